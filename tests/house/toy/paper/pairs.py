"""Pairs on paper."""

from fudaba.games.contract import Game
from fudaba.locale import Language
from fudaba.paper.score_sheet import Column, ScoreRow, ScoreSheet
from fudaba.paper.sheet import Entry, Group, Page, Sheet
from fudaba.paper.words import Words


def sheet(game: Game, language: Language) -> Sheet:
    words = Words(game, language)
    entry = Entry(name=words.called("reason.cards"), worth="1", cards="1L 1R", rule="PR-004")
    group = Group(key="cards", name=words.called("reason.cards"), form="yaku", rows=[[entry]])
    return words.sheet([Page(title=words.called("name"), groups=[[group]])])


def score_sheet(game: Game, language: Language) -> ScoreSheet:
    return Words(game, language).score_sheet(
        blanks=[],
        columns=[Column(lines=["="])] * 2,
        rows=[ScoreRow(number="1")],
        closing=[],
        hints=[],
        row_head="paper.deal",
    )
