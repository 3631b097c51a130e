"""Bots that know the Snapphana games."""

from fudaba.bots.contract import Bot
from fudaba.bots.snapphana.fjabbe import GreedyFjabbeBot
from fudaba.bots.snapphana.greedy import GreedySnapphanaBot


def greedy(game: str) -> Bot:
    """The bot without search, which others search with."""
    return GreedyFjabbeBot() if game == "fjabbe" else GreedySnapphanaBot()
