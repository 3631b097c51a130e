"""The knaves."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.card import Card
from fudaba.drawing.digits import join, n
from fudaba.drawing.elements import disc, dots, inked, line, outlined, path, rect
from fudaba.drawing.outline import both, brush, curve
from fudaba.drawing.palette import INK, OCHRE, RED, WHITE
from fudaba.drawing.snapphana.courts.court import court
from fudaba.drawing.snapphana.dress import ermine, hand, pole
from fudaba.drawing.snapphana.face import face
from fudaba.drawing.snapphana.suits import PIPS, SUITS

#: Where the knaves look and walk.
LOOKS: Final = {"S": 0, "H": -1, "C": 1, "D": -1}


def knave(suit: str) -> Card:
    """A knave with the sign of his suit on a pole, his hat by suit."""
    c, s = court(suit, "J")
    c.add(pole("M81 36L70 152"))
    c.use(PIPS[suit], 82, 25, 1.2, 6)
    look = LOOKS[suit]
    c.add(*legs(s.second, look))
    c.add(
        outlined(
            curve("36,98! 30,108 32,118! 42,121 50,116! 58,121 68,118! 70,108 64,98!"), s.second
        )
    )
    c.add(line("M40 102L38 117M60 102L62 117", INK, 1.4))
    front = 50 + 4 * look
    c.add(
        inked(both("38,58! 34,76 36,90 32,106! 50,108"), s.coat, 1.7),
        line(f"M{front} 60V107", INK, 1.6),
    )
    buttons = ((front, 68), (front, 76), (front, 84))
    c.add(dots(1.7, *buttons, fill=s.second if s.coat == OCHRE else OCHRE))
    buckle = rect(front - 3.4, 89, 7, 7, OCHRE, stroke=INK, stroke_width=1.2)
    c.add(rect(34.6, 90, 30.8, 5, INK), buckle)
    left = "39,58! 28,64 22,80 28,92! 36,94 40,88! 34,80 42,70"
    right = "61,58! 72,60 82,70 83,79! 78,86 72,84! 70,78 58,70"
    c.add(outlined(curve(left), s.coat), ermine("M29 86L40 84L40 91L31 94z"), hand(39, 92, 3.6))
    c.add(outlined(curve(right), s.coat), ermine("M71 78L81 74L83 82L75 87z"), hand(79, 84, 3.8))
    c.add(outlined(both("42,53! 38,59 44,63 50,66!"), WHITE, 1.6))
    c.add(outlined(both("41,34! 37,44 38,55 44,54"), s.hair, 1.6), face(50, 42, look=look))
    knave_hat(c, suit)
    return c


def legs(garter: str, look: int) -> tuple[str, ...]:
    """Legs that stand, or stride where he looks."""
    if not look:
        stockings = "M38 112L37 147H47L50 116L54 147H64L62 112z"
        shoes = "M47 144C48 152 46 154 28 154C30 148 34 146 37 145z"
        shoes += "M54 144C54 152 56 154 73 154C71 148 67 146 64 145z"
        bands = "M37.6 124H47.4M53 124H62.6"
    else:
        stockings = "M38 112L31 147H41L50 117L58 147H68L62 112z"
        bands = "M35.4 124H47.4M52.4 124H64.6"
        heels = (31, 58) if look > 0 else (41, 68)
        shoes = "".join(
            f"M{n(heel)} 144c{join((-look, 8, look, 10, 20 * look, 10))}"
            f"c{join((-2 * look, -6, -6 * look, -8, -10 * look, -9))}z"
            for heel in heels
        )
    return (
        outlined(stockings, WHITE, 1.8),
        line(bands, garter, 3.4, stroke_linecap="butt"),
        path(shoes, INK),
    )


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
