"""What every game promises, in one place to import from: `Game`, `Match`, and their refusals."""

from fudaba.games.game import Game
from fudaba.games.illegal import IllegalAction, RefusedMove, UnplayableDeck
from fudaba.games.match import HIGHEST_CODE, Match
from fudaba.games.proceedings import ATTEMPTS, DRAW_STREAM
from fudaba.games.window import WINDOW

__all__ = [
    "ATTEMPTS",
    "DRAW_STREAM",
    "HIGHEST_CODE",
    "WINDOW",
    "Game",
    "IllegalAction",
    "Match",
    "RefusedMove",
    "UnplayableDeck",
]
