"""The games there are. A game is one name in every room: each room finds its part by that name.

A family is one game, or several that are played by one rulebook; its part in a room is the module
`PACKAGE.ROOM.FAMILY`, so that Koi-Koi's bots are `fudaba.bots.koikoi`; a star in a room stands for
the family, so that its score pad folds deals in `fudaba.score.koikoi.folding`. Parts are imported
when they are first asked for. Another package brings a game with `register`, has the same rooms
with its own parts in them, and beside them its words (`locale/*.toml`) and its rules
(`rulebook/LANGUAGE/*.md`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Final

from fudaba import locale, rulebook
from fudaba.games.contract import Game
from fudaba.games.options import UnknownName
from fudaba.games.spec import Spec

#: The package that holds this house's rooms.
HOUSE: Final = "fudaba"

#: The rooms in which every game has a part, and what that part is asked for.
ROOMS: Final = {
    "games": ("SPECS",),
    "bots": ("greedy",),
    "score": ("ASKS",),
    "score.*.folding": ("FACTS", "play", "standing"),
    "score.*.guide": ("LISTED", "asks", "meant"),
    "scenes": ("STAGE",),
    "primers": ("PICTURES", "SETS"),
    "paper": ("sheet", "score_sheet"),
    "lab.odds": ("study",),
    "envs.features": ("features", "write", "bounds"),
    "cli.scores": ("show",),
}


class MissingPart(LookupError):  # noqa: N818
    """A room in which a registered game has no part."""


@dataclass(frozen=True)
class Home:
    """Where the parts of a game are."""

    family: str
    package: str


_HOMES: Final[dict[str, Home]] = {}


def register(family: str, *games: str, package: str = HOUSE) -> None:
    """Makes the games of a family known; without names the game is called as its family."""
    for name in games or (family,):
        if name in _HOMES:
            raise ValueError(f"there is a game '{name}' already")
        _HOMES[name] = Home(family, package)
        locale.FAMILIES[name] = family
    if package != HOUSE:
        locale.bring(package)
        rulebook.bring(package)


def withdraw(package: str) -> None:
    """Takes the games of another package out again, for whoever brought them for a while."""
    for name in [name for name, home in _HOMES.items() if home.package == package]:
        del _HOMES[name], locale.FAMILIES[name]
    locale.give_back(package)
    rulebook.give_back(package)
    spec.cache_clear()
    part.cache_clear()


register("koikoi")
register("hachihachi")
register("hachijuu")
register("snapphana", "800", "1000", "150", "fjabbe")

#: The games of this house.
NAMES: Final = tuple(_HOMES)


def names() -> tuple[str, ...]:
    """All games, those of other packages after our own."""
    return tuple(_HOMES)


def home(name: str) -> Home:
    """Where the parts of a game are; OptionError names the nearest where there is no such game."""
    found = _HOMES.get(name)
    if found is None:
        raise UnknownName("game", name, names())
    return found


@cache
def part(name: str, room: str) -> ModuleType:
    """What a game has in a room, e.g. `part("800", "bots")`."""
    found = home(name)
    inside = room if "*" in room else f"{room}.*"
    module = f"{found.package}.{inside.replace('*', found.family)}"
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name and f"{module}.".startswith(f"{missing.name}."):
            raise MissingPart(f"{name} has no part in the room {room}: {module}") from None
        raise


@cache
def spec(name: str) -> Spec:
    """The game of that name; OptionError names the nearest."""
    found: Spec = part(name, "games").SPECS[name]
    return found


def game(name: str, preset: str | None = None, seats: int | None = None, **options: object) -> Game:
    """A game with its options, e.g. `game("koikoi", sake_cup_kasu=True)`."""
    return spec(name).game(preset, seats, options)
