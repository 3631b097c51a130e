"""The frog of November."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle, disc, group, inked, path, placed
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import GREEN, INK, LEAF, OCHRE, PAPER


def frog(c: Card) -> None:
    """The frog that never gives up, lower left."""
    body = curve("8,155! 7,144 12,134 18,125 26,122 35,127! 30,134 28,144 32,154!")
    thigh = curve("6,156! 5,143 15,139 20,147 16,151 24,156!")
    parts = (
        inked(body, LEAF, 1.6),
        path(curve("29,132! 26,144 29,153! 23,153! 22,142"), PAPER),
        inked(thigh, GREEN, 1.4),
        disc(23, 123.6, 3.8, OCHRE) + circle(23.8, 123.6, 1.3, INK),
    )
    c.add(group(*parts, transform=placed(0, 23, 0.85)))
