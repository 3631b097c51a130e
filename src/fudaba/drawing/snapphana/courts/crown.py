"""The crowns of the four suits."""

from __future__ import annotations

from fudaba.drawing.digits import join, n
from fudaba.drawing.elements import dots, group, line, outlined, placed
from fudaba.drawing.palette import INK, OCHRE, PURPLE
from fudaba.drawing.shapes import poly, star
from fudaba.drawing.snapphana.suits import SUITS, sign


def crown(suit: str, cx: float, cy: float, w: float, h: float) -> str:
    """The crown of a suit, standing on (cx, cy)."""
    a, gem = w / 2, SUITS[suit].second
    left, right = cx - a, cx + a
    if suit == "H":  # closed, with arches and a cross
        arches = f"M{join((left, cy))}C{join((left - 3, cy - h, cx, cy - h, cx, cy - h * 0.8))}"
        arches += f"C{join((cx, cy - h, right + 3, cy - h, right, cy))}z"
        top = line(
            f"M{join((cx, cy - h * 0.8))}v{n(-h * 0.4)}M{join((cx - 3, cy - h * 1.06))}h6", INK, 2
        )
        out = top + outlined(arches, OCHRE, 1.8)
        out += line(f"M{join((cx, cy))}V{n(cy - h * 0.75)}", INK, 1.4)
    elif suit == "C":  # open, with clover leaves
        out = outlined(
            poly([(left, cy), (left - 1, cy - h * 0.5), (right + 1, cy - h * 0.5), (right, cy)]),
            OCHRE,
            1.8,
        )
        for x, up in ((left, 0.7), (cx, 0.85), (right, 0.7)):
            out += group(sign("C", core=False), transform=placed(x, cy - h * up, h / 36))
    elif suit == "D":  # a broad band with lozenges
        out = outlined(
            poly([(left, cy), (left - 2, cy - h * 0.6), (right + 2, cy - h * 0.6), (right, cy)]),
            OCHRE,
            1.8,
        )
        for x, up in ((left, 0.8), (cx, 0.95), (right, 0.8)):
            out += outlined(star(4, h * 0.36, h * 0.2, x, cy - h * up), PURPLE, 1.3)
    else:  # tall points
        tips = [
            (left - 1, 0.75),
            (left + a / 2, 0.4),
            (cx, 1),
            (right - a / 2, 0.4),
            (right + 1, 0.75),
        ]
        points = [(left + 1, cy), *((x, cy - h * up) for x, up in tips), (right - 1, cy)]
        out = outlined(poly(points), OCHRE, 1.8)
        out += dots(2.3, *((x, cy - h * up) for x, up in tips[::2]))
    return out + line(
        f"M{join((left + 1, cy - 3))}H{n(right - 1)}", gem, 2.6, stroke_linecap="butt"
    )
