"""The number cards, six to ten, and the aces."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.card import Card
from fudaba.drawing.digits import join, n
from fudaba.drawing.elements import group, line, path, placed
from fudaba.drawing.outline import brush
from fudaba.drawing.palette import AMBER, GREEN, INDIGO, INK, OCHRE, PAPER, RED, WHITE
from fudaba.drawing.snapphana.ornaments import leaf, tulip, urn
from fudaba.drawing.snapphana.suit_card import suit_card
from fudaba.drawing.snapphana.suits import PIPS, sign

#: Pairs of blossoms on the tree: x of the left one, y, size.
PAIRS: Final = {
    3: ((39, 44, 0.95), (27, 79, 1.1), (39, 112, 0.95)),
    4: ((39.5, 41, 0.86), (28, 66, 0.92), (28, 92, 0.92), (39.5, 115, 0.86)),
}


def pip_card(suit: str, rank: str) -> Card:
    """Six to ten: the pips are blossoms of a kurbits tree growing from an urn."""
    c = suit_card(suit, rank)
    count, pip = int(rank), PIPS[suit]
    pairs = PAIRS[3 if count < 8 else 4]
    size, green = pairs[0][2], OCHRE if suit == "C" else GREEN
    stems = "M50 138V24"
    for x, y, _ in pairs:
        for sx in (x, 100 - x):
            stems += f"M50 {n(y + 21)}Q{join(((sx + 50) / 2, y + 19, sx, y + 6))}"
    c.add(line(stems, INK, 1.8))
    for _, y, _ in pairs:
        c.use(leaf, 50, y + 21, 0.85, 38, green).use(leaf, 50, y + 21, 0.85, -38, green)
    c.use(urn, 50, 152)
    for x, y, scale in pairs:
        c.use(pip, x, y, scale).use(pip, 100 - x, y, scale)
    if count % 2 or count == 10:
        c.use(pip, 50, 18.5, size)
    else:
        c.use(tulip, 50, 32, 0.85, fill=RED if suit in "SC" else INDIGO)
    if count == 10:
        c.use(pip, 50, 79, size)
    return c


def ace(suit: str) -> Card:
    """The ace: one great sign on the kurbits, with a bloom printed inside."""
    c = suit_card(suit, "A")
    other = RED if suit in "SC" else INDIGO
    green = OCHRE if suit == "C" else GREEN
    c.add(line("M50 138V30M50 132C42 132 37 130 36 122M50 132C58 132 63 130 64 122", INK, 1.8))
    c.many(leaf, (50, 44, 1.1, -58), (50, 44, 1.1, 58), (50, 134, 1, -30), fill=green)
    c.use(leaf, 50, 134, 1, 30, green)
    c.use(tulip, 50, 38, 1.15, fill=other)
    c.many(tulip, (36, 124, 0.58, -8), (64, 124, 0.58, 8), fill=other)
    c.use(urn, 50, 152, 1.1)
    y, base = {"S": (80, 97), "C": (82, 97), "H": (82, 98), "D": (84, 99)}[suit]
    size = 3.3 if suit == "D" else 3.1
    c.add(group(sign(suit, core=False), transform=placed(50, y, size)))
    for side in (-1, 1):
        frond = [(50 + side * x, base - dy) for x, dy in ((1, 0), (9, 3), (14, 11), (19, 13))]
        c.add(path(brush(frond, 2, 5, 4, 0.8), AMBER if suit == "D" else PAPER))
    c.use(tulip, 50, base, 1.25, fill=RED if suit == "D" else WHITE)
    return c
