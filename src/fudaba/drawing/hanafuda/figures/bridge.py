"""The eight-plank bridge of May."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import line, outlined, path
from fudaba.drawing.numbers import n
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import INDIGO, INK, OCHRE, PAPER


def bridge(c: Card) -> None:
    """The zigzag bridge of May: four spans of two planks each, over the water."""
    c.add(path(curve("-4,104! 20,100 44,106 72,100 104,106! 104,164! -4,164!"), INDIGO))
    c.add(
        line(
            "M74 113q5-4 10 0t10 0M4 130q5-4 10 0t10 0M80 148q5-4 10 0M4 156q5-4 10 0t10 0",
            PAPER,
            2,
        )
    )
    c.add(line("M8 116V128M91 130V144M15 148V162", INK, 4.4, stroke_linecap="butt"))
    spans = ((-6, 105, 40, 100), (26, 103, 92, 114), (96, 118, 18, 131), (10, 134, 106, 149))
    for x0, y0, x1, y1 in spans:
        for shift in (0, 7):
            top, low = shift, shift + 7
            d = f"M{n(x0)} {n(y0 + top)}L{n(x1)} {n(y1 + top)}V{n(y1 + low)}L{n(x0)} {n(y0 + low)}z"
            c.add(outlined(d, OCHRE, 1.8))
