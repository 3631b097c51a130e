"""The stag of October."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle, dots, inked, line, outlined, path
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import BROWN, INK, OCHRE, WHITE


def deer(c: Card) -> None:
    """The stag of October: it walks left and turns its head away."""
    c.add(
        path(
            "M30 126L28 154H35L40 130zM68 126L66 154H73L76 126z",
            BROWN,
            stroke=INK,
            stroke_width=1.6,
        )
    )
    body = (
        "28,82! 22,96 20,110 24,121 21,138 19,154! 27,154! 31,138 36,128 52,130 66,127 74,136 "
        "77,154! 85,154! 85,136 84,124 89,112 84,101 68,97 54,98 46,94 44,84!"
    )
    c.add(inked(curve(body), OCHRE, 1.8))
    c.add(outlined("M86 106Q94 104 95 96Q88 95 83 101z", WHITE, 1.5))
    antlers = (
        "M34 70Q26 58 30 42M29 56Q21 54 18 46M30 48Q37 44 38 36"
        "M42 69Q46 58 54 50M47 59Q46 50 49 42M50 55Q58 56 64 52"
    )
    c.add(line(antlers, INK, 2.8))
    c.add(inked("M30 76Q20 76 16 70Q26 67 34 71z", OCHRE, 1.5))
    c.add(
        inked(
            curve("28,80! 29,71 37,67 46,70 56,76 64,82! 63,88 55,89 46,88 38,92 29,90"), OCHRE, 1.7
        )
    )
    c.add(
        circle(46, 76.4, 2, INK),
        path("M64.6 81Q67 85 63 88L60 84z", INK),
        line("M56 88Q60 86 62 87", INK, 1.2),
    )
    c.add(path("M19.4 149.6H27.6L27 154.6H18.6zM76.4 149.6H85.2V154.6H76.8z", INK))
    spots = ((34, 106), (46, 105), (58, 104), (70, 104), (40, 114), (52, 113), (64, 112), (76, 111))
    c.add(dots(2.3, *spots, fill=WHITE), dots(1.8, (30, 98), (80, 120), (34, 120), fill=WHITE))
