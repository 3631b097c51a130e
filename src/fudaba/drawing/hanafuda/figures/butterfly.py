"""The butterflies of June."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import disc, group, line, outlined, path, placed
from fudaba.drawing.palette import INK, OCHRE, RED, VIOLET


def butterfly(c: Card, x: float, y: float, s: float, turn: float) -> None:
    """A butterfly of June."""
    wing = group(
        outlined("M0 0C6-16 22-20 24-10C25-2 14 3 0 0z", OCHRE, 1.6),
        outlined("M0 1C10 0 18 6 14 13C9 18 1 12 0 1z", VIOLET, 1.6),
        disc(16, -8, 2.8, RED, 1.2),
    )
    other = group(wing, transform="scale(-1 1)")
    body = path("M-2-4Q0-8 2-4L1.4 11L0 15L-1.4 11z", INK)
    feelers = line("M0-4Q-4-13-8-15M0-4Q4-13 8-15", INK, 1.3)
    c.add(group(wing, other, body, feelers, transform=placed(x, y, s, turn)))
