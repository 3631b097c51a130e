"""The back."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import line, path
from fudaba.drawing.palette import INDIGO, INK, OCHRE
from fudaba.drawing.shapes import star


def stars() -> str:
    """A row of folk stars across the card."""
    return path("".join(star(8, 6.6, 2.7, x) for x in range(0, 126, 25)), OCHRE)


def back() -> Card:
    """A lozenge lattice with folk stars, two blocks only, like the back of the other pack."""
    # The hanafuda back has the ids that begin with `back`.
    c = Card("back", INDIGO, name="snapback")
    falling = "".join(f"M{x} 0l100 160" for x in range(-100, 100, 25))
    rising = "".join(f"M{x} 0l-100 160" for x in range(0, 200, 25))
    c.add(line(falling + rising, INK, 2))
    return c.many(stars, *((-12.5 * (row % 2 == 0), 20 * row) for row in range(9)))
