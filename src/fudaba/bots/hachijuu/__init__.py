"""Bots that know Hachijuu."""

from fudaba.bots.contract import Bot
from fudaba.bots.hachijuu.greedy import GreedyHachijuuBot


def greedy(game: str) -> Bot:
    """The bot without search, which others search with."""
    return GreedyHachijuuBot()
