"""Regular shapes as path data: polygons, stars, rays, a leaf."""

from __future__ import annotations

import math
from collections.abc import Iterable

from fudaba.drawing.digits import join


def polar(r: float, deg: float, cx: float = 0, cy: float = 0) -> tuple[float, float]:
    """The point at distance r; 0 degrees is up, clockwise."""
    a = math.radians(deg)
    return cx + r * math.sin(a), cy - r * math.cos(a)


def poly(points: Iterable[tuple[float, float]]) -> str:
    """A closed polygon."""
    return "M" + "L".join(join(p) for p in points) + "z"


def star(
    tips: int, outer: float, inner: float, cx: float = 0, cy: float = 0, turn: float = 0
) -> str:
    """A pointed star."""
    step = 180 / tips
    return poly(polar(inner if i % 2 else outer, turn + step * i, cx, cy) for i in range(2 * tips))


def leaf_shape(length: float, width: float) -> str:
    """A pointed leaf from the origin upwards."""
    up = (width, -length * 0.3, width * 0.8, -length * 0.75, 0, -length)
    down = (-width * 0.8, -length * 0.75, -width, -length * 0.3, 0, 0)
    return f"M0 0C{join(up)}C{join(down)}z"


def rays(
    count: int,
    r0: float,
    r1: float,
    start: float = 0,
    span: float = 360,
    cx: float = 0,
    cy: float = 0,
) -> str:
    """Line segments that radiate from a centre, as one path."""
    d = ""
    steps = count if span == 360 else count - 1
    for i in range(count):
        a = start + span * i / steps
        d += "M" + join(polar(r0, a, cx, cy)) + "L" + join(polar(r1, a, cx, cy))
    return d
