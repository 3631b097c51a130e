"""What the observations of each game consist of: rows of features, and what writes them."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, TypeAlias

from mypy_extensions import i64

from fudaba.envs.features.expand import Expander
from fudaba.envs.features.feature import Feature
from fudaba.games.contract import Game, Match

#: Puts the whole numbers of an observation of a match, for a viewer, where they are expanded.
Write: TypeAlias = Callable[[Match, i64, Expander], None]

_MODULES: Final = {
    "koikoi": "fudaba.envs.features.koikoi",
    "hachihachi": "fudaba.envs.features.hachihachi",
    "hachijuu": "fudaba.envs.features.hachijuu",
    "800": "fudaba.envs.features.snapphana",
    "1000": "fudaba.envs.features.snapphana",
    "150": "fudaba.envs.features.snapphana",
    "fjabbe": "fudaba.envs.features.snapphana",
}


def features(game: Game) -> tuple[Feature, ...]:
    """The features of a game with its options and seats, in their order."""
    rows: tuple[Feature, ...] = import_module(_MODULES[game.name]).features(game)
    return rows


def write(game: Game) -> Write:
    """The function that writes the whole numbers of an observation."""
    found: Write = import_module(_MODULES[game.name]).write
    return found
