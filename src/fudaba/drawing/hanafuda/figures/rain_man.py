"""The rain man of November: Ono no Michikaze, who watches a frog jump until it succeeds."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import disc, group, inked, line, outlined, path, placed
from fudaba.drawing.hanafuda.figures.frog import frog
from fudaba.drawing.hanafuda.willow import strand
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import GREEN, INDIGO, INK, LEAF, OCHRE, PAPER, RED, VIOLET, WHITE


def rain_man(c: Card) -> None:
    """He under his umbrella on the far bank, the frog on the near one, the stream between."""
    willow = ((94, 40, 1.05), (80, 32, -0.75), (10, 46, 0.92))
    c.many(strand, *willow, fill=GREEN, stroke=PAPER, stroke_width=0.6)
    c.add(outlined(curve("-4,132! 20,127 46,130 78,124 104,127! 104,166! -4,166!"), LEAF, 1.4))
    stream = "104,136! 80,135 62,141 44,140 22,134 -4,138! -4,166! 104,166!"
    c.add(outlined(curve(stream), INDIGO, 1.4))
    ripples = "M50 148q5-4 10 0t10 0M74 142q5-4 10 0t10 0M62 156q5-4 10 0t10 0M86 151q4-3 8 0"
    c.add(line(ripples, PAPER, 2.2))
    c.add(group(*legs(), *robe(), *head(), transform=placed(12, 2, 0.9)))
    c.add(group(*umbrella(), transform=placed(3, 1, 0.97)))
    frog(c)


def legs() -> tuple[str, ...]:
    """Clogs and trousers in a stride."""
    left_clog = "M26 141L44 143V147H41V150H37V147H32V149H28V146z"
    right_clog = "M60 140L77 135L79 139L75 140L77 144L73 145L71 142L65 144L66 147L62 148z"
    trousers = (
        "44,104! 34,120 28,140! 36,145 46,143! 52,132 56,124! 60,134 62,142! 72,142 79,135! "
        "76,118 68,104!"
    )
    folds = "M46 112Q38 128 37 140M54 112Q50 122 48 132M64 112Q70 126 70 136"
    return (
        path(left_clog + right_clog, INK),
        inked(curve(trousers), VIOLET, 1.7),
        line(folds, OCHRE, 1.7),
    )


def robe() -> tuple[str, ...]:
    """The robe, swept back by the wind, and the handle of the umbrella between its sleeves."""
    back = "47,74! 40,88 38,108! 52,114 70,109 86,116! 84,100 72,86 66,75!"
    right = "64,76! 78,80 90,92 95,106! 84,112 74,108! 70,98 58,92 50,92! 49,84"
    left = "48,76! 38,80 28,92 20,112! 30,118 40,114! 42,100 48,90"
    return (
        inked(curve(back), RED, 1.8),
        line("M56 80Q50 96 50 110M66 84Q74 98 76 110", INK, 1.5),
        line("M56 24L50 106", INK, 3.2),
        line("M56 24L50 106", OCHRE, 1.2),
        inked(curve(right), RED, 1.7),
        outlined(curve("95,106! 84,112 74,108! 72,103! 82,106 93,100!"), OCHRE, 1.5),
        inked(curve(left), RED, 1.7),
        outlined(curve("20,112! 30,118 40,114! 40.6,108! 32,111 22,106!"), OCHRE, 1.5),
        disc(50, 90, 3.8, WHITE),
        disc(51, 97, 3.8, WHITE),
    )


def head() -> tuple[str, ...]:
    """His head, turned to the frog, in a court cap."""
    return (
        inked(curve("46,56! 41,62 41,70 46,76 54,77 62,70 63,58!"), WHITE, 1.5),
        path(curve("43,59! 48,52 52,40 62,37 69,44 67,56 65,70! 60,62 52,59"), INK),
        line("M44.4 64l4-1.4M51.6 63l4 1", INK, 1.7),
        line("M45.6 71.6h4", RED, 1.9),
        line("M48 67v2", INK, 1.2),
    )


def umbrella() -> tuple[str, ...]:
    """The umbrella of oiled paper."""
    canopy = (
        "M3 58C3 32 22 10 46 8S93 16 98 40Q89 36 83 43Q73 38 67 46Q57 41 50 50Q41 45 35 53"
        "Q25 48 19 58Q11 52 3 58z"
    )
    ribs = "M46 8Q24 22 19 58M46 8Q36 24 35 53M46 8Q49 26 50 50M46 8Q60 22 67 46M46 8Q74 16 83 43"
    return (
        inked(canopy, OCHRE, 2),
        line(ribs, INK, 1.7),
        outlined("M32 11Q46 4 60 11Q52 21 47 20Q38 21 32 11z", RED, 1.6),
        line("M46 8V3", INK, 3),
    )
