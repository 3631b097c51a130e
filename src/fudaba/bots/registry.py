"""The bots there are, by name and game; each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from fudaba.bots.contract import Bot
from fudaba.bots.levels import made_of
from fudaba.games.options import UnknownName
from fudaba.games.registry import spec

#: Where a bot's class is: for every game, or for the game named after the stroke.
_CLASSES: Final = {
    "random": "fudaba.bots.random:RandomBot",
    "greedy/koikoi": "fudaba.bots.koikoi.greedy:GreedyKoiKoiBot",
    "greedy/hachihachi": "fudaba.bots.hachihachi.greedy:GreedyHachiHachiBot",
    "greedy/800": "fudaba.bots.snapphana.greedy:GreedySnapphanaBot",
    "greedy/1000": "fudaba.bots.snapphana.greedy:GreedySnapphanaBot",
    "greedy/150": "fudaba.bots.snapphana.greedy:GreedySnapphanaBot",
    "greedy/fjabbe": "fudaba.bots.snapphana.fjabbe:GreedyFjabbeBot",
    "greedy/hachijuu": "fudaba.bots.hachijuu.greedy:GreedyHachijuuBot",
}

#: From weak to strong; there are also searches, with any number.
NAMES: Final = ("random", "beginner", "greedy", "club", "master")
SEARCHES: Final = ("search:500", "search:200ms")


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, from weak to strong."""
    has_greedy = f"greedy/{game}" in _CLASSES
    return tuple(name for name in NAMES if name in _CLASSES or has_greedy)


def bot(name: str, game: str) -> Bot:
    """The bot of that name for a game; OptionError names the nearest that can play it."""
    spec(game)  # says so where there is no such game
    path = _CLASSES.get(f"{name}/{game}", _CLASSES.get(name))
    if path is None:
        found = None
        if name != "greedy" and f"greedy/{game}" in _CLASSES:
            found = made_of(bot("greedy", game), name)
        if found is None:
            known = (*names(game), *SEARCHES)
            raise UnknownName("bot", name, known, game)
        return found
    module, _, cls = path.partition(":")
    made: Bot = getattr(import_module(module), cls)()
    return made
