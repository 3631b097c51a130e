"""Faces and beards."""

from __future__ import annotations

from fudaba.drawing.elements import dots, group, line, outlined, placed
from fudaba.drawing.palette import INK, OCHRE, RED, WHITE

BEARDS = {
    "full": "M-9.4 0C-10 12-5 20 0 21C5 20 10 12 9.4 0C7 3 4 5 0 5S-7 3-9.4 0z",
    "fork": "M-9.4 0C-11 10-8 18-5 22C-3 20-1 17 0 14C1 17 3 20 5 22C8 18 11 10 9.4 0"
    "C7 3 4 5 0 5S-7 3-9.4 0z",
    "long": "M-9.4 0C-12 14-7 28 0 36C7 28 12 14 9.4 0C7 3 4 5 0 5S-7 3-9.4 0z",
}


def face(cx: float, cy: float, hair: str = OCHRE, beard: str = "", scale: float = 1) -> str:
    """A folk-art face, 18 x 22 around (cx, cy)."""
    out = outlined("M-9-8C-9-13 9-13 9-8V1C9 7 5 11 0 11S-9 7-9 1z", WHITE, 1.6)
    out += dots(2, (-5.4, 3.6), (5.4, 3.6), fill=RED) + dots(1.2, (-4, -1.4), (4, -1.4))
    out += line("M-6-4.4h4M2-4.4h4M0-2V3", INK, 1.1)
    if beard in BEARDS:
        out += outlined(BEARDS[beard], hair, 1.6) + line("M-2.4 8.6Q0 9.8 2.4 8.6", RED, 1.8)
    elif beard == "moustache":
        d = "M0 4C-3 3-6 5-10 9C-5 10-2 8.4 0 6.6C2 8.4 5 10 10 9C6 5 3 3 0 4z"
        out += outlined(d, hair, 1.1) + line("M-1.6 9h3.2", RED, 1.6)
    else:
        out += line("M-2 6.4Q0 7.6 2 6.4", RED, 1.8)
    return group(out, transform=placed(cx, cy, scale))
