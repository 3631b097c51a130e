"""What each game adds to the shared table."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from fudaba.locale import Language
from fudaba.terminal.games.base import GameTable

_TABLES: Final = {
    "koikoi": "fudaba.terminal.games.koikoi",
    "hachihachi": "fudaba.terminal.games.hachihachi",
    "hachijuu": "fudaba.terminal.games.hachijuu",
    "800": "fudaba.terminal.games.snapphana",
    "1000": "fudaba.terminal.games.snapphana",
    "150": "fudaba.terminal.games.snapphana",
    "fjabbe": "fudaba.terminal.games.snapphana",
}


def table_of(game: str, names: list[str], seat: int, language: Language) -> GameTable:
    """The table of a game, as seen from a seat; KeyError where there is none yet."""
    made: GameTable = import_module(_TABLES[game]).TABLE(names, seat, language)
    made.game = game
    return made
