"""The knaves."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import disc, dots, inked, line, outlined, path, rect
from fudaba.drawing.outline import both, brush, curve
from fudaba.drawing.palette import INK, OCHRE, RED, WHITE
from fudaba.drawing.snapphana.courts.court import court
from fudaba.drawing.snapphana.dress import ermine, hand, pole
from fudaba.drawing.snapphana.face import face
from fudaba.drawing.snapphana.suits import PIPS, SUITS


def knave(suit: str) -> Card:
    """A knave with the sign of his suit on a pole, his hat by suit."""
    c, s = court(suit, "J")
    c.add(pole("M81 36L70 152"))
    c.use(PIPS[suit], 82, 25, 1.2, 6)
    c.add(outlined("M38 112L37 147H47L50 116L54 147H64L62 112z", WHITE, 1.8))
    c.add(line("M37.6 124H47.4M53 124H62.6", s.second, 3.4, stroke_linecap="butt"))
    shoe = "M47 144C48 152 46 154 28 154C30 148 34 146 37 145z"
    c.add(path(shoe + "M54 144C54 152 56 154 73 154C71 148 67 146 64 145z", INK))
    c.add(
        outlined(
            curve("36,98! 30,108 32,118! 42,121 50,116! 58,121 68,118! 70,108 64,98!"), s.second
        )
    )
    c.add(line("M40 102L38 117M60 102L62 117", INK, 1.4))
    c.add(
        inked(both("38,58! 34,76 36,90 32,106! 50,108"), s.coat, 1.7), line("M50 60V107", INK, 1.6)
    )
    c.add(dots(1.7, (50, 68), (50, 76), (50, 84), fill=s.second if s.coat == OCHRE else OCHRE))
    c.add(rect(34.6, 90, 30.8, 5, INK), rect(46.6, 89, 7, 7, OCHRE, stroke=INK, stroke_width=1.2))
    left = "39,58! 28,64 22,80 28,92! 36,94 40,88! 34,80 42,70"
    right = "61,58! 72,60 82,70 83,79! 78,86 72,84! 70,78 58,70"
    c.add(outlined(curve(left), s.coat), ermine("M29 86L40 84L40 91L31 94z"), hand(39, 92, 3.6))
    c.add(outlined(curve(right), s.coat), ermine("M71 78L81 74L83 82L75 87z"), hand(79, 84, 3.8))
    c.add(outlined(both("42,53! 38,59 44,63 50,66!"), WHITE, 1.6))
    c.add(outlined(both("41,34! 37,44 38,55 44,54"), s.hair, 1.6), face(50, 42))
    knave_hat(c, suit)
    return c


def knave_hat(c: Card, suit: str) -> None:
    """Beret, brimmed hat, hunter's cap or hood."""
    second = SUITS[suit].second
    if suit == "S":
        c.add(outlined(curve("36,33! 34,26 40,20 52,19 64,22 66,30 64,34! 50,31"), second))
        c.add(outlined(brush("62,25 67,14 57,9 43,13", 3, 7, 7, 1), WHITE, 1.3))
    elif suit == "H":
        c.add(
            outlined("M39 31L42 14H58L61 31z", second),
            outlined("M31 34Q50 26 69 34Q50 30 31 34z", second),
        )
        c.add(line("M40.4 27H59.6", OCHRE, 3, stroke_linecap="butt"))
        c.add(outlined(brush("58,24 66,18 67,8", 3, 6, 1), RED, 1.2))
    elif suit == "C":
        c.add(outlined(curve("34,34! 42,24 56,16 68,20! 66,28 65,34! 50,30"), second))
        c.add(outlined(brush("56,26 66,16 78,14", 3, 6, 1), RED, 1.2))
    else:
        c.add(
            outlined(
                curve("38,48! 35,30 42,18 56,16 74,10! 66,24 64,34 62,48! 60,36 50,32 40,36"),
                second,
            )
        )
        c.add(disc(74, 11, 3.2, OCHRE, 1.4))
