"""What people of several ranks wear and hold."""

from __future__ import annotations

from fudaba.drawing.digits import join
from fudaba.drawing.elements import disc, line, outlined
from fudaba.drawing.palette import INK, OCHRE, WHITE


def hand(x: float, y: float, r: float = 4) -> str:
    """A hand."""
    return disc(x, y, r, WHITE)


def ermine(d: str, *spots: tuple[float, float]) -> str:
    """White fur with black tails."""
    fur = outlined(d, WHITE, 1.8)
    return fur + line("".join(f"M{join(p)}v2.4" for p in spots), INK, 1.7) if spots else fur


def pole(d: str, thick: float = 5) -> str:
    """A gilded shaft."""
    return line(d, INK, thick) + line(d, OCHRE, thick - 2.8)
