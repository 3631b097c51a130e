"""Hachijuu's score sheet: a row for each deal, with who was oya, the rate and the pot."""

from __future__ import annotations

from typing import Final

from fudaba.games.contract import Game
from fudaba.locale import Language
from fudaba.paper.score_sheet import Closing, Column, ScoreRow, ScoreSheet
from fudaba.paper.words import Words

#: As many deals as one side has room for.
_ROWS: Final = 16


def score_sheet(game: Game, language: Language) -> ScoreSheet:
    """Ring the rate; above the line what a deal brought, below it what one has."""
    words = Words(game, language)
    deals = min(int(game.options["deals"]), _ROWS)
    rate = Column(
        head=words.say("score.rate"), width=19, ring=["1", "2", "4"], lines=[words.say("score.pot")]
    )
    oya = Column(
        head=words.say("score.deal"),
        width=22,
        lines=[words.say("score.oya"), words.say("score.won_by")],
    )
    players = [Column(lines=["±", "="])] * int(game.seats)
    return words.score_sheet(
        blanks=[words.say("score.date")],
        columns=[rate, oya, *players],
        rows=[ScoreRow(number=str(number)) for number in range(1, deals + 1)],
        closing=[Closing(words.say("score.result"))],
        hints=[words.line("score", "HJ-316, HJ-317"), words.line("score_out", "HJ-302, HJ-312")],
        row_head="paper.deal",
    )
