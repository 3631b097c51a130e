"""What blossoms grow on."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import circle, group, line, path
from fudaba.drawing.outline import brush
from fudaba.drawing.palette import BROWN, INK, PAPER, RED
from fudaba.drawing.shapes import leaf_shape


def branch(c: Card, spec: str, *widths: float) -> None:
    """A tapering ink branch."""
    c.add(path(brush(spec, *widths), INK))


def trunk(c: Card, spec: str, *widths: float) -> None:
    """A pine trunk: brown bark under an ink outline."""
    c.add(path(brush(spec, *widths), BROWN, stroke=INK, stroke_width=1.8, stroke_linejoin="round"))


def blossom_mass(c: Card, *places: tuple[float, float, float]) -> None:
    """A cloud of blossom seen from afar: red discs run together."""
    c.add(group(*(circle(x, y, r) for x, y, r in places), fill=RED))


def leaf() -> str:
    """Plain pointed leaf, base at the origin, pointing up; inherits its colour."""
    return path(leaf_shape(16, 6), None, stroke=PAPER, stroke_width=0.8) + line(
        "M0-2V-12", PAPER, 1
    )
