"""September: chrysanthemum."""

from __future__ import annotations

from collections.abc import Iterable

from fudaba.drawing.card import Card
from fudaba.drawing.digits import join
from fudaba.drawing.elements import disc, group, line, path
from fudaba.drawing.hanafuda.figures.cup import cup
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.hanafuda.ribbons import blue_ribbon
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import GREEN, INK, OCHRE, PAPER, RED
from fudaba.drawing.shapes import polar


def petals(
    angles: Iterable[float], r0: float, r1: float, r2: float, wide: float, lift: float = 0
) -> str:
    """Narrow petals in these directions, from r0 to r2; every third is longer by `lift`."""
    d = ""
    for i, a in enumerate(angles):
        tip = r2 + (lift if i % 3 == 0 else 0)
        d += "M" + join(polar(r0, a))
        d += "C" + join(polar(r1, a - wide) + polar(tip + 0.5, a - wide) + polar(tip, a))
        d += "C" + join(polar(tip + 0.5, a + wide) + polar(r1, a + wide) + polar(r0, a)) + "z"
    return d


def mum() -> str:
    """Chrysanthemum from above, radius about 20; inherits its colour."""
    outer = petals([360 * i / 14 for i in range(14)], 5, 12, 20, 13, 1.4)
    inner = petals(range(10, 370, 40), 2, 6, 12, 21)
    return group(path(outer), path(inner), stroke=INK, stroke_width=1.2) + disc(0, 0, 4, RED, 1.2)


def half_mum() -> str:
    """Chrysanthemum from the side, half open on its stalk; inherits its colour."""
    return (
        line("M0 4Q1 10 0 18", INK, 2.4)
        + group(
            path(petals((-84, 84, -60, 60, -36, 36, -12, 12), 2, 12, 21, 13, 1.4)),
            path(petals((-48, 48, -24, 24, 0), 2, 8, 15, 15)),
            stroke=INK,
            stroke_width=1.2,
        )
        + path("M-10 0Q0-6 10 0Q7 8 0 9Q-7 8-10 0z", GREEN, stroke=PAPER, stroke_width=1)
    )


def mumleaf() -> str:
    """Chrysanthemum leaf with rounded lobes."""
    shape = curve(
        "0,0! -6,-2 -12,-3 -10,-8! -17,-11 -12,-17 -7,-16! -5,-24 2,-28 8,-24 6,-17! 11,-20 "
        "15,-15 9,-10! 11,-5 5,-4"
    )
    veins = line("M0 0V-19M0-8L-7-12M0-8L7-12", PAPER, 1)
    return path(shape, GREEN, stroke=PAPER, stroke_width=1) + veins


def animal() -> Card:
    """The sake cup."""
    c = month_card("9A")
    c.many(
        mumleaf, (26, 40, -1.2, -110), (52, 46, 1.2, 180), (58, 30, -1.1, 30), (84, 54, 1.2, 150)
    )
    c.many(mumleaf, (26, 136, -1.1, 50), (30, 152, 1.2, 90), (84, 146, -1.2, 20))
    c.many(mum, (30, 36, 1.25), (76, 40, 1.1, 10), (17, 146, 0.95), fill=OCHRE)
    c.use(half_mum, 86, 150, 0.8, 12, OCHRE)
    cup(c)
    return c


def ribbon() -> Card:
    """A blue ribbon."""
    c = month_card("9R")
    c.many(
        mumleaf, (26, 66, 1.2, -160), (30, 40, -1.1, 40), (80, 96, 1.2, 20), (60, 132, -1.2, -60)
    )
    c.many(mumleaf, (20, 110, 1.2, -30), (22, 122, -1.2, -100), (84, 140, 1.2, 140))
    c.many(mum, (23, 48, 1.1), (80, 118, 1.15, 10), fill=OCHRE)
    c.use(half_mum, 20, 136, 0.85, -14, OCHRE)
    c.use(blue_ribbon, 54, 34, 1, 6)
    return c


def plain_1() -> Card:
    """A plain: two flowers, a third half open."""
    c = month_card("9K1")
    c.many(
        mumleaf, (36, 82, -1.4, -120), (60, 60, 1.4, 50), (62, 90, -1.4, 100), (46, 106, 1.4, -80)
    )
    c.many(mumleaf, (40, 128, -1.4, -120), (84, 146, 1.4, 130))
    c.use(half_mum, 78, 62, 1, 24, OCHRE)
    c.many(mum, (36, 50, 1.35), (64, 116, 1.4, 10), fill=OCHRE)
    return c


def plain_2() -> Card:
    """A plain: three flowers."""
    c = month_card("9K2")
    c.many(
        mumleaf, (56, 66, -1.4, -60), (80, 66, 1.4, 140), (44, 100, -1.4, 70), (20, 110, 1.4, -150)
    )
    c.many(mumleaf, (56, 128, -1.4, -80), (86, 116, 1.4, 40), (60, 146, -1.4, -120))
    c.many(mum, (62, 44, 1.1, 8), (30, 88, 1.2, 3), (70, 126, 1.3, 16), fill=OCHRE)
    return c


def september() -> tuple[Card, ...]:
    """Chrysanthemum: sake cup, blue ribbon."""
    return (animal(), ribbon(), plain_1(), plain_2())
