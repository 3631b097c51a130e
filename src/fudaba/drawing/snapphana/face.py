"""Faces and beards."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.elements import dots, group, line, outlined, placed
from fudaba.drawing.palette import INK, OCHRE, RED, WHITE

BEARDS: Final = {
    "full": "M-9.4 0C-10 12-5 20 0 21C5 20 10 12 9.4 0C7 3 4 5 0 5S-7 3-9.4 0z",
    "fork": "M-9.4 0C-11 10-8 18-5 22C-3 20-1 17 0 14C1 17 3 20 5 22C8 18 11 10 9.4 0"
    "C7 3 4 5 0 5S-7 3-9.4 0z",
    "long": "M-9.4 0C-12 14-7 28 0 36C7 28 12 14 9.4 0C7 3 4 5 0 5S-7 3-9.4 0z",
}


#: The nose of a face that looks left, at the viewer, or right.
NOSES: Final = {-1: "M1-2L-1.8 2.6L.4 3.4", 0: "M0-2V3", 1: "M-1-2L1.8 2.6L-.4 3.4"}


def face(
    cx: float, cy: float, hair: str = OCHRE, beard: str = "", scale: float = 1, look: int = 0
) -> str:
    """A folk-art face, 18 x 22 around (cx, cy); `look` turns it left (-1) or right (1)."""
    cheeks = [(side * 5.4 - 1.6 * look, 3.6) for side in (-1, 1) if side != look]
    features = dots(2, *cheeks, fill=RED) + dots(1.2, (-4, -1.4), (4 - 0.6 * look, -1.4))
    features += line(f"M-6-4.4h4M2-4.4h4{NOSES[look]}", INK, 1.1)
    if beard in BEARDS:
        features += outlined(BEARDS[beard], hair, 1.6) + line("M-2.4 8.6Q0 9.8 2.4 8.6", RED, 1.8)
    elif beard == "moustache":
        d = "M0 4C-3 3-6 5-10 9C-5 10-2 8.4 0 6.6C2 8.4 5 10 10 9C6 5 3 3 0 4z"
        features += outlined(d, hair, 1.1) + line("M-1.6 9h3.2", RED, 1.6)
    else:
        features += line("M-2 6.4Q0 7.6 2 6.4", RED, 1.8)
    if look:
        features = group(features, transform=placed(2.2 * look, 0))
    head = outlined("M-9-8C-9-13 9-13 9-8V1C9 7 5 11 0 11S-9 7-9 1z", WHITE, 1.6)
    return group(head, features, transform=placed(cx, cy, scale))
