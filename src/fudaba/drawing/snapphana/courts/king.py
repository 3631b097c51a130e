"""The kings."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.card import Card
from fudaba.drawing.elements import disc, inked, line, outlined
from fudaba.drawing.outline import both, curve
from fudaba.drawing.palette import INK, OCHRE, RED, WHITE
from fudaba.drawing.snapphana.courts.court import court
from fudaba.drawing.snapphana.courts.crown import crown
from fudaba.drawing.snapphana.dress import ermine, hand, pole
from fudaba.drawing.snapphana.face import face
from fudaba.drawing.snapphana.suits import PIPS

#: Where the kings look: at the sword, at the viewer, away, at the staff.
LOOKS: Final = {"S": 1, "H": 0, "C": -1, "D": 1}


def king(suit: str) -> Card:
    """A king: sword, sceptre, axe or staff by suit."""
    c, s = court(suit, "K")
    trim = s.second if s.coat == OCHRE else OCHRE
    king_arms(c, suit)
    c.add(inked(both("36,56! 27,64 25,90 22,154!"), s.coat, 1.7))
    look = LOOKS[suit]
    front = 50 + 4 * look
    c.add(
        outlined(both(f"{front - 7},70! {front - 9},100 {front - 11},154!", front), s.second, 1.8)
    )
    c.add(line(f"M{front} 84V148", trim, 1.6))
    c.many(PIPS[suit], (front, 112, 0.62), (front, 130, 0.62))
    scrolls = "M31 112c6-2 6 8-1 8c-5 0-5 10 2 9M69 112c-6-2-6 8 1 8c5 0 5 10-2 9"
    c.add(line(scrolls, trim, 2))
    fur = ((27, 147), (33, 147), (67, 147), (73, 147))
    hem = f"M22 143H{front - 10}l-1 11H21zM{front + 10} 143H78L79 154H{front + 11}z"
    c.add(ermine(hem, *fur))
    left = "34,62! 24,72 22,88 27,98! 38,100 44,94! 40,84 40,74"
    right = "66,62! 76,72 79,86 76,97! 66,101 58,95! 60,84 60,74"
    c.add(outlined(curve(left), s.coat), ermine("M26 93L43 92L43 99L28 101z"))
    c.add(outlined(curve(right), s.coat), ermine("M59 92L77 91L75 99L60 99z"))
    if suit in "SH":  # orb
        c.add(pole("M36 86V76M32 80H40", 4), disc(36, 93, 8, OCHRE, 1.8))
        c.add(line("M28.6 91Q36 94 43.4 91", RED, 1.8))
    c.add(hand(37, 102), hand(73, 96))
    collar = ((38, 62), (43, 72), (50, 75), (57, 72), (62, 62))
    c.add(ermine(both("38,54! 31,60 34,72 42,80 50,82"), *collar))
    c.add(outlined(both("40,32! 36,42 37,54 42,56"), s.king_hair, 1.6))
    c.add(face(50, 42, s.king_hair, s.beard, look=look), crown(suit, 50, 33, 26, 19))
    return c


def king_arms(c: Card, suit: str) -> None:
    """What a king holds in his left hand."""
    if suit == "S":  # sword
        c.add(
            outlined("M70.6 88L77 26L82 18L84 27L76 89z", WHITE, 1.7),
            line("M79 28L74 84", INK, 1.1),
        )
        c.add(
            pole("M63 88L84 91M73 90L71 106", 5),
            disc(70.6, 109, 3.4, OCHRE),
        )
        return
    c.add(pole("M70 120L82 30"))
    if suit == "C":  # axe
        c.add(
            outlined(
                curve("80,38! 85,40 89,36 90,30! 94,43 91,55 84,61! 84,55 82,52 78,51!"), WHITE, 1.7
            )
        )
    c.use(PIPS[suit], 83, 22, 1.05)
