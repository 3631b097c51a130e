"""Score sheets of the Snapphana games: what each side declared and won, deal by deal."""

from __future__ import annotations

from typing import Final

from fudaba.games.contract import Game
from fudaba.locale import Language
from fudaba.paper.score_sheet import Closing, Column, ScoreRow, ScoreSheet
from fudaba.paper.snapphana.writer import Writer

#: As many deals as one side has room for.
_ROWS: Final = 14


def score_sheet(game: Game, language: Language) -> ScoreSheet:
    """A row for each deal; in Fjabbe who lost it is marked."""
    words = Writer(game, language)
    fjabbe = words.rules.is_fjabbe
    side = [
        Column(
            lines=_lines(words, "points", "lost") if fjabbe else _lines(words, "declared", "won")
        )
    ]
    if not fjabbe:
        side.append(Column(head=words.say("score.total"), width=24, lines=["+", "="]))
    blanks = ["date"] if fjabbe else ["date", "target"]
    hint = ("score_fjabbe", "FJ-004, FJ-007") if fjabbe else ("score", "SN-032, E8-009")
    return words.score_sheet(
        blanks=[words.say(f"score.{blank}") for blank in blanks],
        columns=[Column(head=words.say("score.dealer"), width=24), *side * int(words.rules.sides)],
        rows=[ScoreRow(number=str(number)) for number in range(1, _ROWS + 1)],
        closing=[Closing(words.say("score.result_lost" if fjabbe else "score.result"))],
        hints=[words.line(*hint)],
        row_head="paper.deal",
    )


def _lines(words: Writer, *keys: str) -> list[str]:
    return [words.say(f"score.{key}") for key in keys]
