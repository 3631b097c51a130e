"""X to VII: horse, wolf, fox and heron."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle, dots, inked, line, outlined, path
from fudaba.drawing.outline import brush, curve
from fudaba.drawing.palette import (
    AMBER,
    BROWN,
    GREEN,
    INDIGO,
    INK,
    MIST,
    OCHRE,
    PAPER,
    RED,
    STRAW,
    WHITE,
)
from fudaba.drawing.snapphana.ornaments import wave
from fudaba.drawing.snapphana.trumps.grounds import hills
from fudaba.drawing.snapphana.trumps.trump import trump


def t10_horse() -> Card:
    """X, the horse."""
    c = trump("T10", "10", "X", RED)
    hills(c, OCHRE, 126, 4)
    c.add(path(brush("22,104 10,98 8,114 13,126", 8, 9, 8, 2), INK))
    body = (
        "70,34! 73,40 80,45 90,58! 88,64 83,65! 76,61 71,62 72,72 68,82 78,78 88,84 86,94! "
        "81,94 81,89 72,91 62,94 74,100 78,112 70,116! 68,110 66,107 52,104 46,112 40,116 "
        "45,129! 35,129! 30,118 32,111 28,115 27,129! 17,129! 18,112 19,100 26,88 40,82 48,72 "
        "52,54 60,42"
    )
    c.add(inked(curve(body), WHITE, 1.8))
    c.add(path(brush("68,38 54,48 50,64 42,78", 4, 10, 9, 2), INK), dots(1.8, (75, 50)))
    c.add(dots(1.3, (86, 60)), line("M34 98Q44 98 48 92", INK, 1.6))
    hoofs = "M43.6 125H33V130.6H46zM27 125H17.4L15.6 130.6H27zM80.6 95L81 89.6L87 89L86.4 95z"
    c.add(path(hoofs + "M69.6 117L68 111L78.4 108L78.6 113z", INK))
    return c


def t9_wolf() -> Card:
    """IX, the wolf, howling at a red moon."""
    c = trump("T9", "9", "IX", MIST)
    c.add(circle(60, 72, 38, RED))
    c.add(path("M-4 129Q40 122 104 129V164H-4z", WHITE, stroke=INK, stroke_width=1.6))
    c.add(
        path(brush("30,120 16,128 7,118 9,100", 11, 13, 10, 1), INK, stroke=PAPER, stroke_width=1.2)
    )
    body = (
        "79,27! 81,31 71,45! 83,39! 83,44 76,52 72,60 74,68! 69,70 70,80! 65,84 66,98 65,114 "
        "66,126 76,133! 57,133! 56,118 53,108 46,114 46,124 57,133! 26,133! 18,122 21,104 31,88 "
        "41,74 46,62 44,54! 36,49! 49,44 48,33! 58,40 67,36"
    )
    c.add(path(curve(body), INK, stroke=PAPER, stroke_width=1.6))
    c.add(line("M60 46l6-2", OCHRE, 2.4), dots(1.3, (78.6, 29.6), fill=PAPER))
    c.add(line("M57 62q2 7 8 9M53 72q2 8 9 11", PAPER, 1.7))
    c.add(line("M25 118q3-11 15-11q8 1 7 8", PAPER, 1.7))
    return c


def t8_fox() -> Card:
    """VIII, the fox."""
    c = trump("T8", "8", "VIII", GREEN)
    c.add(inked(curve("60,128! 78,130 92,120 94,100 86,84 80,74! 76,90 72,102 62,108"), RED, 1.8))
    c.add(outlined(curve("80,74! 77,86 75,92 80,96 86,90 90,94! 88,84"), WHITE, 1.6))
    c.add(inked(curve("26,64! 32,78 34,96 33,132! 72,132! 76,116 68,98 58,84 52,66!"), RED, 1.8))
    c.add(outlined(curve("30,74! 31,92 38,106 45,110 50,96 50,76!"), WHITE, 1.4))
    c.add(line("M45 112V131M58 112Q52 122 56 131", INK, 1.8))
    c.add(path("M33 134V126Q38 121 43.6 126V134zM46.4 134V126Q51 121 56 126V134z", INK))
    c.add(outlined("M18 34L32 46H46L60 34L58 58L47 70L39 82L31 70L20 58z", RED, 2))
    c.add(outlined("M20 58L31 58L39 78L47 58L58 58L47 71L39 82L31 71z", WHITE, 1.3))
    c.add(path("M21 39L29 47L23 51zM57 39L49 47L55 51z", INK), dots(2.2, (31, 58), (47, 58)))
    c.add(path("M35 76H43L39 83z", INK))
    return c


def t7_heron() -> Card:
    """VII, the heron."""
    c = trump("T7", "7", "VII", STRAW)
    c.add(path("M-4 122Q24 118 50 122T104 121V164H-4z", INDIGO))
    c.many(wave, (6, 129, 0.8), (60, 128, 0.9))
    reeds = (
        "84,128 86,92 82,58",
        "90,128 92,84 96,52",
        "78,128 76,100 70,80",
        "12,128 12,108 8,92",
    )
    c.add(*(path(brush(reed, 3, 4, 0.6), GREEN) for reed in reeds))
    c.add(line("M87 126V52M94 128V70", INK, 1.4), line("M87 52V64M94 70V80", BROWN, 5))
    c.add(line("M46 100V128M52 100L58 114L48 116", INK, 2.4))
    body = (
        "20,48! 34,44 44,43 50,49 47,58 40,66 44,74 58,80 70,94 76,112! 66,108 52,106 40,100 "
        "33,86 32,70 38,58 38,53"
    )
    c.add(inked(curve(body), WHITE, 1.8))
    c.add(outlined(curve("44,76! 56,78 68,90 78,114! 64,110 50,104 44,92"), INDIGO))
    c.add(path(brush("47,45 58,47 70,56", 5, 4, 0.8), INK))
    c.add(outlined("M34 45L12 48L35 51z", AMBER, 1.3), dots(1.5, (41, 47.6)))
    c.add(line("M36 72Q36 84 40 90", INK, 1.5), line("M54 88L66 100M50 92L60 102", WHITE, 1.5))
    return c
