"""The cuckoo of April."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import eye, inked, line, outlined, path
from fudaba.drawing.outline import brush, curve
from fudaba.drawing.palette import INDIGO, INK, LILAC, OCHRE, PAPER, WHITE


def cuckoo(c: Card) -> None:
    """The cuckoo of April, flying to the left."""
    c.add(
        *(
            path(brush(s, 9, 8, 3), INK, stroke=PAPER, stroke_width=1)
            for s in ("62,112 80,126 92,146", "64,108 84,116 98,130")
        )
    )
    far = "40,108! 34,120 33,136 42,152! 46,146 49,146! 51,138 55,137! 56,128 60,124! 58,116 54,110"
    c.add(inked(curve(far), INDIGO, 1.2))
    c.add(inked(curve("18,97! 26,89 36,90 50,97 68,108 64,118 48,117 34,110 25,103"), WHITE, 1.5))
    c.add(line("M40 111L45 105M47 115L54 108M55 117L63 110", INK, 2))
    c.add(path(curve("20,96! 28,88 38,90 54,98 66,107 52,106 38,100"), INDIGO))
    near = "38,98! 44,80 58,66 84,58! 80,66 83,70! 76,75 78,81! 71,85 72,92! 66,97 60,108"
    c.add(inked(curve(near), INDIGO, 1.4), line("M50 92Q58 80 70 72M54 99Q62 90 69 85", LILAC, 1.6))
    c.add(
        outlined("M22 94L8 99L24 101z", OCHRE, 1.3),
        eye(29.5, 95.4, 2.3, OCHRE),
    )
