"""The sake cup of September."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import ellipse, group, inked, path, placed
from fudaba.drawing.outline import brush
from fudaba.drawing.palette import INK, OCHRE, RED


def cup(c: Card) -> None:
    """The sake cup of September: shallow, lacquered, with the sign for long life."""
    sign = (
        brush("-10,-8 10,-9", 1.6, 2.6)
        + brush("-8,-3.4 8,-4", 1.6, 2.4)
        + brush("-14,1 14,0", 1.8, 2.8)
        + brush("1,-13 -2,-1 -12,10", 2.8, 2.6, 1.2)
        + brush("-6,5 12,4", 1.4, 2.4)
        + brush("7,1 7,11 2,10", 2.4, 2.4, 1)
        + brush("-3,7.6 0,10", 1.4, 2.4)
    )
    parts = (
        inked("M-13 20H13L16 31Q0 37-16 31z", RED, 1.8),
        inked("M-41 0C-37 17-18 25 0 25S37 17 41 0z", RED, 1.8),
        ellipse(0, 0, 41, 20, OCHRE, stroke=INK, stroke_width=2),
        ellipse(0, 0, 36, 16.4, RED, stroke=INK, stroke_width=1.4),
        path(sign, OCHRE),
    )
    c.add(group(*parts, transform=placed(52, 101)))
