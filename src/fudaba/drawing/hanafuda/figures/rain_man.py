"""The rain man of November."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import disc, inked, line, outlined, path
from fudaba.drawing.hanafuda.figures.frog import frog
from fudaba.drawing.hanafuda.willow import strand
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import GREEN, INDIGO, INK, LEAF, OCHRE, PAPER, RED, VIOLET, WHITE


def rainman(c: Card) -> None:
    """Ono no Michikaze under his umbrella, the frog, the stream."""
    willow = ((90, 20, 1.35), (78, 30, 0.7), (8, 44, 0.85))
    c.many(strand, *willow, fill=GREEN, stroke=PAPER, stroke_width=0.6)
    stream = "-4,138! 22,132 44,142 74,140 104,128! 104,164! -4,164!"
    c.add(path(curve(stream), INDIGO), line("M4 146q5-4 10 0M80 141q5-4 10 0t10 0", PAPER, 2.2))
    c.add(outlined(curve("26,154! 44,146 74,148 104,140! 104,166! 20,166!"), LEAF, 1.4))
    # clogs and trousers in a stride
    left_clog = "M26 141L44 143V147H41V150H37V147H32V149H28V146z"
    right_clog = "M60 140L77 135L79 139L75 140L77 144L73 145L71 142L65 144L66 147L62 148z"
    trousers = (
        "44,104! 34,120 28,140! 36,145 46,143! 52,132 56,124! 60,134 62,142! 72,142 79,135! "
        "76,118 68,104!"
    )
    c.add(path(left_clog + right_clog, INK), inked(curve(trousers), VIOLET, 1.7))
    c.add(line("M46 112Q38 128 37 140M54 112Q50 122 48 132M64 112Q70 126 70 136", OCHRE, 1.7))
    # robe, swept back by the wind, and the handle of the umbrella between its sleeves
    c.add(inked(curve("47,74! 40,88 38,108! 52,114 70,109 86,116! 84,100 72,86 66,75!"), RED, 1.8))
    c.add(line("M56 80Q50 96 50 110M66 84Q74 98 76 110", INK, 1.5))
    c.add(line("M56 24L50 106", INK, 3.2), line("M56 24L50 106", OCHRE, 1.2))
    right_sleeve = "64,76! 78,80 90,92 95,106! 84,112 74,108! 70,98 58,92 50,92! 49,84"
    left_sleeve = "48,76! 38,80 28,92 20,112! 30,118 40,114! 42,100 48,90"
    c.add(inked(curve(right_sleeve), RED, 1.7))
    c.add(outlined(curve("95,106! 84,112 74,108! 72,103! 82,106 93,100!"), OCHRE, 1.5))
    c.add(inked(curve(left_sleeve), RED, 1.7))
    c.add(outlined(curve("20,112! 30,118 40,114! 40.6,108! 32,111 22,106!"), OCHRE, 1.5))
    c.add(disc(50, 90, 3.8, WHITE), disc(51, 97, 3.8, WHITE))
    # head turned to the frog, court cap
    c.add(inked(curve("46,56! 41,62 41,70 46,76 54,77 62,70 63,58!"), WHITE, 1.5))
    c.add(path(curve("43,59! 48,52 52,40 62,37 69,44 67,56 65,70! 60,62 52,59"), INK))
    c.add(line("M44.4 64l4-1.4M51.6 63l4 1", INK, 1.7), line("M45.6 71.6h4", RED, 1.9))
    c.add(line("M48 67v2", INK, 1.2))
    umbrella(c)
    frog(c)


def umbrella(c: Card) -> None:
    """The oiled-paper umbrella over the rain man."""
    canopy = (
        "M3 58C3 32 22 10 46 8S93 16 98 40Q89 36 83 43Q73 38 67 46Q57 41 50 50Q41 45 35 53"
        "Q25 48 19 58Q11 52 3 58z"
    )
    ribs = "M46 8Q24 22 19 58M46 8Q36 24 35 53M46 8Q49 26 50 50M46 8Q60 22 67 46M46 8Q74 16 83 43"
    c.add(inked(canopy, OCHRE, 2), line(ribs, INK, 1.7))
    c.add(outlined("M32 11Q46 4 60 11Q52 21 47 20Q38 21 32 11z", RED, 1.6), line("M46 8V3", INK, 3))
