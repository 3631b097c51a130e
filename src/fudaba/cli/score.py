"""`fudaba score`: what cards are worth, for people and for programs."""

from __future__ import annotations

import sys
from codecs import BOM_UTF8
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from fudaba.cli.asked import Asked
from fudaba.cli.failure import Failed, explained
from fudaba.cli.given import name_of, opened
from fudaba.cli.noted import show_match
from fudaba.cli.options import AsJson, GivenOptions, Lang, Preset, chosen, language
from fudaba.games.registry import part
from fudaba.malformed import UNREADABLE, reason
from fudaba.score.questions import answer_lines


def command(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    cards: Annotated[str | None, typer.Argument(metavar="CARDS")] = None,
    captured: Annotated[str | None, typer.Option(metavar="CARDS")] = None,
    pile: Annotated[str | None, typer.Option(metavar="CARDS")] = None,
    last_trick: Annotated[bool, typer.Option("--last-trick")] = False,
    hand: Annotated[str | None, typer.Option(metavar="CARDS")] = None,
    deal: Annotated[int, typer.Option(metavar="N")] = 1,
    calls: Annotated[int, typer.Option(metavar="N")] = 0,
    opponent_calls: Annotated[int, typer.Option(metavar="N")] = 0,
    facts: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    questions: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    preset: Preset = None,
    option: GivenOptions = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Answers what somebody wants to know of a deal."""
    with explained():
        if questions is not None:
            _answer_file(questions)
            return
        if game is None:
            raise Failed("usage.name_a_game")
        room = part(game, "cli.scores")
        given = [text for text in (cards, captured, pile) if text is not None]
        if len(given) + (hand is not None) + (facts is not None) != 1:
            raise Failed("usage.one_of")
        if last_trick and not (given and getattr(room, "HAS_TRICKS", False)):
            raise Failed("usage.last_trick")
        asked = Asked(
            captured=given[0] if given else None,
            hand=hand,
            facts=None if facts is None else _read_facts(facts),
            deal=deal,
            calls=calls,
            opponent_calls=opponent_calls,
            last_trick=last_trick,
            preset=preset,
            options=chosen(option),
            as_json=as_json,
            language=language(lang),
        )
        if asked.facts is not None and "deals" in asked.facts:
            show_match(game, asked)
        else:
            room.show(game, asked)


def _read_facts(path: Path) -> dict[str, Any]:
    with opened(path) as found:
        text = found.read()
    try:
        read = msgspec.json.decode(text.removeprefix(BOM_UTF8))
    except UNREADABLE as error:
        raise Failed("usage.no_json", name=name_of(path), why=reason(error)) from None
    if not isinstance(read, dict):
        raise Failed("usage.no_facts", name=name_of(path))
    return read


def _answer_file(name: str) -> None:
    out = sys.stdout.buffer
    with opened(name) as lines:
        for line in answer_lines(lines):
            out.write(line + b"\n")
            out.flush()
