"""Finds the stage of a game: each family of games has its own, in a package of its name."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from fudaba.games.contract import Game
from fudaba.locale import FAMILIES, Language
from fudaba.scenes.stage import Stage


def stage(game: Game, names: Sequence[str], seat: int | None, language: Language) -> Stage:
    """The stage of a match for a seat, or for an onlooker."""
    family = FAMILIES.get(game.name, game.name)
    made: Stage = import_module(f"fudaba.scenes.{family}").STAGE(game, names, seat, language)
    return made
