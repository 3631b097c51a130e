"""Folk ornaments that several cards share."""

from __future__ import annotations

from fudaba.drawing.digits import join
from fudaba.drawing.elements import disc, group, line, outlined, path, rect
from fudaba.drawing.palette import INDIGO, INK, OCHRE, PAPER, RED
from fudaba.drawing.shapes import leaf_shape, polar, rays


def leaf() -> str:
    """Plain pointed leaf, base at the origin, pointing up; inherits its colour."""
    return path(leaf_shape(14, 6))


def tulip() -> str:
    """Kurbits tulip, base at the origin, 20 high; inherits the colour of the outer petals."""
    outer = path("M0 0C-9-1-12-9-9-19C-5-16-2-10 0 0z") + path("M0 0C9-1 12-9 9-19C5-16 2-10 0 0z")
    return (
        group(outer, stroke=INK, stroke_width=1.3)
        + path("M0 0C-6-6-5-14 0-22C5-14 6-6 0 0z", OCHRE, stroke=INK, stroke_width=1.3)
        + line("M0-4V-11", RED, 1.6)
    )


def rose() -> str:
    """Round folk-art rose, radius about 11; inherits its colour."""
    d = ""
    for a in range(0, 360, 60):
        d += "M0 0C" + join(polar(11, a - 40) + polar(14, a - 24) + polar(11, a))
        d += "C" + join((*polar(14, a + 24), *polar(11, a + 40), 0, 0)) + "z"
    return (
        path(d, None, stroke=INK, stroke_width=1.3, stroke_linejoin="round")
        + line(rays(6, 5, 8), PAPER, 1.3)
        + disc(0, 0, 3.6, OCHRE, 1.2)
    )


def urn() -> str:
    """The pot a kurbits grows from; base at the origin, 16 high."""
    return (
        outlined("M-11-14H11C11-5 7-3 5 0H-5C-7-3-11-5-11-14z", INDIGO, 1.6)
        + rect(-13, -17, 26, 4.4, OCHRE, stroke=INK, stroke_width=1.4)
        + line("M-5.6-9Q0-3 5.6-9", PAPER, 1.5)
    )


def spruce() -> str:
    """A spruce, base at the origin, 60 high; inherits its colour."""
    return path("M0-62L9-44H5L14-28H8L19-8H3V0H-3V-8H-19L-8-28H-14L-5-44H-9z")


def wave() -> str:
    """A crest of water."""
    return line("M0 0q5-5 10 0t10 0", PAPER, 1.8)
