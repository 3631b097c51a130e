"""Fudaba: play, score and study hanafuda and Snapphana card games, by the book.

The names below are imported when they are first used: a command that is interrupted while it
starts is then already in its own hands, and can leave without a traceback.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from fudaba.version import VERSION

if TYPE_CHECKING:
    from fudaba.games.contract import Game, IllegalAction, Match
    from fudaba.games.record import Record, RecordError, replay
    from fudaba.games.registry import game

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

_HOMES = {
    "Game": "fudaba.games.contract",
    "IllegalAction": "fudaba.games.contract",
    "Match": "fudaba.games.contract",
    "Record": "fudaba.games.record",
    "RecordError": "fudaba.games.record",
    "game": "fudaba.games.registry",
    "replay": "fudaba.games.record",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'fudaba' has no attribute '{name}'")
    found = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
