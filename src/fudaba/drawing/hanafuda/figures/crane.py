"""The crane of January."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle, inked, line, outlined, path
from fudaba.drawing.outline import brush, curve
from fudaba.drawing.palette import INK, OCHRE, PAPER, RED, WHITE


def crane(c: Card) -> None:
    """The crane of January, facing left before the sun."""
    c.add(
        line("M54 106L50 148M62 106L66 150M50 148l-8 3M50 148l5 5M66 150l-8 3M66 150l7 4", INK, 2.6)
    )
    tail = ("70,86 86,96 95,120", "66,92 80,106 86,130", "62,98 72,114 74,134")
    c.add(*(path(brush(feather, 8, 9, 1), INK, stroke=PAPER, stroke_width=0.8) for feather in tail))
    body = (
        "26,40! 29,32 37,30 44,38 44,52 48,62 60,68 74,78 82,94! 74,106 60,113 46,109 38,98 "
        "36,84 38,70 34,58 32,49 28,46!"
    )
    c.add(inked(curve(body), WHITE, 1.7))
    c.add(path(brush("30,42 36,52 41,64 41,78", 6, 7, 8, 1.5), INK))
    c.add(path("M29.4 35.6Q35 29 41.4 34.6Q36 37 29.4 35.6z", RED))
    c.add(outlined("M28 38L10 45L28 45z", OCHRE, 1.4), circle(34, 40, 1.4, WHITE))
    scallops = (
        "M44 82q5 6 10 0q5 6 10-1q5 6 9-1M42 92q5 6 11 0q5 6 11-1q5 5 9-1M47 102q5 5 10 0q5 5 9-1"
    )
    c.add(line(scallops, INK, 1.7))
