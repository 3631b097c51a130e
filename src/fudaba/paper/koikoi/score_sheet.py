"""Koi-Koi's score sheet: twelve months, two players, room for the yaku."""

from __future__ import annotations

from fudaba.games.contract import Game
from fudaba.locale import Language
from fudaba.paper.months import months
from fudaba.paper.score_sheet import Closing, Column, ScoreSheet
from fudaba.paper.words import Words


def score_sheet(game: Game, language: Language) -> ScoreSheet:
    """A row for each deal of the match."""
    words = Words(game, language)
    player = [
        Column(lines=[words.say("score.yaku")]),
        Column(head=words.say("score.points"), width=19, lines=["+", "="]),
    ]
    return words.score_sheet(
        blanks=[words.say("score.date")],
        columns=player * int(game.seats),
        rows=months(int(game.options["deals"]), language),
        closing=[Closing(words.say("score.result"))],
        hints=[words.line("score", "KK-461, KK-601, KK-703")],
    )
