"""The back, and the white card of seven-handed Hachi-Hachi."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.card import Card
from fudaba.drawing.elements import line
from fudaba.drawing.palette import INK, MADDER, WHITE

#: One crest: three arcs within each other.
CREST: Final = "m-8.7-4.9a10 10 0 0 1 17.4 0m-3-.1a6.4 6.4 0 0 0-11.4 0m3 .9a3.4 3.4 0 0 1 5.4 0"


def waves() -> str:
    """A row of wave crests across the card."""
    return line("".join(f"M{x} 0{CREST}" for x in range(0, 61, 20)), INK, 0.9)


def back() -> Card:
    """Overlapping waves in two blocks."""
    c = Card("back", MADDER)
    scale = 1.667
    for row in range(23):
        c.use(waves, (row % 2) * -10 * scale, row * 5 * scale - 3, scale)
    return c


def white() -> Card:
    """Nothing on white paper."""
    return Card("W", WHITE)
