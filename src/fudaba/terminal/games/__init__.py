"""What each game adds to the shared table."""

from __future__ import annotations

from fudaba.games.registry import part
from fudaba.locale import Language
from fudaba.terminal.games.base import GameTable


def table_of(game: str, names: list[str], seat: int, language: Language) -> GameTable:
    """The table of a game, as seen from a seat."""
    made: GameTable = part(game, "terminal.games").TABLE(names, seat, language)
    made.game = game
    return made
