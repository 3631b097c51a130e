"""The queens."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.card import Card
from fudaba.drawing.elements import dots, group, inked, line, outlined, placed
from fudaba.drawing.outline import both, curve
from fudaba.drawing.palette import GREEN, INK, OCHRE, WHITE
from fudaba.drawing.snapphana.courts.court import court
from fudaba.drawing.snapphana.courts.crown import crown
from fudaba.drawing.snapphana.dress import hand
from fudaba.drawing.snapphana.face import face
from fudaba.drawing.snapphana.ornaments import leaf, rose, tulip
from fudaba.drawing.snapphana.suits import PIPS

#: Where the queens look: at the rose, at the viewer, away, at the tulip.
LOOKS: Final = {"S": 1, "H": 0, "C": -1, "D": 1}


def apron(hem: str) -> str:
    """A white apron with two lines at its hem."""
    cloth = outlined(both("44,88! 40,118 37,148 50,151"), WHITE, 1.8)
    return cloth + line("M40 134Q50 138 60 134M39 141Q50 145 61 141", hem, 2)


def queen(suit: str) -> Card:
    """A queen with a flower, her hair and headdress by suit."""
    c, s = court(suit, "Q")
    bloom = rose if suit in "SH" else tulip
    c.add(line("M72 92Q76 66 80 46", INK, 2.2))
    c.use(leaf, 76, 70, 0.9, 50, GREEN).use(leaf, 77, 62, 0.9, -50, GREEN)
    c.use(bloom, 81, 36 if bloom is rose else 48, 1.15, 6, s.bloom)
    if suit == "D":  # veil
        c.add(inked(both("40,30! 32,46 30,70 27,96! 38,92 44,70"), WHITE, 1.4))
    elif suit == "H":  # plaits
        for side in (-1, 1):
            knots = [(50 + side * (13 + (i % 2)), 50 + 7 * i) for i in range(6)]
            c.add(dots(5, *knots), dots(3.6, *knots, fill=s.hair))
            c.add(dots(2.6, (50 + side * 13, 92), fill=s.second))
        c.add(outlined(both("40,34! 36,42 37,52 44,54"), s.hair, 1.6))
    elif suit == "C":  # short and curly
        curls = [(39, 36), (36.6, 43), (37, 50), (40, 56), (61, 36), (63.4, 43), (63, 50), (60, 56)]
        c.add(dots(5.6, *curls), dots(4.2, *curls, fill=s.hair))
    else:  # long and loose
        c.add(outlined(both("40,34! 34,46 35,64 33,84! 40,86 44,70"), s.hair, 1.6))
    c.add(inked(both("42,86! 30,102 24,128 21,154!"), s.coat, 1.7))
    trim = s.second if s.coat == OCHRE else OCHRE
    scrolls = "M35 112c-7 1-8 9-2 10c5 1 2 10-4 9M65 112c7 1 8 9 2 10c-5 1-2 10 4 9"
    c.add(line(scrolls + "M26 143l5-2M74 143l-5-2", trim, 2))
    look = LOOKS[suit]
    c.add(group(apron(s.second), transform=placed(4 * look, 0) if look else None))
    c.use(PIPS[suit], 50 + 4 * look, 112, 0.95)
    c.add(outlined(both("40,58! 37,72 42,90 50,93!"), s.second, 1.8))
    laces = line(
        "M46 70L54 75M54 70L46 75M46 77L54 82M54 77L46 82", WHITE if suit == "C" else OCHRE, 1.5
    )
    c.add(group(laces, transform=placed(3 * look, 0) if look else None))
    c.add(
        outlined(curve("40,58! 29,63 24,78 31,88! 39,91 43,85! 36,78 42,68"), s.coat), hand(43, 89)
    )
    c.add(
        outlined(curve("60,58! 70,62 77,74 76,84! 70,90 64,86! 66,78 58,68"), s.coat), hand(73, 87)
    )
    c.add(outlined(both("43,54! 40,60 44,66 50,68"), WHITE, 1.6), face(50, 42, s.hair, look=look))
    fringe = "M41 37C42 29 58 29 59 37C54 36 51 34 50 31C49 34 46 36 41 37z"
    c.add(outlined(fringe, s.hair, 1.4), crown(suit, 50, 31, 18, 15))
    return c
