"""May: iris."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import group, line, path
from fudaba.drawing.hanafuda.figures.bridge import bridge
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.hanafuda.ribbons import red_ribbon
from fudaba.drawing.palette import GREEN, INDIGO, INK, OCHRE, PAPER, PURPLE


def iris() -> str:
    """Iris flower, stem below the origin: violet standards, indigo falls."""
    falls = (
        "M0 0C-8-5-20-5-21 6C-21 12-14 15-10 10C-8 7-4 4 0 2C4 3 8 5 11 7C16 11 22 6 21 0"
        "C19-10 8-7 0 0z"
    )
    standards = "M0 0C-12-3-17-12-13-19C-7-17-3-12 0-4zM0 0C12-4 15-15 9-22C5-18 3-12 0-4z"
    middle = "M0 2C-9-8-8-20-1-26C5-20 8-8 0 2z"
    drop = "M0 0C-9 4-7 16 1 19C8 16 9 4 0 0z"
    return group(
        path(standards, PURPLE),
        path(middle, PURPLE),
        path(falls, INDIGO),
        path(drop, INDIGO),
        stroke=PAPER,
        stroke_width=1.1,
    ) + path("M0 2C-3 5-2 10 0 13C2 10 3 5 0 2zM-2 1L-13 4L-2 4zM2 1L13 1L2 4z", OCHRE)


def irisbud() -> str:
    """A closed iris bud, base at the origin."""
    return path("M0 2C-7-4-5-16 1-24C6-15 6-4 0 2z", INDIGO, stroke=PAPER, stroke_width=1) + path(
        "M0 6C-5 2-5-6-3-11C0-6 2 0 0 6z", GREEN
    )


def blade() -> str:
    """Sword leaf, base at the origin, 80 long."""
    return path("M-5 0C-5-30-4-55 1-82C4-55 5-30 5 0z", GREEN, stroke=PAPER, stroke_width=1) + line(
        "M0 0C0-25 0-45 .6-62", INK, 1
    )


def animal() -> Card:
    """The eight-plank bridge."""
    c = month_card("5A")
    c.many(blade, (12, 108, 1.1, -8), (30, 108, 1.1, -2), (52, 108, 1.1, 4), (70, 108, 1.1, 5))
    c.use(blade, 90, 108, 1, 9)
    c.many(iris, (26, 38, 1.1, -4), (74, 34, -1.1, 6), (50, 68, 0.95))
    bridge(c)
    return c


def ribbon() -> Card:
    """A plain red ribbon."""
    c = month_card("5R")
    c.many(blade, (8, 162, 1.4, -4), (26, 162, 1.25, 2), (44, 162, 1.1), (64, 162, 1.2, 2))
    c.many(blade, (80, 162, 1.3, 2), (94, 162, 1.4, 6))
    c.many(iris, (22, 48, -1.1, -6), (82, 66, 1.1, 6), (20, 118, -0.95))
    c.use(red_ribbon, 53, 34, 1, 6)
    return c


def plain_1() -> Card:
    """A plain: three flowers."""
    c = month_card("5K1")
    c.many(blade, (8, 162, 1.3, -6), (24, 162, 1.5), (40, 162, 1.2, 2), (58, 162, 1.35, -2))
    c.many(blade, (74, 162, 1.6, 2), (92, 162, 1.3, 8))
    c.many(iris, (30, 50, 1.35, -6), (72, 78, -1.35, 6), (30, 116, 1))
    return c


def plain_2() -> Card:
    """A plain: two flowers and two buds."""
    c = month_card("5K2")
    c.many(blade, (8, 162, 1.3, -6), (24, 162, 1.55), (42, 162, 1.2, 2), (58, 162, 1.3, -2))
    c.many(blade, (76, 162, 1.5, 2), (92, 162, 1.35, 6))
    c.add(line("M30 160Q36 90 34 40M90 160Q92 130 90 108", GREEN, 2.4))
    c.many(irisbud, (34, 42, 1.1, -4), (90, 110, 1, 6))
    c.many(iris, (72, 52, -1.35, 6), (28, 88, 1.35, -6))
    return c


def may() -> tuple[Card, ...]:
    """Iris: eight-plank bridge, plain red ribbon."""
    return (animal(), ribbon(), plain_1(), plain_2())
