"""September: chrysanthemum."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import disc, group, line, path
from fudaba.drawing.hanafuda.figures.cup import cup
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.hanafuda.ribbons import blue_ribbon
from fudaba.drawing.numbers import join
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import GREEN, INK, OCHRE, PAPER, RED
from fudaba.drawing.shapes import polar


def mum() -> str:
    """Chrysanthemum from above, radius about 20; inherits its colour."""

    def petals(count: int, r0: float, r1: float, r2: float, wide: float, off: float) -> str:
        d = ""
        for i in range(count):
            a = 360 * i / count + off
            d += "M" + join(polar(r0, a))
            d += "C" + join(polar(r1, a - wide) + polar(r2 + 0.5, a - wide) + polar(r2, a))
            d += "C" + join(polar(r2 + 0.5, a + wide) + polar(r1, a + wide) + polar(r0, a)) + "z"
        return d

    return group(
        path(petals(14, 5, 12, 20.5, 13, 0)),
        path(petals(9, 2, 6, 12, 21, 10)),
        stroke=INK,
        stroke_width=1.2,
    ) + disc(0, 0, 4, RED, 1.2)


def mumleaf() -> str:
    """Chrysanthemum leaf with rounded lobes."""
    shape = curve(
        "0,0! -5,-3 -11,-4 -9,-9! -15,-13 -10,-18 -6,-17! -6,-24 0,-27 6,-24 6,-17! 10,-18 "
        "15,-13 9,-9! 11,-4 5,-3"
    )
    veins = line("M0 0V-19M0-8L-7-12M0-8L7-12", PAPER, 1)
    return path(shape, GREEN, stroke=PAPER, stroke_width=1) + veins


def animal() -> Card:
    """Chrysanthemum - sake cup."""
    c = month_card("9A")
    c.many(mumleaf, (26, 40, 1.2, -110), (52, 46, 1.2, 180), (58, 30, 1.1, 30), (84, 54, 1.2, 150))
    c.many(mumleaf, (26, 136, 1.1, 50), (30, 152, 1.2, 90), (84, 146, 1.2, 20))
    c.many(mum, (30, 36, 1.25), (76, 40, 1.1, 10), (17, 146, 0.95), fill=OCHRE)
    c.many(mum, (88, 150, 0.75, 6), fill=OCHRE)
    cup(c)
    return c


def ribbon() -> Card:
    """Chrysanthemum - blue ribbon."""
    c = month_card("9R")
    c.many(mumleaf, (26, 66, 1.2, -160), (30, 40, 1.1, 40), (80, 96, 1.2, 20), (60, 132, 1.2, -60))
    c.many(mumleaf, (20, 110, 1.2, -30), (22, 122, 1.2, -100), (84, 140, 1.2, 140))
    c.many(mum, (23, 48, 1.1), (80, 118, 1.15, 10), (22, 134, 0.8, 10), fill=OCHRE)
    c.use(blue_ribbon, 54, 34, 1, 6)
    return c


def plain_1() -> Card:
    """Chrysanthemum."""
    c = month_card("9K1")
    c.many(mumleaf, (36, 82, 1.4, -120), (60, 60, 1.4, 50), (62, 90, 1.4, 100), (46, 106, 1.4, -80))
    c.many(mumleaf, (40, 128, 1.4, -120), (84, 146, 1.4, 130))
    c.many(mum, (36, 54, 1.4), (66, 118, 1.4, 10), fill=OCHRE)
    return c


def plain_2() -> Card:
    """Chrysanthemum."""
    c = month_card("9K2")
    c.many(
        mumleaf, (56, 66, 1.4, -60), (80, 66, 1.4, 140), (44, 100, 1.4, 70), (20, 110, 1.4, -150)
    )
    c.many(mumleaf, (56, 128, 1.4, -80), (86, 116, 1.4, 40), (60, 146, 1.4, -120))
    c.many(mum, (64, 46, 1.2, 8), (30, 90, 1.2, 3), (72, 128, 1.2, 3), fill=OCHRE)
    return c


def september() -> tuple[Card, ...]:
    """Chrysanthemum: sake cup, blue ribbon."""
    return (animal(), ribbon(), plain_1(), plain_2())
