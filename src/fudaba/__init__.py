"""Fudaba: play, score and study hanafuda and Snapphana card games, by the book."""

from fudaba.games.contract import Game, IllegalAction, Match
from fudaba.games.record import Record, RecordError, replay
from fudaba.games.registry import game
from fudaba.version import VERSION

__all__ = [
    "Game",
    "IllegalAction",
    "Match",
    "Record",
    "RecordError",
    "__version__",
    "game",
    "replay",
]

__version__ = VERSION
