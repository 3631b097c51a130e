"""Ten questions about a position for a reader who has nothing but a primer.

`python -m tests.primers.reading koikoi` prints what such a reader is given; with `--answers` what
the answers should be.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from fudaba.games.snapphana.view import SnapphanaView
from fudaba.primers.node import Node, plain
from fudaba.primers.position import Position, match_at
from fudaba.primers.primer import primer
from fudaba.primers.snapphana.position import drawn as snapphana_drawn

FOLDER = Path(__file__).parent / "questions"
READ = sorted(path.stem for path in FOLDER.glob("*.toml"))


class Question(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question, its answer, the words of the primer it follows from, how the engine judges."""

    ask: str
    answer: str
    basis: str
    #: A score question and part of its answer.
    asks: dict[str, Any] = {}
    gives: dict[str, Any] = {}
    #: What holds in the position.
    sees: dict[str, Any] = {}


class Reading(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position and the questions about it."""

    game: str
    seed: int
    played: list[str]
    told: str
    question: list[Question]

    @property
    def position(self) -> Position:
        return Position(game=self.game, seed=self.seed, played=tuple(self.played))


def reading(game: str) -> Reading:
    """The questions on a game."""
    return msgspec.convert(tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8")), Reading)


def given(game: str) -> str:
    """What the reader gets: the primer, the position, the questions."""
    found = reading(game)
    asked = "\n".join(f"{number}. {one.ask}" for number, one in enumerate(found.question, 1))
    shown = plain(drawn(found.position))
    return "\n\n".join((primer(game, "en").text, "A POSITION", shown, found.told, asked))


def drawn(position: Position) -> Node:
    """The position as its game draws it."""
    view = match_at(position).view(position.seat)
    if isinstance(view, SnapphanaView):
        return snapphana_drawn(view, {}, "en")
    return position("en")


def main() -> None:
    """Prints one or the other."""
    parser = argparse.ArgumentParser(prog="python -m tests.primers.reading", description=__doc__)
    parser.add_argument("game", choices=READ)
    parser.add_argument("--answers", action="store_true")
    chosen = parser.parse_args()
    if chosen.answers:
        for number, one in enumerate(reading(chosen.game).question, 1):
            print(f"{number}. {one.answer}")
    else:
        print(given(chosen.game))


if __name__ == "__main__":
    main()
