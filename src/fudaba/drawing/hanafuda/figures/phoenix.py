"""The phoenix of December."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle, disc, eye, inked, line, outlined, path
from fudaba.drawing.outline import brush, curve
from fudaba.drawing.palette import GREEN, INDIGO, INK, OCHRE, PINK, RED


def phoenix(c: Card) -> None:
    """The phoenix of December: wings raised, three eyed tail plumes curling round it."""
    plumes = (
        ("60,68 76,74 87,68 91,58 87,49", INDIGO, 90, 59),
        ("59,72 70,82 83,83 90,93 87,106", GREEN, 89.4, 94),
        ("54,73 43,85 28,86 16,76 13,61", RED, 16, 73),
    )
    for spec, colour, x, y in plumes:
        c.add(path(brush(spec, 5, 8, 11, 11, 1), colour, stroke=INK, stroke_width=1.6))
        c.add(disc(x, y, 4.2, OCHRE, 1), circle(x, y, 1.9, INK))
    far = ("47,56 36,34 42,8", "49,56 47,32 56,7", "51,56 56,36 67,15")
    near = ("58,65 74,58 88,50", "56,63 76,52 94,38", "54,61 74,46 95,24", "52,58 70,40 88,11")
    for spec in far + near:
        c.add(outlined(brush(spec, 6, 12, 2), OCHRE, 1.5))
    c.add(inked(curve("42,56! 37,42 41,31 47,27! 50,32 54,29! 57,40 54,56"), GREEN, 1.3))
    c.add(
        inked(
            curve("46,58! 52,42 64,30 74,28! 72,34 76,37! 71,43 74,47! 67,52 68,58! 58,66"),
            RED,
            1.3,
        )
    )
    body = (
        "20,31! 24,24 31,24 35,30 37,40 44,50 56,57 65,67 63,76 52,77 42,69 34,57 29,45 26,39 "
        "22,37!"
    )
    c.add(inked(curve(body), RED, 1.6))
    c.add(line("M36 52q4-1 6-5M41 60q5-1 8-6M48 67q6 0 9-6M56 73q5-1 7-5", OCHRE, 2))
    comb = (
        "M25 25Q18 14 8 15Q16 20 19 28zM29 24Q26 11 17 8Q22 16 23 25zM33 26Q37 14 31 7Q28 15 28 24z"
    )
    c.add(outlined(comb, OCHRE, 1.2), outlined("M22 29L7 36Q15 40 24 37z", OCHRE, 1.4))
    c.add(outlined("M22 37Q19 43 23 48Q27 44 27 38z", PINK, 1.2))
    c.add(eye(28, 31, 2.4))
