"""What the observations of each game consist of: rows of features, and what writes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mypy_extensions import i64

from fudaba.envs.features.bounds import Bounds
from fudaba.envs.features.expand import Expander
from fudaba.envs.features.feature import Feature
from fudaba.games.contract import Game, Match
from fudaba.games.registry import part

#: Puts the whole numbers of an observation of a match, for a viewer, where they are expanded.
Write: TypeAlias = Callable[[Match, i64, Expander], None]


def features(game: Game) -> tuple[Feature, ...]:
    """The features of a game with its options and seats, in their order."""
    rows: tuple[Feature, ...] = part(game.name, "envs.features").features(game)
    return rows


def write(game: Game) -> Write:
    """The function that writes the whole numbers of an observation."""
    found: Write = part(game.name, "envs.features").write
    return found


def bounds(game: Game) -> Bounds:
    """What no deal of the game goes beyond."""
    found: Bounds = part(game.name, "envs.features").bounds(game)
    return found
