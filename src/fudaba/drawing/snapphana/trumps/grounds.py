"""Land and water."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import path
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import GREEN, INDIGO
from fudaba.drawing.snapphana.ornaments import wave


def hills(c: Card, colour: str = GREEN, y: float = 118, rise: float = 6) -> None:
    """Rolling ground."""
    ground = [(-4, y), (24, y - rise), (54, y + 2), (80, y - rise * 0.7), (104, y + 2, 1)]
    c.add(path(curve([*ground, (104, 164, 1), (-4, 164, 1)]), colour))


def sea(c: Card, y: float = 112) -> None:
    """Open water."""
    top = [(-4, y, 1), (18, y - 3), (42, y + 2), (70, y - 3), (104, y, 1)]
    c.add(path(curve([*top, (104, 164, 1), (-4, 164, 1)]), INDIGO))
    c.many(wave, (8, y + 10), (40, y + 14), (72, y + 9), (22, y + 20, 0.8), (62, y + 21, 0.8))
