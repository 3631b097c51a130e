"""Finds the stage of a game, by the name of its family as every room does."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.games.contract import Game
from fudaba.games.registry import part
from fudaba.locale import Language
from fudaba.scenes.stage import Stage


def stage(game: Game, names: Sequence[str], seat: int | None, language: Language) -> Stage:
    """The stage of a match for a seat, or for an onlooker."""
    made: Stage = part(game.name, "scenes").STAGE(game, names, seat, language)
    return made
