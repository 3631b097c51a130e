"""The bots there are, by name and game; each is imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from fudaba.bots.contract import Bot
from fudaba.games.options import OptionError
from fudaba.games.registry import spec

#: Where a bot's class is: for every game, or for the game named after the stroke.
_CLASSES: Final = {
    "random": "fudaba.bots.random:RandomBot",
    "greedy/koikoi": "fudaba.bots.koikoi.greedy:GreedyKoiKoiBot",
    "greedy/hachihachi": "fudaba.bots.hachihachi.greedy:GreedyHachiHachiBot",
}

NAMES: Final = tuple(dict.fromkeys(key.partition("/")[0] for key in _CLASSES))


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, from weak to strong."""
    return tuple(name for name in NAMES if name in _CLASSES or f"{name}/{game}" in _CLASSES)


def bot(name: str, game: str) -> Bot:
    """The bot of that name for a game; OptionError lists the bots that can play it."""
    spec(game)  # says so where there is no such game
    path = _CLASSES.get(f"{name}/{game}", _CLASSES.get(name))
    if path is None:
        raise OptionError(f"{game} has no bot '{name}'; there is {', '.join(names(game))}")
    module, _, cls = path.partition(":")
    made: Bot = getattr(import_module(module), cls)()
    return made
