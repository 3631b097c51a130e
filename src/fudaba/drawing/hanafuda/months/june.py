"""June: peony."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.digits import join
from fudaba.drawing.elements import circle, group, line, path
from fudaba.drawing.hanafuda.figures.butterfly import butterfly
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.hanafuda.ribbons import blue_ribbon
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import GREEN, INK, OCHRE, PAPER, RED
from fudaba.drawing.shapes import polar, rays


def peony() -> str:
    """A big layered bloom, radius about 23."""

    def ring(count: int, r: float, bump: float, off: float) -> str:
        d, half = "", 180 / count
        for i in range(count):
            a = off + 360 * i / count
            if not i:
                d = "M" + join(polar(r, a - half))
            top = polar(r + bump, a - half * 0.9) + polar(r + bump, a + half * 0.9)
            d += "C" + join(top + polar(r, a + half))
        return d + "z"

    return (
        group(
            path(ring(8, 17, 9, 0)),
            path(ring(7, 11.5, 7, 14)),
            path(ring(5, 6.5, 6, 0)),
            stroke=PAPER,
            stroke_width=1.4,
            fill=RED,
        )
        + circle(0, 0, 5, OCHRE)
        + line(rays(6, 1.5, 3.4), INK, 1)
    )


def peonybud() -> str:
    """A closed bud in its green cup, base at the origin."""
    return (
        path("M0 2C-13-1-13-15-6-22Q-3-18 0-25Q3-18 6-22C13-15 13-1 0 2z", RED)
        + line("M-5-6Q-5-14-1.5-19M5-6Q5-14 1.5-19", PAPER, 1.4)
        + path("M0 6C-9 4-12-3-10-9Q-5-7-3-3Q-1-8 0-10Q1-8 3-3Q5-7 10-9C12-3 9 4 0 6z", GREEN)
    )


def lobed() -> str:
    """Broad three-pointed peony leaf."""
    shape = curve(
        "0,0! -8,-4 -18,-4! -14,-12 -14,-19! -6,-18 2,-30! 6,-19 12,-23! 13,-14 16,-9! 8,-6"
    )
    veins = line("M0-1L1-21M0-5L-10-8M0-5L9-11", INK, 1.1)
    return path(shape, GREEN, stroke=PAPER, stroke_width=1) + veins


def animal() -> Card:
    """Two butterflies over peonies."""
    c = month_card("6A")
    c.many(lobed, (30, 108, -1.2, -60), (78, 110, 1.2, 60), (54, 100, -1.2), (14, 146, 1.2, -30))
    c.use(lobed, 88, 150, 1.2, 40)
    c.many(peony, (34, 120, 1.2), (78, 140, 1.05, 20))
    butterfly(c, 35, 36, 1.2, -16)
    butterfly(c, 70, 72, 1, 20)
    return c


def ribbon() -> Card:
    """A blue ribbon."""
    c = month_card("6R")
    c.many(lobed, (22, 60, -1.3, -40), (26, 52, 1.2, 20), (84, 112, -1.2, 30), (60, 132, 1.3, -50))
    c.many(lobed, (30, 120, -1.2, -100), (88, 140, 1.3, 130), (22, 84, -1.2, 190))
    c.many(peony, (24, 54, 1.1), (78, 122, 1.2, 20))
    c.use(blue_ribbon, 53, 34, 1, 6)
    return c


def plain_1() -> Card:
    """A plain: two flowers and a bud."""
    c = month_card("6K1")
    c.many(lobed, (40, 56, 1.3, -70), (50, 54, -1.3, 10), (40, 80, 1.3, -140), (70, 100, -1.3, 50))
    c.many(lobed, (50, 120, 1.3, -60), (80, 140, -1.3, 140), (30, 150, 1.3, -50))
    c.add(line("M60 96Q76 78 80 60", GREEN, 3))
    c.use(peonybud, 80, 58, 1.05, 14)
    c.many(peony, (36, 58, 1.35), (64, 116, 1.4, 20))
    return c


def plain_2() -> Card:
    """A plain: one great flower."""
    c = month_card("6K2")
    c.many(lobed, (34, 60, -1.3, -40), (66, 60, 1.3, 40), (50, 54, -1.35), (18, 96, 1.3, -80))
    c.many(
        lobed, (84, 92, -1.3, 80), (26, 126, 1.4, -150), (72, 126, -1.4, 150), (50, 130, 1.4, 180)
    )
    c.use(peony, 50, 90, 1.95, 10)
    return c


def june() -> tuple[Card, ...]:
    """Peony: butterflies, blue ribbon."""
    return (animal(), ribbon(), plain_1(), plain_2())
