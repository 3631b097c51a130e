"""August: susuki grass."""

from __future__ import annotations

import math

from fudaba.drawing.card import Card
from fudaba.drawing.digits import join
from fudaba.drawing.elements import circle, line, path
from fudaba.drawing.hanafuda.figures.goose import goose
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.outline import Point, brush, curve
from fudaba.drawing.palette import INK, OCHRE, PAPER, RED, WHITE


def plume() -> str:
    """Susuki grass ear, base at the origin, drooping to the right."""
    hairs = (
        "5,-34 9,-50 22,-58",
        "5,-34 13,-45 27,-48",
        "5,-33 14,-39 28,-37",
        "4,-32 12,-33 24,-27",
    )
    ear = "".join(brush(hair, 1.5, 4, 1) for hair in hairs)
    return line("M0 6C0-10 1-24 5-34", INK, 2.2) + path(ear, OCHRE, stroke=INK, stroke_width=0.9)


def hill(c: Card, top: float, lean: float = 0) -> None:
    """A dark round hill; its skyline is a fringe of grass."""

    def skyline(x: float) -> float:
        return top + 30 * ((x - 50 - lean) / 54) ** 2

    edge: list[Point] = []
    for i in range(25):
        foot = -11 + i * 5
        ground = round(skyline(foot))
        blade = round(foot + 2.2 + (foot - 50) / 22)
        edge += [(foot, ground, True), (blade, ground - 6 - 2 * (i % 3), True)]
    c.add(path(curve([*edge, (115, 164, True), (-11, 164, True)]), INK))
    tufts = ""
    for row in range(6):
        for i in range(6):
            # no two tufts alike, and none in line
            x = 6 + i * 21 + (-10 if row % 2 else 0) + round(2 * math.sin(5 * row + 3 * i))
            y = top + 23 + row * 17 + round(2 * math.cos(4 * row + 7 * i))
            tall = 12 + 3 * round(math.sin(3 * row + 5 * i))
            if y - tall > skyline(x) + 2:
                left, right = (-5, -tall * 0.66), (5, -tall * 0.66)
                tufts += f"M{join((x, y))}q{join((-1, -tall / 2, *left))}"
                tufts += f"M{join((x, y))}q{join((-0.5, -tall * 0.6, 1, -tall))}"
                tufts += f"M{join((x, y))}q{join((1, -tall / 2, *right))}"
    c.add(line(tufts, PAPER, 1.2))


def light() -> Card:
    """The full moon over the hill."""
    c = month_card("8L", paper=RED)
    c.add(circle(50, 50, 36, WHITE))
    hill(c, 90)
    return c


def animal() -> Card:
    """Three geese."""
    c = month_card("8A")
    hill(c, 105, 8)
    c.many(goose, (33, 34, 0.88, 4), (69, 56, 0.84, 4), (33, 82, 0.86, 4))
    return c


def plain_1() -> Card:
    """A plain: three ears of grass."""
    c = month_card("8K1")
    c.many(plume, (22, 90, 1.1, -22), (38, 84, 1.2, -10), (58, 84, 1.15, 4))
    hill(c, 80, -6)
    return c


def plain_2() -> Card:
    """A plain: two ears of grass."""
    c = month_card("8K2")
    c.many(plume, (80, 112, -1.1, 16), (62, 106, -1.2, 6))
    hill(c, 98, 10)
    return c


def august() -> tuple[Card, ...]:
    """Susuki grass: full moon, geese."""
    return (light(), animal(), plain_1(), plain_2())
