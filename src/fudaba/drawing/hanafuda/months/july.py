"""July: bush clover."""

from __future__ import annotations

import math

from fudaba.drawing.card import Card
from fudaba.drawing.digits import join
from fudaba.drawing.elements import group, line, path
from fudaba.drawing.hanafuda.figures.boar import boar
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.hanafuda.ribbons import red_ribbon
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import GREEN, INK, OCHRE, PAPER, RED


def clover(count: int, bend: float, sway: float, rest: int, pea: int) -> str:
    """A stem of bush clover, base at the origin: pairs of oval leaves that get smaller upwards.

    One leaf of each side in three is yellow, beginning with `rest`; pea blossoms hang from the
    pair `pea` on.
    """
    stem = [(sway * math.sin(t / 2) + bend * t * t, -9 - 10.6 * t) for t in range(count + 1)]
    d = {GREEN: "", OCHRE: "", RED: ""}
    for t, (x, y) in enumerate(stem[:-1]):
        size = 1.14 - 0.5 * t / count
        for s in (-1, 1):
            tone = OCHRE if (t + (s > 0) + rest) % 3 == 0 else GREEN
            wide, lift = s * size * (14 + (t * 7 + s + rest) % 3), size * (t + s + rest) % 3
            d[tone] += f"M{join((x, y))}c{join((s, -8 * size, wide * 0.7, -11 * size - lift))}"
            d[tone] += f" {join((wide, -6 * size - lift))}"
            d[tone] += f"c{join((s, 6 * size, -wide * 0.57, 9 * size, -wide, 6 * size + lift))}z"
        if t >= pea:
            s = (-1, 1)[(t + rest) % 2]
            d[RED] += f"M{join((x, y + 4))}c{join((s, 4, s * 7, 6, s * 9, 1))}"
            d[RED] += f"c{join((-s * 2, -5, -s * 7, -5, -s * 9, -1))}z"
    d[RED] += "M" + join((stem[-1][0], stem[-1][1] + 4)) + "c-6-4-5-10 1-13c5 4 5 9-1 13z"
    return line(curve([(0, 0), *stem], closed=False), INK, 1.8) + group(
        *(path(shape, tone) for tone, shape in d.items()), stroke=PAPER, stroke_width=0.7
    )


def sprig() -> str:
    """A long stem, 100 high, that leans right."""
    return clover(8, 0.16, 2.2, 0, 3)


def shoot() -> str:
    """A shorter stem, 70 high, that leans left and has blossoms near its top."""
    return clover(5, -0.3, -2, 1, 3)


def animal() -> Card:
    """The boar."""
    c = month_card("7A")
    c.many(sprig, (26, 104, -0.9, -18), (52, 100, 0.85, -6), (74, 106, 0.9, 14))
    c.many(shoot, (94, 108, -0.9, 14), (6, 112, 0.9, -6), (38, 100, 0.85, -4))
    boar(c)
    return c


def ribbon() -> Card:
    """A plain red ribbon."""
    c = month_card("7R")
    c.many(sprig, (46, 166, -1.3, -8), (70, 166, 1.44, 2))
    c.many(shoot, (24, 168, 1.1, -10), (92, 168, -1.15, 6), (58, 168, 0.8, 4))
    c.use(red_ribbon, 54, 34, 1, 6)
    return c


def plain_1() -> Card:
    """A plain: stems that part."""
    c = month_card("7K1")
    c.many(shoot, (62, 168, -1.35, 22), (32, 168, 1.2, -26))
    c.many(sprig, (50, 166, -1.45, -10), (56, 166, 1.55, 0))
    return c


def plain_2() -> Card:
    """A plain: stems that all bend one way."""
    c = month_card("7K2")
    c.use(shoot, 100, 168, 1.25, -6)
    c.many(sprig, (82, 166, -1.5, 2), (48, 166, -1.25, -2))
    c.use(shoot, 18, 168, 1.3, 4)
    return c


def july() -> tuple[Card, ...]:
    """Bush clover: boar, plain red ribbon."""
    return (animal(), ribbon(), plain_1(), plain_2())
