"""The knights."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.card import Card
from fudaba.drawing.elements import dots, inked, line, outlined, path, rect
from fudaba.drawing.outline import both, brush, curve
from fudaba.drawing.palette import BROWN, INDIGO, INK, MIST, OCHRE, PAPER, RED, WHITE
from fudaba.drawing.shapes import polar
from fudaba.drawing.snapphana.courts.court import court
from fudaba.drawing.snapphana.dress import hand, pole
from fudaba.drawing.snapphana.face import face
from fudaba.drawing.snapphana.suits import PIPS

#: Where the knights look: ahead, at the viewer, ahead, back.
LOOKS: Final = {"S": -1, "H": 0, "C": -1, "D": 1}


def dala(c: Card, colour: str, trim: str, bloom: str, step: bool) -> None:
    """A Dala horse facing left, saddle at (50, 88); in `step` it lifts a foreleg."""
    c.add(path(brush("73,92 81,94 84,106", 7, 7, 2), INK))
    foreleg = "38,124 36,154! 22,154! 22,124"
    if step:
        c.add(inked(brush("32,116 19,117 11,124 14,139", 14, 12, 9, 9), colour, 1.7))
        c.add(line("M11.4 133.4l6-1", trim, 2.2))
        foreleg = "42,124 42,154! 29,154! 27,128"
    body = (
        "9,88! 11,80 17,68 23,58! 28,66 38,78 50,86 65,83 75,92 74,116 75,154! 62,154! 61,130 "
        f"50,118 {foreleg} 19,108 24,94 19,93 13,96!"
    )
    c.add(inked(curve(body), colour, 1.7))
    c.add(path(brush("24,62 34,70 44,84", 5, 8, 5), INK if colour != INDIGO else OCHRE))
    c.add(dots(1.5, (18, 77), fill=INK if colour != INDIGO else WHITE), line("M9 88h0", INK, 2.4))
    c.add(line("M14 74Q20 80 19 92M19 84Q34 90 46 88", trim, 1.9))
    c.add(line("M24 99Q32 104 41 98M64 145h9" + ("M31 145h9" if step else "M24 145h10"), trim, 2.2))
    for x, y in ((29, 113), (67.5, 116)):  # painted flowers on shoulder and rump
        petals = [polar(4, 72 * i, x, y) for i in range(5)]
        c.add(dots(1.7, *petals, fill=trim), dots(1.7, (x, y), fill=bloom))


def knight(suit: str) -> Card:
    """A knight on a Dala horse in the colour of the suit, its sign on the pennant."""
    c, s = court(suit, "N")
    c.add(pole("M66 108L86 10", 4.4))
    c.add(outlined("M85.6 12L58 13L64 24L59 36L81 36z", s.tint if suit == "D" else WHITE, 1.7))
    c.use(PIPS[suit], 73, 24.4, 0.86)
    dala(c, s.coat, PAPER, RED if s.coat == OCHRE else OCHRE, step=suit in "CH")
    c.add(outlined("M37 82Q50 90 65 82L68 107Q50 113 35 105z", s.cloth))
    c.add(line("M37.4 101Q50 108 66 102.6", s.rider, 2.4))
    boot = "46,82! 42,96 43,106 42,116! 36,120 36,124! 52,124! 52,104 60,84!"
    c.add(outlined(curve(boot), INK, 1.2, PAPER))
    c.add(inked(curve("40,52! 38,68 40,80 38,90! 52,94 66,88! 62,74 62,60 60,52!"), s.rider, 1.7))
    c.add(line("M51 54V90", INK, 1.5), rect(39.6, 76, 22.4, 4.4, INK))
    left = "42,54! 32,63 28,74 24,80! 28,87 33,86! 40,80 46,68"
    right = "58,54! 68,59 76,66 78,72! 74,79 68,78! 64,72 56,66"
    c.add(outlined(curve(left), s.rider), hand(27, 84, 3.8), outlined(curve(right), s.rider))
    c.add(hand(74, 74, 3.8), outlined(both("43,48! 39,54 44,59 50,62!"), WHITE, 1.6))
    c.add(
        outlined(both("41,30! 37,40 38,50 44,50"), s.hair, 1.6),
        face(50, 39, s.hair, "moustache", look=LOOKS[suit]),
    )
    knight_hat(c, suit)
    return c


def knight_hat(c: Card, suit: str) -> None:
    """Slouch hat, helmet, cocked hat or fur cap."""
    if suit == "S":
        c.add(
            outlined(
                curve("31,31! 42,27 42,17 50,15 58,17 58,27 69,31! 60,35 50,32 40,35"),
                INK,
                1.2,
                PAPER,
            )
        )
        c.add(outlined(brush("56,24 50,10 36,12", 3, 7, 1), WHITE, 1.3))
    elif suit == "H":
        c.add(outlined(curve("39,36! 38,22 44,15 50,14 56,15 62,22 61,36! 50,31"), MIST))
        c.add(
            line("M50 15V31M40 29Q50 25 60 29", INK, 1.5),
            outlined(brush("50,15 42,6 32,10", 3, 7, 1), RED, 1.3),
        )
    elif suit == "C":
        c.add(
            outlined(
                curve("33,35! 32,24 40,20 50,11 60,20 68,24 67,35! 58,29 50,31 42,29"),
                INK,
                1.2,
                PAPER,
            )
        )
        c.add(
            dots(2.6, (50, 23), fill=OCHRE),
            line("M37 31Q42 27 46 29M63 31Q58 27 54 29", OCHRE, 1.4),
        )
    else:
        c.add(outlined(curve("41,30! 41,16 50,12 59,16 59,30!"), RED))
        c.add(outlined(curve("37,34! 35,28 40,25 50,26 60,25 65,28 63,34! 50,31"), BROWN))
        c.add(dots(2.4, (50, 12), fill=OCHRE))
