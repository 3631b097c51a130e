"""XII and XI: cannon and drum."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle, disc, ellipse, inked, line, outlined, path
from fudaba.drawing.palette import GREEN, INDIGO, INK, OCHRE, PAPER, RED, WHITE
from fudaba.drawing.shapes import rays
from fudaba.drawing.snapphana.trumps.grounds import hills
from fudaba.drawing.snapphana.trumps.trump import trump


def t12_cannon() -> Card:
    """XII, the cannon."""
    c = trump("T12", "12", "XII", OCHRE)
    hills(c, GREEN, 122, 4)
    c.add(outlined("M66 44L80 30L80 42L96 38L86 50L97 58L84 60L86 72L74 64z", RED))
    c.add(path("M74 50L80 44L81 50L87 50L82 54L84 60L76 58z", WHITE))
    c.add(outlined("M10 126L20 108L60 86L66 96L34 116L30 126z", RED))
    barrel = "M9 84C5 90 8 98 15 98L20 102L78 67L82 69L84 66L72 47L68 47L68 51L14 82L12 80z"
    c.add(outlined(barrel, INK, 1.4, PAPER), line("M28 76L38 92M58 59L67 73", OCHRE, 2.2))
    c.add(circle(44, 106, 23, INK), circle(44, 106, 18.4, OCHRE))
    c.add(line(rays(8, 4, 20, 0, 360, 44, 106), INK, 3.4))
    c.add(disc(44, 106, 6, RED, 2))
    balls = ((78, 124), (91, 124), (84.5, 113))
    c.add(*(circle(x, y, 7, INK, stroke=PAPER, stroke_width=1.2) for x, y in balls))
    return c


def t11_drum() -> Card:
    """XI, the drum."""
    c = trump("T11", "11", "XI", GREEN)
    c.add(inked("M18 66V116C18 132 82 132 82 116V66z", INDIGO, 1.8))
    zigzag = "M18 76L28 122L39 80L50 127L61 80L72 122L82 76"
    c.add(line(zigzag, PAPER, 2, stroke_linejoin="round"))
    c.add(outlined("M18 108V118C18 134 82 134 82 118V108C82 124 18 124 18 108z", RED))
    c.add(outlined("M18 66V76C18 92 82 92 82 76V66z", RED))
    c.add(ellipse(50, 66, 32, 13, WHITE, stroke=INK, stroke_width=2))
    c.add(
        line("M20 34L56 64M82 34L46 66", INK, 5.4), line("M20 34L54 62.4M82 34L48 64", OCHRE, 2.6)
    )
    c.add(*(disc(x, y, 4.4, OCHRE) for x, y in ((57, 65), (45, 67))))
    return c
