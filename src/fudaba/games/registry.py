"""The games there are; each is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from fudaba.games.contract import Game
from fudaba.games.options import UnknownName
from fudaba.games.spec import Spec

_MODULES: Final = {
    "koikoi": "fudaba.games.koikoi",
    "hachihachi": "fudaba.games.hachihachi",
    "hachijuu": "fudaba.games.hachijuu",
    "800": "fudaba.games.snapphana",
    "1000": "fudaba.games.snapphana",
    "150": "fudaba.games.snapphana",
    "fjabbe": "fudaba.games.snapphana",
}

NAMES: Final = tuple(_MODULES)


@cache
def spec(name: str) -> Spec:
    """The game of that name; OptionError names the nearest."""
    if name not in _MODULES:
        raise UnknownName("game", name, NAMES)
    found: Spec = import_module(_MODULES[name]).SPECS[name]
    return found


def game(name: str, preset: str | None = None, seats: int | None = None, **options: object) -> Game:
    """A game with its options, e.g. `game("koikoi", sake_cup_kasu=True)`."""
    return spec(name).game(preset, seats, options)
