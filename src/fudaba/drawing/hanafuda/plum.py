"""The plum blossom, of February and on the curtain of March."""

from __future__ import annotations

from fudaba.drawing.elements import circle, group, line, path
from fudaba.drawing.palette import INK, OCHRE, PAPER, RED
from fudaba.drawing.shapes import polar, rays


def plum() -> str:
    """Five round petals with long stamens; inherits its colour."""
    petals = "".join(circle(*polar(6.6, 72 * i), 5.6) for i in range(5))
    return (
        group(petals, stroke=PAPER, stroke_width=1)
        + line(rays(10, 2, 7.4), OCHRE, 1.1)
        + circle(0, 0, 3, OCHRE)
    )


def half_plum() -> str:
    """A blossom from the side, opening upwards from its cup; inherits its colour."""
    petals = "".join(circle(*polar(6.4, a, 0, 1), 5.6) for a in (-64, 64, 0))
    return (
        group(petals, stroke=PAPER, stroke_width=1)
        + line(rays(5, 1, 8, -40, 80), OCHRE, 1.1)
        + path("M-4.6 2Q0-1 4.6 2Q3 6.4 0 7Q-3 6.4-4.6 2z", INK)
    )


def plumbud() -> str:
    """A round bud in its cup."""
    bud = circle(0, -3.4, 4, RED, stroke=PAPER, stroke_width=0.8)
    return bud + path("M-3.2 0A3.4 3.4 0 0 1 3.2 0L0 2z", INK)
