"""Hachi-Hachi's combinations on two sides: what is dealt, what is captured."""

from __future__ import annotations

from fudaba.games.contract import Game
from fudaba.locale import Language
from fudaba.paper.hachihachi.captured import Captured
from fudaba.paper.hachihachi.dealt import Dealt
from fudaba.paper.sheet import Sheet
from fudaba.paper.words import Words


def sheet(game: Game, language: Language) -> Sheet:
    """Everything that scores under the game's options."""
    pages = [Dealt(game, language).page(), Captured(game, language).page()]
    return Words(game, language).sheet(pages)
