"""VI and V: camp fire and gate."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import disc, dots, group, inked, line, outlined, path, placed, rect
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import BROWN, GREEN, INK, LEAF, OCHRE, PAPER, RED, WHITE
from fudaba.drawing.snapphana.ornaments import spruce
from fudaba.drawing.snapphana.trumps.grounds import hills
from fudaba.drawing.snapphana.trumps.trump import trump


def t6_fire() -> Card:
    """VI, the camp fire."""
    c = trump("T6", "6", "VI", INK)
    c.many(spruce, (13, 129, 1.1), (88, 130, 1.2), (0, 128, 0.8), fill=GREEN)
    c.add(path("M-4 120H104V164H-4z", GREEN))
    outer = (
        "50,32! 52,46 66,54 70,70! 74,66 74,60! 84,76 82,100 70,116! 30,116! 18,100 18,78 "
        "28,64! 28,72 32,76! 36,60 48,50"
    )
    inner = (
        "51,54! 52,66 64,74 64,86! 69,84 70,80! 74,94 70,108 62,116! 38,116! 28,106 28,92 "
        "34,82! 35,88 38,90! 40,76 50,68"
    )
    c.add(path(curve(outer), RED), path(curve(inner), OCHRE))
    c.add(path(curve("50,82! 52,90 60,96 58,108 54,116! 46,116! 40,108 42,98"), WHITE))
    for turn, colour in ((-17, OCHRE), (17, BROWN)):
        log = rect(-34, -5, 68, 10, colour, rx=4, stroke=INK, stroke_width=2)
        log += disc(30, 0, 3.2, PAPER, 1.2) + line("M-24 0H12", INK, 1.4)
        c.add(group(log, transform=placed(50, 120, 1, turn)))
    c.add(dots(1.6, (34, 46), (66, 42), (74, 50), (26, 54), fill=OCHRE))
    return c


def t5_gate() -> Card:
    """V, the gate of a Scanian farm: thatch, timber and two green leaves."""
    c = trump("T5", "5", "V", LEAF)
    hills(c, OCHRE, 124, 3)
    c.add(outlined("M12 72H88V132H12z", WHITE, 2))
    c.add(
        line(
            "M12 92H28M72 92H88M12 112H28M72 112H88M16 74V131M84 74V131M28 74V131M72 74V131",
            INK,
            3.4,
        )
    )
    c.add(line("M17 111L27 93M83 111L73 93M38 74V88M62 74V88M50 74V86", INK, 2.8))
    c.add(inked("M30 132V106C30 86 70 86 70 106V132z", RED, 2.4))
    c.add(line("M50 91V131M40 95V131M60 95V131", INK, 1.6))
    c.add(line("M31 106H46M31 122H46M54 106H69M54 122H69", OCHRE, 2.8))
    c.add(disc(50, 114, 3.4, OCHRE, 1.5))
    c.add(
        inked(curve("20,42! 50,38 80,42! 88,60 98,78! 74,73 50,72 26,73 2,78! 12,60"), OCHRE, 1.8)
    )
    c.add(line("M24 50L16 70M36 48L31 68M50 47V67M64 48L69 68M76 50L84 70", INK, 1.5))
    c.add(line("M30 60l-2 8M43 58v8M57 58v8M70 60l2 8", INK, 1.2))
    c.add(
        line(
            "M26 44l6-8M32 44l-6-8M44 42l6-8M50 42l-6-8M56 42l6-8M62 42l-6-8M72 44l6-8M78 44l-6-8",
            BROWN,
            2.4,
        )
    )
    return c
