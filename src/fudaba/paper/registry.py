"""Finds the sheets of a game, by the name of its family as every room does."""

from __future__ import annotations

from fudaba.games.contract import Game
from fudaba.games.registry import part
from fudaba.locale import Language
from fudaba.paper.score_sheet import ScoreSheet
from fudaba.paper.sheet import Sheet


def sheet(game: Game, language: Language) -> Sheet:
    """Everything that scores under the game's options."""
    made: Sheet = part(game.name, "paper").sheet(game, language)
    return made


def score_sheet(game: Game, language: Language) -> ScoreSheet:
    """A sheet to keep the score on."""
    made: ScoreSheet = part(game.name, "paper").score_sheet(game, language)
    return made
