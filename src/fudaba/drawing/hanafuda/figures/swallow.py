"""The swallow of November."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle, inked, line, path
from fudaba.drawing.outline import brush, curve
from fudaba.drawing.palette import INK, OCHRE, PAPER, RED, WHITE


def swallow(c: Card) -> None:
    """The swallow of November."""
    fork = brush("46,92 32,116 10,138", 9, 6, 1) + brush("50,94 40,124 30,152", 9, 6, 1)
    c.add(path(fork, INK, stroke=PAPER, stroke_width=1.2))
    upper = "62,66! 50,50 30,40 4,40! 22,50 34,62 42,82 54,84"
    lower = "66,70! 84,82 94,104 92,132! 82,114 70,102 52,94 54,80"
    c.add(*(path(curve(w), INK, stroke=PAPER, stroke_width=1.4) for w in (upper, lower)))
    c.add(line("M54 68Q42 54 24 46M66 84Q80 94 86 112", OCHRE, 2))
    c.add(inked(curve("86,44! 78,50 76,60 70,76 58,92 44,98! 46,86 54,66 60,52 70,44"), WHITE, 1.8))
    c.add(path(curve("84,45! 77,52 74,64 70,74! 62,72 56,64! 60,52 70,45"), RED))
    c.add(line("M58 84q3 1 5 0M53 90q3 1 4 0", INK, 1.3))
    c.add(path(curve("58,56! 60,46 72,40 86,44! 78,49 74,58 66,54"), INK))
    c.add(
        path("M84 42L95 40L83 49z", OCHRE, stroke=INK, stroke_width=1.2),
        circle(72, 47.6, 1.9, OCHRE),
    )
