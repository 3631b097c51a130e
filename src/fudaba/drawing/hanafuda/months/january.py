"""January: pine."""

from __future__ import annotations

from collections.abc import Sequence

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle, line, path
from fudaba.drawing.hanafuda.branches import trunk
from fudaba.drawing.hanafuda.figures.crane import crane
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.hanafuda.ribbons import akayoroshi
from fudaba.drawing.outline import Point, curve
from fudaba.drawing.palette import GREEN, INK, OCHRE, PAPER, RED
from fudaba.drawing.shapes import polar, rays


def fan(lengths: Sequence[float], start: float, step: float, flat: float = 1.1) -> str:
    """The outline of a fan of needles of these lengths, base at the origin."""
    edge: list[Point] = []
    for i, length in enumerate(lengths):
        for r, a in ((length, start + i * step), (length * 0.77, start + (i + 0.5) * step)):
            x, y = polar(r, a)
            edge.append((x * flat, y, True))
    return curve([*edge[:-1], (0, 7, False)])


def pine() -> str:
    """A broad fan, fuller on its right."""
    lengths = (17, 19, 18.5, 20.5, 20, 21.5, 20, 21, 21, 19, 19)
    return (
        path(fan(lengths, -94, 18), GREEN, stroke=PAPER, stroke_width=1.4)
        + line(rays(9, 5, 14, -78, 164), INK, 1.5)
        + path("M-8 4A8 8 0 0 1 8 4Q0 8-8 4z", INK)
        + circle(0, 2.4, 2.3, OCHRE)
    )


def young_pine() -> str:
    """A young fan: narrower, its needles longer and uneven."""
    lengths = (18, 22, 21, 24.5, 22.5, 23, 19)
    return (
        path(fan(lengths, -72, 23.5, 1), GREEN, stroke=PAPER, stroke_width=1.4)
        + line(rays(5, 6, 16, -54, 112), INK, 1.5)
        + path("M-6 3A6 6 0 0 1 6 3Q0 9-6 3z", INK)
        + circle(0, 2.4, 2, OCHRE)
    )


def light() -> Card:
    """The crane before the sun."""
    c = month_card("1L")
    c.add(circle(38, 45, 30, RED))
    trunk(c, "104,12 88,20 82,34 90,52 104,58", 8, 7, 5, 4)
    c.use(young_pine, 92, 56, 1, 14)
    c.many(pine, (78, 22, 1.1, -6), (14, 146, -1.1, -8), (86, 150, 1.25, 8))
    crane(c)
    return c


def ribbon() -> Card:
    """A poem ribbon."""
    c = month_card("1R")
    trunk(c, "10,166 20,128 34,100 22,66 34,30 62,16", 14, 11, 8, 6, 3)
    trunk(c, "66,118 92,98 88,72", 4, 3, 2)
    trunk(c, "28,112 60,122 84,104", 6, 5, 2)
    c.many(young_pine, (18, 102, 1.05, -22), (86, 70, 1.05, 20), (40, 26, -1, -8))
    c.many(pine, (22, 56, -1.15, -16), (68, 28, 1.2, 8), (84, 110, 1.2, 12), (30, 146, -1.25, -4))
    c.use(pine, 82, 150, 1.15, 8)
    c.use(akayoroshi, 55, 34, 1, 6)
    return c


def plain_1() -> Card:
    """A plain: the trunk rises to the right."""
    c = month_card("1K1")
    trunk(c, "4,168 18,132 42,112 42,84 62,60 60,30", 16, 12, 9, 6, 3)
    trunk(c, "40,114 64,116 84,98", 7, 5, 3)
    trunk(c, "44,88 26,80 18,62", 5, 4, 2)
    c.many(young_pine, (20, 66, 1.15, -16), (82, 74, -1.1, 22), (40, 40, 0.95, -20))
    c.many(pine, (64, 36, 1.35, 6), (28, 106, -1.25, -10), (80, 110, 1.3, 8), (56, 142, -1.35, 2))
    c.many(young_pine, (14, 154, -1.1, -14), (94, 156, 1.05, 12))
    return c


def plain_2() -> Card:
    """A plain: the trunk rises to the left."""
    c = month_card("1K2")
    trunk(c, "84,168 74,138 48,120 54,92 76,66", 15, 12, 9, 4)
    trunk(c, "52,118 34,100 26,74", 7, 5, 3)
    trunk(c, "70,134 90,124 90,108", 6, 5, 3)
    c.many(young_pine, (52, 102, 1.1, -4), (90, 108, 1.15, 14))
    c.many(pine, (26, 74, -1.35, -10), (76, 62, 1.4, 8), (20, 126, -1.2, -12), (48, 150, 1.35, 2))
    c.use(young_pine, 92, 156, -1.05, 12)
    return c


def january() -> tuple[Card, ...]:
    """Pine: crane and sun, poem ribbon."""
    return (light(), ribbon(), plain_1(), plain_2())
