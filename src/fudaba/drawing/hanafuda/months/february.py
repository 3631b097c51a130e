"""February: plum."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.hanafuda.branches import branch
from fudaba.drawing.hanafuda.figures.warbler import warbler
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.hanafuda.plum import half_plum, plum, plumbud
from fudaba.drawing.hanafuda.ribbons import akayoroshi
from fudaba.drawing.palette import RED


def tree(c: Card, kind: int) -> None:
    """An old tree with young shoots, leaning left or right."""
    if kind == 1:
        branch(c, "84,164 78,128 58,106 54,74 30,40 24,14", 13, 10, 8, 6, 4, 2)
        branch(c, "78,134 58,140 34,130", 6, 4, 2)
        branch(c, "60,108 34,104 16,84", 7, 5, 2)
        branch(c, "54,78 74,60 80,26", 6, 4, 2)
    else:
        branch(c, "14,164 22,130 48,112 50,80 76,56 84,18", 13, 10, 8, 6, 4, 2)
        branch(c, "46,112 70,110 86,92", 7, 5, 2)
        branch(c, "50,82 28,62 22,28", 6, 4, 2)


def animal() -> Card:
    """The bush warbler."""
    c = month_card("2A")
    branch(c, "104,142 70,130 40,128 -4,142", 14, 9, 7, 4)
    branch(c, "94,142 90,112 80,78 76,48 82,12", 8, 7, 5, 4, 2)
    branch(c, "20,134 12,104 18,62", 5, 4, 2)
    c.many(plum, (82, 96, 1.25, 10), (78, 46, 1.25), fill=RED)
    c.use(half_plum, 14, 94, 1.2, -16, RED)
    c.many(plum, (24, 144, 1.25), (74, 146, 1.3, 30), fill=RED)
    c.many(plumbud, (82, 17, 1.2), (18, 62, 1.2), (50, 131, 1, 180))
    warbler(c)
    return c


def ribbon() -> Card:
    """A poem ribbon."""
    c = month_card("2R")
    tree(c, 1)
    c.many(plum, (22, 42, 1.25), (18, 92, 1.2, 10), fill=RED)
    c.use(half_plum, 82, 46, 1.3, 14, RED)
    c.many(plum, (86, 96, 1.2), (80, 140, 1.2), fill=RED)
    c.use(half_plum, 24, 136, 1.25, -24, RED)
    c.many(plumbud, (22, 15, 1.2), (80, 24, 1.2))
    c.use(akayoroshi, 54, 34, 1, 6)
    return c


def plain_1() -> Card:
    """A plain: the tree leans left."""
    c = month_card("2K1")
    tree(c, 1)
    c.many(plum, (28, 42, 1.4), (20, 92, 1.35, 10), fill=RED)
    c.use(half_plum, 78, 54, 1.4, 12, RED)
    c.many(plum, (58, 94, 1.45), (76, 136, 1.45, 30), fill=RED)
    c.use(half_plum, 34, 132, 1.25, -30, RED)
    c.many(plumbud, (23, 15, 1.3), (80, 26, 1.3))
    return c


def plain_2() -> Card:
    """A plain: the tree leans right."""
    c = month_card("2K2")
    tree(c, 2)
    c.many(plum, (76, 52, 1.45), (80, 100, 1.4, 10), fill=RED)
    c.use(half_plum, 24, 60, 1.45, -14, RED)
    c.many(plum, (46, 96, 1.5), (24, 138, 1.5, 30), fill=RED)
    c.many(plumbud, (84, 18, 1.3), (22, 30, 1.3), (60, 114, 1.2, 160))
    return c


def february() -> tuple[Card, ...]:
    """Plum: bush warbler, poem ribbon."""
    return (animal(), ribbon(), plain_1(), plain_2())
