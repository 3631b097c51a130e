"""The boar of July."""

from __future__ import annotations

import math

from fudaba.drawing.card import Card
from fudaba.drawing.elements import dots, ellipse, eye, inked, line, outlined, path
from fudaba.drawing.outline import Point, curve
from fudaba.drawing.palette import BROWN, INK, OCHRE, PAPER, PINK, WHITE


def boar(c: Card) -> None:
    """The boar of July, facing left."""
    far = "30,134 28,154! 35,154! 39,138M72,132 76,154! 83,154! 82,132"
    c.add(*(path(curve(part), INK) for part in far.split("M")))
    c.add(line("M89 108Q97 104 93 96", INK, 2.6))
    mane: list[Point] = [(28, 106, True)]
    for i in range(8):
        x = 34 + i * 6.6
        y = 92 - 7 * math.sin((i + 1) / 9 * math.pi) + i * 1.2
        mane += [(x, y - 8, True), (x + 3, y + 4, True)]
    c.add(path(curve([*mane, (88, 118, True), (40, 124, True)]), INK))
    body = (
        "5,133! 6,126 16,119 24,108 36,98 54,93 72,95 85,104 90,118 88,130 90,142 92,154! "
        "84,154! 78,140 68,137 54,140 50,142 48,154! 40,154! 38,142 30,141 20,142 9,140!"
    )
    c.add(inked(curve(body), BROWN, 1.6))
    c.add(path(curve("30,114! 29,100 40,94! 44,108"), INK, stroke=PAPER, stroke_width=1))
    c.add(
        ellipse(7, 134, 3.4, 5.6, PINK, stroke=INK, stroke_width=1.4),
        dots(1, (6.4, 132), (6.4, 136)),
    )
    c.add(
        outlined("M17 138Q11 132 14 122L25 137z", WHITE, 1.2),
        line("M12 140Q22 139 30 134", INK, 1.6),
    )
    c.add(eye(22.8, 120, 3, OCHRE), line("M18 116L26 115", INK, 1.8))
    c.add(line("M52 104Q47 116 52 128M63 102Q58 115 63 128M74 105Q70 116 74 126", OCHRE, 2))
    c.add(path("M40 150H48V154.6H40zM84 150H92V154.6H84z", INK))
