"""Bots that know Koi-Koi."""

from fudaba.bots.contract import Bot
from fudaba.bots.koikoi.greedy import GreedyKoiKoiBot


def greedy(game: str) -> Bot:
    """The bot without search, which others search with."""
    return GreedyKoiKoiBot()
