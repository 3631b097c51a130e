"""July: bush clover."""

from __future__ import annotations

import math

from fudaba.drawing.card import Card
from fudaba.drawing.elements import group, line, path
from fudaba.drawing.hanafuda.figures.boar import boar
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.hanafuda.ribbons import red_ribbon
from fudaba.drawing.numbers import join
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import GREEN, INK, OCHRE, PAPER, RED


def sprig() -> str:
    """A long bush-clover stem, base at the origin, 100 high: oval leaves, pea blossoms above."""
    stem = [(2.2 * math.sin(t / 2) + t * t * 0.16, -10 - 11 * t) for t in range(9)]
    d = {GREEN: "", OCHRE: "", RED: ""}
    for t, (x, y) in enumerate(stem[:8]):
        for s in (-1, 1):
            tone = OCHRE if (t + (s > 0)) % 3 == 0 else GREEN
            d[tone] += f"M{join((x, y))}c{join((s, -8, s * 10, -11, s * 14, -6))}"
            d[tone] += f"c{join((s, 6, -s * 8, 9, -s * 14, 6))}z"
        if t > 2:
            s = (-1, 1)[t % 2]
            d[RED] += f"M{join((x, y + 4))}c{join((s, 4, s * 7, 6, s * 9, 1))}"
            d[RED] += f"c{join((-s * 2, -5, -s * 7, -5, -s * 9, -1))}z"
    d[RED] += "M" + join((stem[-1][0], stem[-1][1] + 4)) + "c-6-4-5-10 1-13c5 4 5 9-1 13z"
    return line(curve([(0, 0), *stem], closed=False), INK, 1.8) + group(
        *(path(shape, tone) for tone, shape in d.items()), stroke=PAPER, stroke_width=0.7
    )


def animal() -> Card:
    """Bush clover - boar."""
    c = month_card("7A")
    c.many(sprig, (26, 104, 0.9, -24), (48, 100, 0.85, -2), (70, 104, 0.85, 20), (92, 108, 0.7, 26))
    c.use(sprig, 8, 112, 0.66, -20)
    boar(c)
    return c


def ribbon() -> Card:
    """Bush clover - plain red ribbon."""
    c = month_card("7R")
    c.many(sprig, (44, 166, 1.3, -14), (72, 166, 1.36, 2), (24, 168, 0.9, -14), (88, 168, 0.96, 10))
    c.use(red_ribbon, 54, 34, 1, 6)
    return c


def plain_1() -> Card:
    """Bush clover."""
    c = month_card("7K1")
    c.many(
        sprig, (46, 166, 1.36, -20), (54, 166, 1.5, 2), (40, 168, 0.86, -40), (72, 168, 1.02, 18)
    )
    return c


def plain_2() -> Card:
    """Bush clover."""
    c = month_card("7K2")
    c.many(sprig, (80, 166, 1.36, 2), (44, 166, 1.12, 0), (20, 168, 0.8, 6), flip=True)
    c.use(sprig, 100, 168, 0.9, 10, flip=True)
    return c


def july() -> tuple[Card, ...]:
    """Bush clover: boar, plain red ribbon."""
    return (animal(), ribbon(), plain_1(), plain_2())
