"""The eight-plank bridge of May."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.digits import n
from fudaba.drawing.elements import line, outlined, path
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import INDIGO, INK, OCHRE, PAPER, STRAW


def bridge(c: Card) -> None:
    """The zigzag bridge of May: four spans of two planks each, a light and a dark one."""
    c.add(path(curve("-4,104! 20,100 44,106 72,100 104,106! 104,164! -4,164!"), INDIGO))
    c.add(
        line(
            "M74 113q5-4 10 0t10 0M4 130q5-4 10 0t10 0M80 148q5-4 10 0M4 156q5-4 10 0t10 0",
            PAPER,
            2,
        )
    )
    c.add(line("M8 111V124M91 126V142M14 148V162", INK, 4.4, stroke_linecap="butt"))
    spans = ((-6, 99, 36, 97), (22, 98, 94, 109), (97, 114, 16, 128), (8, 134, 106, 147))
    for x0, y0, x1, y1 in spans:
        for colour, top, low in ((STRAW, 0, 7), (OCHRE, 7, 14)):
            d = f"M{n(x0)} {n(y0 + top)}L{n(x1)} {n(y1 + top)}V{n(y1 + low)}L{n(x0)} {n(y0 + low)}z"
            c.add(outlined(d, colour, 1.6))
