"""The four ribbons: two poems, plain red, blue."""

from __future__ import annotations

from fudaba.drawing.elements import inked, path, rect
from fudaba.drawing.hanafuda.kana import kana
from fudaba.drawing.palette import OCHRE, PAPER, SCARLET, VIOLET


def ribbon(fill: str) -> str:
    """A strip of paper, origin at the middle of its top edge, 94 long."""
    d = "M-12 0H12V94H-12z"
    halo = path(d, PAPER, stroke=PAPER, stroke_width=5.4, stroke_linejoin="round")
    return halo + inked(d, fill, 1.5)


def poem(text: str) -> str:
    """Poetry ribbon: red with gilded ends and a line of writing."""
    ends = rect(-11.2, 0.8, 22.4, 6.4, OCHRE) + rect(-11.2, 86.8, 22.4, 6.4, OCHRE)
    return ribbon(SCARLET) + ends + kana(text, 9.8, 84.6)


def akayoroshi() -> str:
    """The ribbon of pine and plum."""
    return poem("あ可よろし")


def miyoshino() -> str:
    """The ribbon of the cherry."""
    return poem("みよしの")


def red_ribbon() -> str:
    """Plain red ribbon: nothing on it."""
    return ribbon(SCARLET)


def blue_ribbon() -> str:
    """Plain violet-blue ribbon."""
    return ribbon(VIOLET)
