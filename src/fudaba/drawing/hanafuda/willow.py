"""A strand of willow."""

from __future__ import annotations

import math

from fudaba.drawing.digits import join
from fudaba.drawing.elements import path
from fudaba.drawing.outline import brush


def strand() -> str:
    """Hanging willow strand with slender leaves, about 100 long; inherits its colours."""
    d = brush("0,-8 3,12 4,34 1,60 0,92", 2, 1.8, 1.4, 1)
    for i in range(10):
        y = 2 + i * 8.8
        x = 4 * math.sin(y / 25)
        d += f"M{join((x, y))}c-6 3-9 9-9 17c5-4 9-10 9-17z"
        d += f"M{join((x, y + 4.4))}c6 3 9 9 9 17c-5-4-9-10-9-17z"
    return path(d)
