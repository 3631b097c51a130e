"""What a snapphane carries and wears."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.digits import join, n
from fudaba.drawing.elements import dots, group, inked, line, outlined, path, placed
from fudaba.drawing.outline import both, brush, curve, points_of
from fudaba.drawing.palette import BROWN, INK, OCHRE, PAPER

#: Arms about the shoulder line: one that hangs, one that is bent.
ARM_DOWN: Final = "-11,1! -21,8 -23,24 -18,31! -11,30 -12,20 -8,12"
ARM_BENT: Final = "11,1! 21,8 24,22 18,31! 11,29 12,20 8,12"


def musket(x: float, y: float, turn: float, scale: float = 1) -> str:
    """A matchlock, butt at the origin, muzzle to the right, 70 long."""
    return group(
        path("M20-2.6H70V1.6H20z", INK, stroke=PAPER, stroke_width=1),
        outlined("M0-3L20-3L40-1.4V2.4L24 3.4L2 9L-1 8z", BROWN, 1.4),
        path("M24 3q4 6 8 0z", INK),
        line("M30-3l3-4M50-2.4v4", OCHRE, 1.8),
        transform=placed(x, y, scale, turn),
    )


def broad_hat(cx: float, cy: float, feather: str) -> str:
    """A slouch hat with a band and a feather."""
    left = [(cx - 25, cy + 3, 1), (cx - 11, cy - 2), (cx - 10, cy - 12), (cx, cy - 15)]
    right = [(cx + 10, cy - 12), (cx + 11, cy - 2), (cx + 25, cy + 1, 1), (cx, cy + 4)]
    band = f"M{join((cx - 10.6, cy - 3.6))}Q{join((cx, cy - 0.6, cx + 10.6, cy - 3.6))}"
    plume = brush([(cx + 6, cy - 7), (cx + 16, cy - 14), (cx + 27, cy - 10)], 3, 7, 1)
    return (
        outlined(curve([*left, *right]), INK, 1.4, PAPER)
        + line(band, feather, 2.8, stroke_linecap="butt")
        + outlined(plume, feather, 1.2)
    )


def boots_and_breeches(cx: float, colour: str) -> str:
    """Legs astride in high boots, drawn about x = 0."""
    breeches = "M-13 106L-14 126H-3L0 112L3 126H14L13 106z"
    boots = "M-16 120H-2L-3 134H-23Q-21 128-15 128zM16 120H2L3 134H23Q21 128 15 128z"
    both_legs = outlined(breeches, colour) + outlined(boots, INK, 1.2, PAPER)
    return group(both_legs, transform=placed(cx, 0))


def peasant_coat(cx: float, colour: str, trim: str) -> str:
    """Skirted peasant coat with a bandolier and belt."""
    coat = both(f"{cx - 11},68! {cx - 14},84 {cx - 14},94 {cx - 19},114! {cx},117", cx)
    belt = f"M{n(cx - 14.4)} 97Q{cx} 101 {n(cx + 14.4)} 97"
    return (
        inked(coat, colour, 1.8)
        + line(f"M{cx} 70V116", INK, 1.5)
        + line(f"M{cx - 11} 71L{cx + 13} 96", trim, 3.2)
        + line(belt, INK, 4, stroke_linecap="butt")
        + dots(1.6, (cx + 4, 106), (cx + 4, 111), fill=trim)
    )


def sleeve(spec: str, colour: str, cx: float) -> str:
    """An arm, points given relative to the shoulder line (cx, 68)."""
    return outlined(curve([(x + cx, y + 68, k) for x, y, k in points_of(spec)]), colour)
