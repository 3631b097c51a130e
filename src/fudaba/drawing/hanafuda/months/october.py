"""October: maple."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import line, path
from fudaba.drawing.hanafuda.branches import branch
from fudaba.drawing.hanafuda.figures.deer import deer
from fudaba.drawing.hanafuda.month_card import month_card
from fudaba.drawing.hanafuda.ribbons import blue_ribbon
from fudaba.drawing.outline import Point, brush, curve
from fudaba.drawing.palette import GREEN, OCHRE, PAPER, RED
from fudaba.drawing.shapes import polar, rays


def maple() -> str:
    """Seven-pointed leaf, radius about 18; inherits its colour."""
    tips = ((-122, 11), (-84, 15.5), (-42, 19.5), (3, 21), (44, 17.5), (88, 17.5), (128, 13.5))
    q: list[Point] = []
    for i, (a, r) in enumerate(tips):
        q.append((*polar(r * 0.62, a - 14), False))
        q.append((*polar(r, a), True))
        q.append((*polar(r * 0.62, a + 14), False))
        if i < 6:
            q.append((*polar(7.4, a + 21), True))
    q.append((0, 4.6, True))
    return (
        path(brush("0,3 .6,9 2.6,15", 2.6, 1.8, 1.2))
        + path(curve(q), None, stroke=PAPER, stroke_width=0.9)
        + line(rays(5, 0, 11, -84, 168), PAPER, 1)
    )


def leaves(c: Card, colour: str, *places: tuple[float, ...]) -> None:
    """Leaves of one colour."""
    c.many(maple, *places, fill=colour)


def animal() -> Card:
    """The stag, looking away."""
    c = month_card("10A")
    branch(c, "104,16 70,26 40,18 -4,30", 7, 6, 4, 2)
    branch(c, "84,22 92,48 88,66", 4, 3, 1)
    leaves(c, RED, (84, 36, -1.25, 20), (50, 26, 1.2, 10), (16, 40, -1.15, -20), (88, 70, 1.05, 40))
    leaves(c, OCHRE, (70, 14, -0.9, 30), (32, 16, 0.9, 160), (66, 56, -0.95, -10))
    deer(c)
    return c


def ribbon() -> Card:
    """A blue ribbon."""
    c = month_card("10R")
    branch(c, "-4,150 30,120 40,70 20,20", 9, 7, 4, 2)
    branch(c, "30,124 66,120 98,90", 5, 4, 2)
    leaves(
        c, RED, (20, 42, 1.3, -20), (83, 62, -1.25, 20), (19, 112, 1.25, -40), (82, 138, -1.3, 150)
    )
    leaves(
        c, OCHRE, (82, 26, 1.05, 30), (17, 76, -1, -60), (84, 100, 1.1, 70), (42, 146, -1.15, 190)
    )
    c.use(blue_ribbon, 51, 34, 1, 6)
    return c


def plain_1() -> Card:
    """A plain: leaves around a branch."""
    c = month_card("10K1")
    branch(c, "104,150 78,120 56,86 44,50 26,12", 10, 8, 6, 4, 2)
    branch(c, "72,112 44,118 18,110", 6, 4, 2)
    branch(c, "49,66 72,56 92,60", 5, 4, 2)
    leaves(
        c, RED, (24, 48, 1.5, -40), (78, 36, -1.5, 40), (24, 98, 1.45, -60), (82, 84, -1.45, 110)
    )
    leaves(c, RED, (56, 140, 1.4, 190))
    leaves(c, OCHRE, (52, 22, -1.15, 10), (22, 138, 1.2, 210), (88, 122, -1.05, 60))
    leaves(c, GREEN, (60, 104, 0.95, 30), (10, 20, -0.9, -40))
    return c


def plain_2() -> Card:
    """A plain: leaves falling from a branch."""
    c = month_card("10K2")
    branch(c, "-4,10 30,24 56,54 88,76", 9, 7, 4, 2)
    branch(c, "34,28 62,24 92,34", 5, 4, 2)
    branch(c, "46,42 40,74 20,96", 5, 4, 2)
    leaves(
        c, RED, (72, 36, 1.45, 70), (26, 92, -1.5, 200), (80, 92, 1.5, 150), (56, 138, -1.45, 190)
    )
    leaves(
        c,
        OCHRE,
        (36, 50, 1.3, 160),
        (58, 84, -1.15, 170),
        (22, 132, 1.1, 220),
        (90, 134, -1.05, 130),
    )
    leaves(c, GREEN, (14, 58, 1, 230), (88, 58, -0.95, 110))
    return c


def october() -> tuple[Card, ...]:
    """Maple: deer looking away, blue ribbon."""
    return (animal(), ribbon(), plain_1(), plain_2())
