"""January: pine."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle, line, path
from fudaba.drawing.hanafuda.branches import trunk
from fudaba.drawing.hanafuda.figures.crane import crane
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.hanafuda.ribbons import akayoroshi
from fudaba.drawing.outline import Point, curve
from fudaba.drawing.palette import GREEN, INK, OCHRE, PAPER, RED
from fudaba.drawing.shapes import polar, rays


def pine() -> str:
    """A fan of needles, base at the origin."""
    edge: list[Point] = []
    for i in range(23):
        x, y = polar(20 if i % 2 else 15.5, -99 + 9 * i)
        edge.append((x * 1.1, y, True))
    fan = curve([*edge, (0, 7, False)])
    return (
        path(fan, GREEN, stroke=PAPER, stroke_width=1.4)
        + line(rays(9, 5, 14, -80, 160), INK, 1.5)
        + path("M-8 4A8 8 0 0 1 8 4Q0 8-8 4z", INK)
        + circle(0, 2.4, 2.3, OCHRE)
    )


def light() -> Card:
    """Pine - crane and sun (light)."""
    c = month_card("1L")
    c.add(circle(38, 45, 30, RED))
    trunk(c, "104,12 88,20 82,34 90,52 104,58", 8, 7, 5, 4)
    c.many(pine, (78, 22, 1.1, -6), (92, 52, 1.05, 8), (14, 146, 1.1, -8), (86, 150, 1.25, 8))
    crane(c)
    return c


def ribbon() -> Card:
    """Pine - poetry ribbon."""
    c = month_card("1R")
    trunk(c, "10,166 20,128 34,100 22,66 34,30 62,16", 14, 11, 8, 6, 3)
    trunk(c, "28,112 60,122 84,104", 6, 5, 2)
    c.many(pine, (24, 52, 1.15, -16), (66, 28, 1.2, 8), (18, 98, 1.05, -14), (84, 66, 1.1, 14))
    c.many(pine, (84, 108, 1.15, 12), (30, 146, 1.25, -4), (82, 150, 1.2, 8))
    c.use(akayoroshi, 55, 34, 1, 6)
    return c


def plain_1() -> Card:
    """Pine."""
    c = month_card("1K1")
    trunk(c, "4,168 18,132 42,112 42,84 62,60 60,30", 16, 12, 9, 6, 3)
    trunk(c, "40,114 64,116 84,98", 7, 5, 3)
    trunk(c, "44,88 26,80 18,62", 5, 4, 2)
    c.many(pine, (20, 62, 1.2, -14), (62, 36, 1.35, 4), (80, 72, 1.2, 14), (30, 104, 1.2, -10))
    c.many(pine, (80, 108, 1.3, 8), (58, 142, 1.35, 2), (16, 150, 1.1, -10), (92, 152, 1.1, 10))
    return c


def plain_2() -> Card:
    """Pine."""
    c = month_card("1K2")
    trunk(c, "84,168 74,138 48,120 54,92 76,66", 15, 12, 9, 4)
    trunk(c, "52,118 34,100 26,74", 7, 5, 3)
    trunk(c, "70,134 90,124 90,108", 6, 5, 3)
    c.many(pine, (26, 72, 1.35, -10), (76, 62, 1.4, 8), (52, 100, 1.15, -2), (88, 108, 1.2, 12))
    c.many(pine, (20, 124, 1.25, -12), (46, 150, 1.35, -2), (90, 152, 1.1, 10))
    return c


def january() -> tuple[Card, ...]:
    """Pine: crane and sun, poem ribbon."""
    return (light(), ribbon(), plain_1(), plain_2())
