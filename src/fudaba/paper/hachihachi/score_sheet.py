"""Hachi-Hachi's score sheet: a year on one side."""

from __future__ import annotations

from fudaba.games.contract import Game
from fudaba.locale import Language
from fudaba.paper.months import months
from fudaba.paper.score_sheet import Closing, Column, ScoreSheet
from fudaba.paper.words import Words


def score_sheet(game: Game, language: Language) -> ScoreSheet:
    """A row for each month, with its field and its pot; a thick line where han-don comes."""
    words = Words(game, language)
    deals = int(game.options["deals"])
    field = Column(
        head=words.say("score.field"),
        width=19,
        ring=["1", "2", "4"],
        lines=[words.say("score.carried")],
    )
    deal = Column(
        head=words.say("score.deal"),
        width=19,
        lines=[words.say("score.pot"), words.say("score.won_by")],
    )
    players = [Column(lines=["±", "="])] * int(game.seats)
    return words.score_sheet(
        blanks=[words.say(f"score.{blank}") for blank in ("year", "kan", "capital")],
        columns=[field, deal, *players],
        rows=months(deals, language, marked=7),  # HH-960
        closing=[
            Closing(words.say("score.received"), words.say("score.stroke")),
            Closing(words.say("score.result"), words.say("score.less")),
        ],
        hints=[words.line("score", "HH-200, HH-204"), words.line("score_out", "HH-305, HH-350")],
    )
