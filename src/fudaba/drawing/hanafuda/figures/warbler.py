"""The bush warbler of February."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import eye, inked, line, path
from fudaba.drawing.outline import brush, curve
from fudaba.drawing.palette import GREEN, INK, LEAF, OCHRE


def warbler(c: Card) -> None:
    """The bush warbler of February on its branch."""
    c.add(line("M42 112L40 126M50 112L51 126", INK, 2.6))
    c.add(path(brush("32,98 18,114 6,130", 11, 8, 6), GREEN, stroke=INK, stroke_width=1.8))
    body = "22,106! 27,88 34,74 40,62 51,54 62,58 67,65 65,74 66,88 58,106 44,115 32,112"
    c.add(inked(curve(body), LEAF, 1.6))
    c.add(path(curve("64,72! 64,88 57,104 44,113 35,110! 50,100 54,86 52,72"), OCHRE))
    c.add(inked(curve("12,118! 22,92 34,78 47,79 50,90 42,102 27,112"), GREEN, 1.6))
    c.add(line("M26 106Q38 100 44 88M21 108Q30 96 37 86", OCHRE, 1.6))
    c.add(path("M63 60L77 65L65 70z", OCHRE, stroke=INK, stroke_width=1.5, stroke_linejoin="round"))
    c.add(
        line("M46 58Q54 57 62 62", INK, 1.6),
        eye(56, 64.6, 3.2),
    )
