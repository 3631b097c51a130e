"""The frog of November, that never gives up."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle, disc, group, inked, line, outlined, path, placed
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import BROWN, GREEN, INK, LEAF, OCHRE, PAPER


def frog(c: Card) -> None:
    """It sits on the near bank, lower left, and looks up."""
    c.add(outlined(curve("-4,152! 14,147 34,149 48,158 52,166! -4,166!"), BROWN, 1.4))
    body = curve("8,155! 7,144 12,134 18,125 26,121 37,127! 31,134 29,144 34,155!")
    thigh = curve("5,156! 3,142 15,137 21,147 17,151 26,156!")
    c.add(
        group(
            inked(body, LEAF, 1.3),
            path(curve("30,132! 26,144 30,154! 24,154! 22,142"), PAPER),
            line("M36 127Q31 130 26 128.6", INK, 1.1),
            inked(thigh, GREEN, 1.2),
            disc(23.4, 122.6, 4, OCHRE, 1.3) + circle(24.4, 122, 1.5, INK),
            transform=placed(3, -5, 1.02),
        )
    )
