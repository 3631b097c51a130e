"""The writing of the poem ribbons, stroke by stroke: no font has to be there."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.elements import path
from fudaba.drawing.outline import brush, points_of
from fudaba.drawing.palette import CORAL, INK

#: Kana as brush strokes in a box 16 wide (x -8..8) and 16 high: points and widths of each stroke.
KANA: Final[dict[str, tuple[tuple[str, tuple[float, ...]], ...]]] = {
    "あ": (
        ("-6,3.8 0,3.4 6,2.4", (1.6, 1.6, 2.8)),
        ("-.6,.4 -1.4,6 -.4,13.4", (2.6, 2, 1.6)),
        ("4,5.4 1,11 -3.6,14.4 -6,12 -3,8.2 3,7 6.6,10 4.6,14 .6,16", (2.2, 2, 2.4, 2.4, 1.2)),
    ),
    # The old ka, from the sign 可: printed cards have it, and many read it as no.
    "可": (
        (
            "-6.4,2.8 -2,2.2 1,1.8 -.6,8 -3.6,12.8 -6.4,10.6 -4,6.4 1.4,4.6 6.2,7 6,11.6 1,15.6",
            (1.8, 2.6, 1.8, 2, 2.2, 2.8, 2.4, 0.9),
        ),
    ),
    "よ": (
        ("1,5.2 5.8,4.4", (1.6, 2.8)),
        (".2,.4 .6,8 .2,12.4 -2.6,14.8 -5.6,13 -3,11 1,12 6,15.4", (2.8, 2.2, 2, 2.2, 2.6)),
    ),
    "ろ": (
        (
            "-4.4,2.4 4,1.6 -1,6.4 -6,11.4 -1,8 4,7.6 6.2,10.6 3.6,14.6 -1.6,15.8",
            (1.8, 2.4, 1.6, 2, 2.6, 2.4, 1),
        ),
    ),
    "し": (("-3,.2 -3.6,8 -2.8,13 .4,15.6 4.4,14.2 6.8,10.4", (2.8, 2.4, 2.6, 2.2, 0.9)),),
    "み": (
        (
            "-4.8,2.4 1,1.6 -1,6.6 -4.2,12.8 -6.6,12.6 -5.6,9.8 -1,9 7,12.6",
            (1.8, 2.6, 2, 2, 2, 2.6),
        ),
        ("4.6,5 4.4,10 1.4,15.8", (2.6, 2.2, 1)),
    ),
    "の": (
        (".6,3 -.6,9 -4,13.4 -6.4,9.2 -3,4 2,2.4 6.4,6 5.6,11.6 .8,15.4", (2, 2.4, 2.2, 2.6, 1)),
    ),
}


def kana(text: str, top: float, bottom: float) -> str:
    """A column of brush writing centred on x = 0, as one path."""
    step = (bottom - top) / len(text)
    scale = step / 17.2
    d = ""
    for i, sign in enumerate(text):
        for spec, widths in KANA[sign]:
            points = [(x * 1.08, top + i * step + y * scale, k) for x, y, k in points_of(spec)]
            d += brush(points, *(w * 1.12 for w in widths))
    # a thin coral edge lifts the ink off the red for eyes that see red as dark
    return path(d, INK, stroke=CORAL, stroke_width=1.6, paint_order="stroke")
