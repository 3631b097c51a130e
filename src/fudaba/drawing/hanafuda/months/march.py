"""March: cherry."""

from __future__ import annotations

from collections.abc import Iterable

from fudaba.drawing.card import Card
from fudaba.drawing.digits import join
from fudaba.drawing.elements import circle, line, path, rect
from fudaba.drawing.hanafuda.branches import blossom_mass, branch, leaf
from fudaba.drawing.hanafuda.figures.curtain import curtain
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.hanafuda.ribbons import miyoshino
from fudaba.drawing.palette import GREEN, INK, OCHRE, PINK, RED
from fudaba.drawing.shapes import polar, rays


def cherry() -> str:
    """Five notched petals with a red heart; inherits its colour."""
    return (
        path(petals(range(0, 360, 72)), None, stroke=RED, stroke_width=1.3, stroke_linejoin="round")
        + line(rays(5, 0, 6.4), RED, 1.8)
        + circle(0, 0, 2.4, OCHRE)
    )


def half_cherry() -> str:
    """A blossom from the side, opening upwards on its stalk; inherits its colour."""
    return (
        line("M0 0Q1 7 3 11", INK, 1.5)
        + path(petals((-56, 56, 0)), None, stroke=RED, stroke_width=1.3, stroke_linejoin="round")
        + line(rays(3, 0, 6.4, -30, 60), RED, 1.6)
        + path("M-4.4-1.6Q0 1 4.4-1.6Q3 4 0 5Q-3 4-4.4-1.6z", GREEN)
    )


def petals(angles: Iterable[float]) -> str:
    """Notched petals in these directions."""
    d = ""
    for a in angles:
        d += "M0 0C" + join(polar(8, a - 38) + polar(12, a - 34) + polar(13.2, a - 16))
        d += "L" + join(polar(10.8, a)) + "L" + join(polar(13.2, a + 16))
        d += "C" + join((*polar(12, a + 34), *polar(8, a + 38), 0, 0)) + "z"
    return d


def cherrybud() -> str:
    """A hanging bud on its stalk, pointing down; inherits its colour."""
    return (
        line("M0-10Q1-4 0 0", INK, 1.4)
        + path("M0 0C-6 2-5 9 0 12C5 9 6 2 0 0z", None, stroke=RED, stroke_width=1.3)
        + path("M-3 2Q0-3 3 2L0 4z", RED)
    )


def light() -> Card:
    """The curtain under cherry blossom."""
    c = month_card("3L")
    c.add(rect(0, 0, 100, 104, RED))
    c.many(
        cherry,
        (20, 24, 1.25, 10),
        (52, 17, 1.2, 30),
        (86, 26, 1.25),
        (36, 50, 1.25, 50),
        fill=PINK,
    )
    c.many(cherry, (68, 52, 1.3, 16), (48, 78, 1.1, 30), fill=PINK)
    c.many(cherry, (8, 56, 1.1), (96, 66, 1.1), fill=PINK)
    c.many(cherry, (20, 80, 1.15), (82, 82, 1.15, 20), fill=PINK)
    curtain(c)
    return c


def ribbon() -> Card:
    """A poem ribbon."""
    c = month_card("3R")
    branch(c, "-4,118 22,104 44,60 84,46 104,20", 8, 7, 5, 4, 2)
    branch(c, "26,100 70,108 104,100", 5, 4, 2)
    blossom_mass(c, (14, 34, 22), (40, 22, 18), (80, 26, 24), (18, 70, 22), (86, 66, 20))
    blossom_mass(c, (18, 140, 24), (50, 150, 18), (84, 136, 24))
    c.many(leaf, (26, 106, 1.2, 150), (84, 104, 1.3, 20), (62, 10, 1.2, -10), fill=GREEN)
    c.many(cherry, (16, 32, 1.3, 10), (84, 26, 1.3), fill=PINK)
    c.use(half_cherry, 86, 70, -1.35, 24, PINK)
    c.use(cherry, 18, 72, 1.3, 50, PINK)
    c.many(cherry, (18, 138, 1.35), (84, 136, 1.35, 20), fill=PINK)
    c.many(cherry, (50, 152, 1.1), (44, 18, 1), fill=PINK)
    c.use(miyoshino, 51, 34, 1, 6)
    return c


def plain_1() -> Card:
    """A plain: a cloud of blossom on its branch."""
    c = month_card("3K1")
    branch(c, "-4,160 20,136 44,98 56,66", 14, 11, 8, 6)
    branch(c, "26,128 60,128 92,104", 7, 6, 3)
    branch(c, "10,146 8,120 14,104", 5, 4, 3)
    c.many(leaf, (44, 132, 1.5, 160), (82, 114, 1.5, 140), (36, 26, 1.5, -20), fill=GREEN)
    c.many(leaf, (74, 20, 1.5, 12), (95, 36, 1.4, 40), fill=GREEN)
    blossom_mass(c, (22, 46, 24), (58, 38, 26), (86, 58, 22), (38, 80, 26), (76, 92, 24))
    blossom_mass(c, (12, 96, 16), (58, 66, 20))
    c.many(cherry, (22, 46, 1.65, 10), (60, 36, 1.7, 30), fill=PINK)
    c.many(half_cherry, (86, 66, -1.6, 28), (13, 98, 1.3, -20), fill=PINK)
    c.many(cherry, (42, 82, 1.7, 50), (76, 100, 1.5, 16), fill=PINK)
    c.many(cherrybud, (56, 132, 1.15), (70, 130, 1.05, -12), fill=PINK)
    return c


def plain_2() -> Card:
    """A plain: blossom below its branch."""
    c = month_card("3K2")
    branch(c, "104,18 82,34 62,60 52,96", 12, 9, 7, 5)
    branch(c, "80,36 50,32 24,48 14,66", 7, 6, 4, 2)
    branch(c, "86,30 90,56 88,76", 6, 5, 3)
    c.many(leaf, (50, 34, 1.5, -20), (24, 48, 1.4, -60), (36, 40, 1.4, 190), fill=GREEN)
    c.many(leaf, (70, 50, 1.4, 240), (74, 36, 1.4, 6), fill=GREEN)
    blossom_mass(c, (18, 88, 22), (52, 80, 22), (86, 86, 22), (24, 118, 26), (66, 112, 28))
    blossom_mass(c, (92, 122, 18), (46, 140, 24), (82, 148, 24), (12, 150, 22), (38, 100, 14))
    c.many(cherry, (20, 88, 1.6, 10), (58, 82, 1.6, 30), fill=PINK)
    c.many(half_cherry, (90, 94, -1.5, 24), (11, 154, 1.4, -24), fill=PINK)
    c.many(cherry, (32, 124, 1.65, 50), (70, 120, 1.65, 16), (92, 150, 1.3, 40), fill=PINK)
    c.many(cherry, (54, 152, 1.3, 20), fill=PINK)
    return c


def march() -> tuple[Card, ...]:
    """Cherry: curtain, poem ribbon."""
    return (light(), ribbon(), plain_1(), plain_2())
