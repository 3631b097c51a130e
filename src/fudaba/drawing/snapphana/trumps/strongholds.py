"""XVII and XVI: castle and ship."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.digits import n
from fudaba.drawing.elements import dots, inked, line, outlined, path
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import INDIGO, INK, OCHRE, PAPER, RED, STRAW, WHITE
from fudaba.drawing.snapphana.trumps.grounds import sea
from fudaba.drawing.snapphana.trumps.trump import trump


def t17_castle() -> Card:
    """XVII, the castle."""
    c = trump("T17", "17", "XVII", STRAW)
    sea(c, 118)
    wall = (
        "M10 120V64H14V58H20V64H26V58H32V64H36V78H42V72H48V78H52V72H58V78H64V64H68V58H74V64H80"
        "V58H86V64H90V120z"
    )
    c.add(inked(wall, RED, 1.8))
    c.add(outlined("M8 58Q20 50 23 35Q26 50 38 58zM62 58Q74 50 77 35Q80 50 92 58z", INDIGO))
    c.add(outlined("M40 72V52L50 40L60 52V72z", RED), path("M47 58H53V66H47z", INK))
    c.add(line("M23 36V28M77 36V28M50 40V29", INK, 1.8), dots(2.2, (23, 33), (77, 33), fill=OCHRE))
    c.add(outlined("M50 30L64 34L50 39z", OCHRE, 1.2))
    c.add(outlined("M40 120V102C40 90 60 90 60 102V120z", INK, 1.4, PAPER))
    c.add(line("M45 95V120M50 93V120M55 95V120M40 104H60M40 112H60", OCHRE, 1.2))
    c.add(path("M20 74H26V86H20zM74 74H80V86H74z", INK))
    c.add(line("M14 96h8M26 104h8M14 112h8M66 96h8M78 104h8M68 112h8M30 92h6M80 92h6", INK, 1.4))
    return c


def t16_ship() -> Card:
    """XVI, the ship."""
    c = trump("T16", "16", "XVI", OCHRE)
    c.add(line("M28 108V42M52 108V32M74 108V46M88 96L100 84", INK, 2.4))
    sails = (
        (28, 50, 13, 20),
        (28, 74, 15, 22),
        (52, 40, 14, 24),
        (52, 68, 16, 28),
        (74, 54, 11, 18),
        (74, 76, 12, 20),
    )
    for x, y, w, h in sails:
        d = f"M{n(x - w)} {n(y)}Q{n(x + 4)} {n(y + 3)} {n(x + w - 3)} {n(y)}"
        d += f"Q{n(x + w + 5)} {n(y + h / 2)} {n(x + w - 1)} {n(y + h)}"
        d += f"Q{n(x + 4)} {n(y + h - 4)} {n(x - w)} {n(y + h)}"
        d += f"Q{n(x - w + 6)} {n(y + h / 2)} {n(x - w)} {n(y)}z"
        c.add(outlined(d, WHITE, 1.7))
    c.add(outlined("M52 31L36 28L40 33L36 38L52 37zM28 42L16 39L19 43L16 48L28 47z", RED, 1))
    c.add(inked(curve("6,88! 14,96 40,104 70,102 94,94! 88,112 80,124! 20,124! 12,110"), RED, 1.8))
    c.add(line("M11 100Q44 112 90 103", OCHRE, 2.6))
    c.add(dots(2, (26, 114), (38, 115), (50, 115), (62, 115), (74, 113)))
    sea(c, 119)
    return c
