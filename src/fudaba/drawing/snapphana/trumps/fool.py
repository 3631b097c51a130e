"""Fjønt."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import disc, inked, line, outlined, path
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import GREEN, INK, OCHRE, RED
from fudaba.drawing.shapes import star
from fudaba.drawing.snapphana.dress import hand, pole
from fudaba.drawing.snapphana.face import face
from fudaba.drawing.snapphana.trumps.trump import trump


def fool() -> Card:
    """Fjønt, the fool, with his star staff."""
    c = trump("*", "★", "", gold=True)
    stars = ((15, 76, 5, OCHRE), (16, 112, 4, RED), (84, 104, 5, OCHRE), (30, 34, 4, OCHRE))
    for x, y, r, colour in (*stars, (12, 42, 3.4, RED)):
        c.add(path(star(5, r, r * 0.42, x, y), colour))
    # dancing legs in two colours, curled shoes
    left_leg = (
        "42,102! 30,102 21,109 20,124! 14,125 10,121 11,116! 5,120 6,130 14,133 29,133! 31,120 "
        "40,118 50,108!"
    )
    right_leg = "50,106! 56,118 52,132! 70,132 76,126 72,122! 70,128 62,126! 66,114 62,102!"
    c.add(inked(curve(left_leg), GREEN, 1.6), inked(curve(right_leg), RED, 1.6))
    # raised arm with the star staff, other arm on the hip
    c.add(pole("M75 100L84 50", 4.4), outlined(star(5, 11.6, 4.8, 84, 45, 8), OCHRE))
    c.add(outlined(curve("60,74! 68,75 74,74 77,70! 83,72 85,76! 80,86 70,90 60,86"), RED))
    c.add(hand(80.6, 70))
    c.add(
        outlined(curve("40,74! 28,78 24,88 28,96! 36,100 42,96! 36,90 42,84"), GREEN),
        hand(41, 98, 3.8),
    )
    c.add(outlined("M50 72H40L37 90L32 110L40 105L45 113L50 106z", RED))
    c.add(outlined("M50 72H60L63 90L68 110L60 105L55 113L50 106z", GREEN))
    c.add(line("M38 92Q50 97 62 92", INK, 3.4, stroke_linecap="butt"))
    c.add(outlined("M36 72L40 82L45 76L50 85L55 76L60 82L64 72Q50 66 36 72z", OCHRE, 1.6))
    # head with eared cap and bells
    c.add(face(50, 61, scale=1.05))
    c.add(outlined(curve("42,48! 44,36 54,30 62,32! 57,38 58,44 58,50!"), OCHRE))
    c.add(outlined(curve("40,60! 39,52 32,48 24,56! 22,42 38,36 50,44! 50,54!"), RED))
    c.add(outlined(curve("60,60! 61,53 66,50 72,58! 75,43 62,36 50,44! 50,54!"), GREEN))
    bells = ((23.6, 58), (65, 33), (72, 60))
    c.add(*(disc(x, y, 3.6, OCHRE, 1.5) for x, y in bells))
    return c
