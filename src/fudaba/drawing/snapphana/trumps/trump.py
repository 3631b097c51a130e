"""A trump: its number in two corners, a scene between."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.card import Card
from fudaba.drawing.digits import n
from fudaba.drawing.elements import dots, group, path, rect
from fudaba.drawing.outline import brush
from fudaba.drawing.palette import GREEN, INDIGO, INK, OCHRE, PAPER, RED, WHITE
from fudaba.drawing.snapphana.letters import label

#: How high the band with the number is.
BAND: Final = 30.5


def trump(code: str, mark: str, roman: str, sky: str = PAPER, gold: bool = False) -> Card:
    """A trump: a scene, drawn for y = 26..134, between two bands with the number."""
    c = Card(code, sky, gold)
    c.place = "translate(4.6 7.2)scale(.91)"
    band = rect(0, 0, 100, BAND, PAPER) + rect(0, BAND - 1.2, 100, 2.4, INK)
    tab = path(f"M0 0H35V{n(BAND - 9)}Q35 {n(BAND)} 26 {n(BAND)}H0z", OCHRE if gold else INDIGO)
    number = label(mark, 18.6, 6, 21, INK if gold else WHITE, 24.4)
    if roman:
        beside = label(roman, 66, 9, 15.5, INK, 50)
    else:
        beside = group(
            path(brush("0,0 8,-5 18,-1 26,-5", 1, 4, 4, 0.6), GREEN),
            path(brush("8,-2 14,5 22,4", 1, 4, 0.6), RED),
            dots(1.3, (28, -5), (24.5, 3.6), fill=OCHRE),
            transform="translate(52 18)scale(1.15)",
        )
    c.corner = band + tab + number + beside
    return c
