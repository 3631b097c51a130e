"""The curtain of March."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import line, outlined, path, rect
from fudaba.drawing.hanafuda.plum import plum
from fudaba.drawing.palette import INK, OCHRE, RED, VIOLET, WHITE


def curtain(c: Card) -> None:
    """The curtain of March: red and white stripes under an indigo valance."""
    for x in range(0, 100, 25):
        c.add(rect(x, 100, 12.5, 64, RED), rect(x + 12.5, 100, 12.5, 64, WHITE))
    swag = "M-4 84Q22 104 50 86Q78 104 104 84"
    c.add(outlined(f"{swag}V110Q78 130 50 112Q22 130-4 110z", VIOLET, 2))
    c.add(line(swag, INK, 6.5), line(swag, OCHRE, 3.6))
    c.many(plum, (25, 107, 0.78), (75, 107, 0.78), fill=WHITE)
    c.add(
        path(
            "M47 86Q42 100 46 122L50 118L54 122Q58 100 53 86z", OCHRE, stroke=INK, stroke_width=1.6
        )
    )
