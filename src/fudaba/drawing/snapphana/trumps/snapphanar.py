"""The four snapphanar."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.card import Card
from fudaba.drawing.elements import line, outlined
from fudaba.drawing.outline import both
from fudaba.drawing.palette import (
    GREEN,
    INDIGO,
    INK,
    MIST,
    MOSS,
    OCHRE,
    PAPER,
    PURPLE,
    RED,
    STRAW,
    WHITE,
)
from fudaba.drawing.snapphana.dress import hand
from fudaba.drawing.snapphana.face import face
from fudaba.drawing.snapphana.ornaments import spruce
from fudaba.drawing.snapphana.trumps.outfit import (
    ARM_BENT,
    ARM_DOWN,
    boots_and_breeches,
    broad_hat,
    musket,
    peasant_coat,
    sleeve,
)
from fudaba.drawing.snapphana.trumps.trump import trump

#: Where they look: into the woods, along the barrel, at the viewer, back.
LOOKS: Final = {"shoulder": -1, "aim": 1, "rest": 0, "ready": -1}


def snapphane(
    number: int, colour: str, trim: str, hair: str, beard: str, pose: str, sky: str
) -> Card:
    """One of the four partisans, each with his own coat, beard and way with the musket."""
    c = trump(f"I{number}", "I", "", sky)
    cx = 47
    c.many(spruce, (13, 130, 1.1), (90, 132, 1.35), (75, 132, 0.9), fill=GREEN)
    c.add(outlined("M-4 118Q30 113 60 118T104 116V164H-4z", OCHRE))
    c.add(boots_and_breeches(cx, trim), peasant_coat(cx, colour, trim))
    nape = both(f"{cx - 9},47! {cx - 12},57 {cx - 10},66 {cx - 5},68", cx)
    head = (
        outlined(nape, hair, 1.5)
        + face(cx, 58, hair, beard, 0.95, LOOKS[pose])
        + broad_hat(cx, 47, trim)
    )
    down = sleeve(ARM_DOWN, colour, cx)
    bent = sleeve(ARM_BENT, colour, cx)
    if pose == "shoulder":
        c.add(down, hand(cx - 14, 99, 3.8), head, musket(60, 108, -73, 1.02))
        c.add(bent, hand(cx + 17, 99, 4.2))
    elif pose == "aim":
        c.add(down, head, musket(30, 77, -5, 0.92), hand(cx - 2, 80))
        c.add(sleeve("8,2! 18,5 28,9 33,11! 30,18 16,21 4,18", colour, cx), hand(cx + 33, 77))
    elif pose == "rest":
        c.add(down, hand(cx - 14, 99, 3.8), head, musket(77, 133, -92))
        c.add(sleeve("9,1! 20,7 28,15 31,21! 27,28 18,25 8,14", colour, cx), hand(cx + 30, 90, 4.2))
        c.add(line(f"M{cx + 2} 65L{cx + 14} 70", INK, 2))
        c.add(outlined(f"M{cx + 12} 64H{cx + 18}L{cx + 17} 72H{cx + 13}z", RED, 1.2))
        c.add(line(f"M{cx + 16} 61q-3-3 0-6t0-6", INK, 1.3))
    else:
        c.add(head, musket(76, 104, -141, 1.02))
        c.add(sleeve("-11,1! -21,8 -25,18 -22,26! -14,24 -10,18 -7,12", colour, cx))
        c.add(hand(cx - 13, 82, 4.2), bent, hand(cx + 17, 95, 4.2))
    return c


def snapphanar() -> tuple[Card, ...]:
    """All four; they rank alike, and look it in a fan."""
    return (
        snapphane(1, RED, OCHRE, INK, "full", "shoulder", PAPER),
        snapphane(2, INDIGO, RED, OCHRE, "moustache", "aim", STRAW),
        snapphane(3, OCHRE, INDIGO, WHITE, "full", "rest", MIST),
        snapphane(4, PURPLE, OCHRE, RED, "fork", "ready", MOSS),
    )
