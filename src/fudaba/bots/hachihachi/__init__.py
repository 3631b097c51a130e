"""Bots that know Hachi-Hachi."""

from fudaba.bots.contract import Bot
from fudaba.bots.hachihachi.greedy import GreedyHachiHachiBot


def greedy(game: str) -> Bot:
    """The bot without search, which others search with."""
    return GreedyHachiHachiBot()
