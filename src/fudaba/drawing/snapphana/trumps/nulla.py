"""Nulla."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle
from fudaba.drawing.palette import GREEN, LEAF, OCHRE, PAPER, RED, WHITE
from fudaba.drawing.shapes import polar
from fudaba.drawing.snapphana.ornaments import leaf, rose
from fudaba.drawing.snapphana.trumps.trump import trump


def t0_nulla() -> Card:
    """N, nulla: an empty wreath."""
    c = trump("T0", "N", "", gold=True)
    for i in range(15):
        c.use(leaf, *polar(30, 24 * i, 50, 80), 1.3, 24 * i + 40, GREEN)
        c.use(leaf, *polar(38, 24 * i, 50, 80), 1.3, 24 * i + 150, LEAF)
    c.add(circle(50, 80, 33, "none", stroke=GREEN, stroke_width=8))
    c.add(circle(50, 80, 33, "none", stroke=PAPER, stroke_width=1.2, stroke_dasharray="4 4"))
    for i in range(6):
        c.use(rose, *polar(34, 60 * i, 50, 80), 1.3, 0, (RED, WHITE, OCHRE)[i % 3])
    return c
