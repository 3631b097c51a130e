"""XX to XVIII: sun, moon and comet."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle, disc, dots, inked, line, outlined, path, rect
from fudaba.drawing.outline import brush, curve
from fudaba.drawing.palette import GREEN, INDIGO, INK, OCHRE, RED, WHITE
from fudaba.drawing.shapes import star
from fudaba.drawing.snapphana.trumps.trump import trump


def t20_sun() -> Card:
    """XX, the sun."""
    c = trump("T20", "20", "XX", RED, gold=True)
    c.add(
        outlined(star(16, 45, 27, 50, 80), OCHRE),
        outlined(star(16, 38, 26, 50, 80, 11.25), WHITE, 1.4),
    )
    c.add(disc(50, 80, 27, OCHRE, 2))
    c.add(dots(4.6, (36, 88), (64, 88), fill=RED), dots(2.4, (41, 76), (59, 76)))
    c.add(line("M35 71Q40 67 46 71M54 71Q60 67 65 71M50 74V86H46", INK, 2.2))
    c.add(line("M42 94Q50 101 58 94", INK, 2.6))
    return c


def t19_moon() -> Card:
    """XIX, the moon."""
    c = trump("T19", "19", "XIX", INDIGO, gold=True)
    profile = (
        "66,38! 40,34 16,54 14,82 30,112 66,122! 54,114 46,106 47,101 52,98 50,95 54,92 51,89 "
        "52,86 58,83! 52,76 48,70 50,58"
    )
    c.add(inked(curve(profile), WHITE, 1.8))
    c.add(dots(4.4, (40, 92), fill=RED), line("M38 72Q43 69 47 73", INK, 2), dots(2.2, (43, 77)))
    for x, y, r in ((78, 56, 8), (84, 92, 6), (72, 112, 5), (86, 38, 4), (70, 78, 3.6)):
        c.add(path(star(5, r, r * 0.42, x, y), OCHRE))
    return c


def t18_comet() -> Card:
    """XVIII, the comet."""
    c = trump("T18", "18", "XVIII", INK)
    c.add(path(brush("32,96 56,80 76,56 102,24", 22, 26, 22, 10), RED))
    c.add(path(brush("32,96 58,84 80,66 104,48", 16, 14, 9, 2), OCHRE))
    c.add(path(brush("32,94 52,74 66,54 80,28", 14, 12, 8, 2), OCHRE))
    c.add(path(brush("32,96 56,78 76,56 96,30", 8, 7, 5, 1), WHITE))
    c.add(outlined(star(8, 25, 11, 32, 94), OCHRE, 2), circle(32, 94, 7, WHITE))
    town = "M-4 136V128H8V122L16 115L24 122V128H58V122L66 114H82L90 122V128H104V136z"
    c.add(path(town, GREEN), rect(13, 122, 5, 5, OCHRE))
    c.add(rect(68, 119, 5, 5, OCHRE), rect(77, 119, 5, 5, OCHRE))
    return c
