"""The bots there are, by name and game; those of a game are imported when it is asked for."""

from __future__ import annotations

from typing import Final

from fudaba.bots.contract import Bot
from fudaba.bots.levels import made_of
from fudaba.bots.random import RandomBot
from fudaba.games.options import UnknownName
from fudaba.games.registry import part, spec

#: From weak to strong; there are also searches, with any number.
NAMES: Final = ("random", "beginner", "greedy", "club", "master")
SEARCHES: Final = ("search:500", "search:200ms")


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, from weak to strong."""
    spec(game)  # says so where there is no such game
    return NAMES


def bot(name: str, game: str) -> Bot:
    """The bot of that name for a game; OptionError names the nearest that can play it."""
    spec(game)
    if name == "random":
        return RandomBot()
    greedy: Bot = part(game, "bots").greedy(game)
    if name == "greedy":
        return greedy
    found = made_of(greedy, name)
    if found is None:
        raise UnknownName("bot", name, (*NAMES, *SEARCHES), game)
    return found
