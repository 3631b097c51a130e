"""April: wisteria."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.digits import join
from fudaba.drawing.elements import circle, dots, group, line, path
from fudaba.drawing.hanafuda.branches import branch
from fudaba.drawing.hanafuda.figures.cuckoo import cuckoo
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.hanafuda.ribbons import red_ribbon
from fudaba.drawing.palette import GREEN, INK, LILAC, OCHRE, PAPER, PURPLE, RED


def raceme() -> str:
    """A hanging flower, stem at the origin, blown right: plump petal pairs and a paler tip."""
    rows = ""
    for i in range(7, -1, -1):  # upper rows overlap lower ones
        y, w, h = i * 6.3, 11.5 - i * 1.05, 9 - i * 0.45
        d = f"M{join((y * y / 560, y))}"
        for s in (1, -1):
            d += "c" + join((s * w * 0.5, -h * 0.55, s * w, -h * 0.1, s * w, h * 0.55))
            d += "c" + join((-s * w * 0.1, h * 0.75, -s * w * 0.8, h * 0.6, -s * w, -h * 0.55))
        rows += path(d, LILAC if i > 5 else PURPLE)
    tip = path("M4 44q6 7 2 16q-7-8-2-16z", LILAC)
    hearts = dots(1.1, *(((6.3 * i) ** 2 / 560, 6.3 * i + 4.4) for i in range(6)), fill=OCHRE)
    return line("M0-7V4", INK, 1.6) + group(tip, rows, stroke=PAPER, stroke_width=0.8) + hearts


def spray() -> str:
    """Wisteria leaf spray, hanging: pairs of leaflets."""
    d = "M0 20q6 6 0 15q-6-9 0-15z"
    for y in (5, 13, 21):
        for s in (-1, 1):
            d += f"M0 {y}q{join((s * 5, -6, s * 14, 3))}q{join((-s * 8, 4, -s * 14, -3))}z"
    return path(d, GREEN, stroke=PAPER, stroke_width=0.9) + line("M0-2V22", INK, 1.4)


def animal() -> Card:
    """The cuckoo before the crescent moon."""
    c = month_card("4A")
    c.add(circle(67, 48, 20, RED), circle(74, 42, 17, PAPER))
    branch(c, "-6,22 22,12 54,20 106,6", 9, 7, 7, 5)
    c.many(raceme, (14, 22, -1.25), (36, 20, 1.05), (93, 14, -0.7))
    c.many(spray, (26, 12, -0.9, 10), (50, 14, 0.75, 12))
    cuckoo(c)
    return c


def ribbon() -> Card:
    """A plain red ribbon."""
    c = month_card("4R")
    branch(c, "-6,22 22,12 54,20 106,6", 9, 7, 7, 5)
    c.many(raceme, (16, 24, 1.7), (86, 18, -1.85), (38, 22, 0.9), (62, 22, -0.9))
    c.many(spray, (30, 12, -1, 12), (72, 10, 1, -10))
    c.use(red_ribbon, 51, 42, 1, 6)
    return c


def plain_1() -> Card:
    """A plain: four racemes under a straight branch."""
    c = month_card("4K1")
    branch(c, "-6,22 22,12 54,20 106,6", 9, 7, 7, 5)
    c.many(raceme, (18, 24, 1.8), (44, 24, -1.3), (68, 22, 2), (90, 18, -1.35))
    c.many(spray, (32, 12, -1.15, 10), (80, 8, 1.15, -12))
    return c


def plain_2() -> Card:
    """A plain: racemes under a branch that comes from the right."""
    c = month_card("4K2")
    branch(c, "106,-4 86,26 60,32 34,52 14,50", 12, 9, 7, 5, 2)
    branch(c, "88,24 84,60 92,84", 6, 5, 2)
    branch(c, "64,30 44,18 16,18", 5, 4, 2)
    c.many(
        raceme, (22, 54, 1.5, 4), (46, 46, -1.95, 2), (70, 34, 1.3), (90, 84, -1.2), (22, 20, 0.6)
    )
    c.many(spray, (34, 48, -1.1, 30), (62, 28, 1.1, 10), (88, 46, -1.1, -30), (56, 20, 1, 60))
    return c


def april() -> tuple[Card, ...]:
    """Wisteria: cuckoo under a crescent moon, plain red ribbon."""
    return (animal(), ribbon(), plain_1(), plain_2())
