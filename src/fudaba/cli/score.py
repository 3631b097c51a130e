"""`fudaba score`: what cards are worth, for people and for programs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

from fudaba.cli import score_hachihachi, score_hachijuu, score_koikoi, score_snapphana
from fudaba.cli.asked import Asked
from fudaba.cli.failure import Failed, explained
from fudaba.cli.options import AsJson, GivenOptions, Lang, Preset, chosen, language
from fudaba.games.registry import spec
from fudaba.score.questions import answer_lines

#: What answers a person's question, by game.
PEOPLE: Final[dict[str, Callable[[Asked], None]]] = {
    "hachihachi": score_hachihachi.show,
    "hachijuu": score_hachijuu.show,
    "koikoi": score_koikoi.show,
    **{game: partial(score_snapphana.show, game) for game in score_snapphana.GAMES},
}


def command(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="e.g. koikoi.")] = None,
    cards: Annotated[
        str | None, typer.Argument(metavar="[CARDS]", help='Captured cards: "1L 3L 8L".')
    ] = None,
    captured: Annotated[str | None, typer.Option(help="Captured cards.")] = None,
    pile: Annotated[
        str | None, typer.Option(help="800, 1000, 150, Fjabbe: the cards a side has won.")
    ] = None,
    last_trick: Annotated[
        bool, typer.Option("--last-trick", help="With --pile: the last trick is in it.")
    ] = False,
    hand: Annotated[str | None, typer.Option(help="A hand as it was dealt.")] = None,
    deal: Annotated[int, typer.Option(help="The deal's number, from 1.")] = 1,
    calls: Annotated[int, typer.Option(help="Koi-Koi: the winner's koi-koi calls.")] = 0,
    opponent_calls: Annotated[int, typer.Option(help="Koi-Koi: the opponent's calls.")] = 0,
    facts: Annotated[
        Path | None, typer.Option(help="A whole deal: a settle question in a JSON file.")
    ] = None,
    questions: Annotated[
        str | None, typer.Option(metavar="FILE", help="JSON Lines of questions; - reads input.")
    ] = None,
    preset: Preset = None,
    option: GivenOptions = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """What captured cards, a hand or a whole deal are worth, with the rule for each line.

    Example: `fudaba score koikoi "1L 3L 8L 9A" -o sake_cup_kasu=on`
    """
    with explained():
        if questions is not None:
            _answer_file(questions)
            return
        if game is None:
            raise Failed("name a game, e.g. fudaba score koikoi '1L 3L 8L', or give --questions")
        spec(game)
        given = [text for text in (cards, captured, pile) if text is not None]
        if len(given) + (hand is not None) + (facts is not None) != 1:
            raise Failed("give exactly one of: captured cards, --pile, --hand, --facts")
        if last_trick and (game not in score_snapphana.GAMES or not given):
            raise Failed("--last-trick goes with --pile in 800, 1000, 150 and fjabbe")
        PEOPLE[game](
            Asked(
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
        )


def _read_facts(path: Path) -> dict[str, Any]:
    try:
        read = msgspec.json.decode(path.read_bytes())
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Failed(f"{path}: not JSON: {error}") from None
    if not isinstance(read, dict):
        raise Failed(f"{path}: facts are a JSON object")
    return read


def _answer_file(name: str) -> None:
    if name == "-":
        _answer(sys.stdin.buffer)
    else:
        with Path(name).open("rb") as lines:
            _answer(lines)


def _answer(lines: Iterable[bytes]) -> None:
    out = sys.stdout.buffer
    for line in answer_lines(lines):
        out.write(line + b"\n")
        out.flush()
