"""Outlines through points, and strokes of changing width.

An outline is written as a list of points, `"x,y x,y! x,y"`: the line runs smoothly through them,
a `!` keeps a corner. A card is 100 x 160 units, and y grows downwards.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from fudaba.drawing.digits import join

#: x, y, and whether the line has a corner there.
Point: TypeAlias = tuple[float, float, bool]
#: Points as text, or as numbers with or without the corner.
Spec: TypeAlias = str | Sequence[tuple[float, ...]]


def points_of(spec: Spec) -> list[Point]:
    """The points of a spec."""
    if isinstance(spec, str):
        found = []
        for word in spec.split():
            x, y = word.rstrip("!").split(",")
            found.append((float(x), float(y), word.endswith("!")))
        return found
    return [(p[0], p[1], len(p) > 2 and bool(p[2])) for p in spec]


def curve(spec: Spec, closed: bool = True) -> str:
    """A smooth line through the points; corners stay sharp."""
    p = points_of(spec)
    count = len(p)

    def tangent(i: int) -> tuple[float, float]:
        if p[i][2] or (not closed and i in (0, count - 1)):
            return 0, 0
        a, b = p[(i - 1) % count], p[(i + 1) % count]
        return (b[0] - a[0]) / 6, (b[1] - a[1]) / 6

    x, y = round(p[0][0], 1), round(p[0][1], 1)
    d = "M" + join((x, y))
    for i in range(count if closed else count - 1):
        a, b = p[i], p[(i + 1) % count]
        ta, tb = tangent(i), tangent((i + 1) % count)
        ex, ey = round(b[0], 1), round(b[1], 1)
        if ta == tb == (0, 0):
            # The last side of a polygon is what `z` draws.
            if not closed or i < count - 1:
                d += "l" + join((ex - x, ey - y))
        else:
            first = (a[0] + ta[0] - x, a[1] + ta[1] - y)
            second = (b[0] - tb[0] - x, b[1] - tb[1] - y)
            d += "c" + join((*first, *second, ex - x, ey - y))
        x, y = ex, ey
    return d + ("z" if closed else "")


def brush(spec: Spec, *widths: float) -> str:
    """A stroke along the points as a closed shape; its width changes evenly between `widths`."""
    p = points_of(spec)
    last = len(p) - 1
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y, corner) in enumerate(p):
        a, b = p[max(i - 1, 0)], p[min(i + 1, last)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        t = i / last * (len(widths) - 1)
        k = min(int(t), len(widths) - 2)
        half = (widths[k] + (widths[k + 1] - widths[k]) * (t - k)) / 2
        nx, ny = -dy / length * half, dx / length * half
        sharp = corner or i in (0, last)
        left.append((x + nx, y + ny, sharp))
        right.append((x - nx, y - ny, sharp))
    return curve(left + right[::-1])


def mirror(spec: Spec, cx: float = 50) -> list[Point]:
    """The points reflected left to right about x = cx, in reverse order."""
    return [(2 * cx - x, y, corner) for x, y, corner in reversed(points_of(spec))]


def both(spec: Spec, cx: float = 50) -> str:
    """A closed symmetrical outline from its left half, top to bottom."""
    return curve(points_of(spec) + mirror(spec, cx))
