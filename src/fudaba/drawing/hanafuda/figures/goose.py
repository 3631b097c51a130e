"""The geese of August."""

from __future__ import annotations

from fudaba.drawing.elements import line, outlined, path
from fudaba.drawing.outline import curve
from fudaba.drawing.palette import BROWN, INK, OCHRE, PAPER, WHITE


def goose() -> str:
    """A wild goose flying left, about 52 long."""
    far = curve("-4,-2! -9,-14 -6,-22 2,-31! 6,-22 10,-14 8,-3")
    near = curve("-5,-2! -1,-15 10,-23 26,-27! 23,-22 25,-18! 19,-15 20,-10! 14,-7 13,-1 5,3")
    body = curve("-25,0! -22,-4 -17,-3 -9,-3 1,-6 14,-3 26,3! 14,9 2,10 -8,6 -15,2 -21,3")
    return (
        outlined(far, BROWN, 1.2)
        + outlined(body, WHITE, 1.6)
        + path(curve("-25,0! -22,-4 -17,-3 -9,-3 -3,-3! -8,2 -15,2 -21,3"), INK)
        + outlined(near, INK, 0.8, PAPER)
        + line("M2-4Q8-14 17-19M6-2Q10-9 16-12", PAPER, 1.2)
        + path("M17 0L30 1L26 4L29 8L16 6z", INK)
        + path("M-24-2L-32 2L-23 3z", OCHRE, stroke=INK, stroke_width=0.8)
    )
