"""The four suits: signs, colours, and what their courts wear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fudaba.drawing.card import Motif
from fudaba.drawing.elements import outlined, path
from fudaba.drawing.palette import (
    AMBER,
    BROWN,
    CLOVER,
    GREEN,
    INDIGO,
    INK,
    MIST,
    MOSS,
    OCHRE,
    PURPLE,
    RED,
    ROSE,
    STRAW,
    WHITE,
)


@dataclass(frozen=True)
class Suit:
    """A suit: its sign, colours, and the clothes and hair of its court."""

    colour: str  # of the sign
    letter: str  # colour of the rank letter
    sign: str  # outline, 20 x 20 around the origin
    core: str  # the heart of the blossom, printed over the sign
    core_colour: str
    tint: str  # ground of the court cards
    coat: str
    second: str
    hair: str
    king_hair: str
    beard: str
    rider: str
    cloth: str
    bloom: str


SUITS: Final = {
    "S": Suit(
        colour=INK,
        letter=INK,
        sign="M0-10.6C3.4-5.4 9.8-2.4 9.8 2.8C9.8 6 7.4 7.4 5.4 7.4C3.4 7.4 2 6.4 1.4 5"
        "C1.6 7.4 2.4 9 4 10.4H-4C-2.4 9-1.6 7.4-1.4 5C-2 6.4-3.4 7.4-5.4 7.4"
        "C-7.4 7.4-9.8 6-9.8 2.8C-9.8-2.4-3.4-5.4 0-10.6z",
        core="M0-5C1.4-2.4 3.4-1 3.4 1C3.4 4-3.4 4-3.4 1C-3.4-1-1.4-2.4 0-5z",
        core_colour=OCHRE,
        tint=MIST,
        coat=INDIGO,
        second=RED,
        hair=INK,
        king_hair=INK,
        beard="full",
        rider=RED,
        cloth=OCHRE,
        bloom=RED,
    ),
    "C": Suit(
        colour=CLOVER,
        letter=CLOVER,
        sign="M0-10.4A4.7 4.7 0 0 1 3.4-2.2A4.7 4.7 0 1 1 1.3 4.6C1.4 7.2 2.4 9 4 10.4H-4"
        "C-2.4 9-1.4 7.2-1.3 4.6A4.7 4.7 0 1 1-3.4-2.2A4.7 4.7 0 0 1 0-10.4z",
        core="M-2-5.8a2 2 0 0 1 4 0a2 2 0 0 1-4 0zM-7.1 1.3a2 2 0 0 1 4 0a2 2 0 0 1-4 0z"
        "M3.1 1.3a2 2 0 0 1 4 0a2 2 0 0 1-4 0z",
        core_colour=OCHRE,
        tint=MOSS,
        coat=GREEN,
        second=OCHRE,
        hair=RED,
        king_hair=RED,
        beard="fork",
        rider=OCHRE,
        cloth=RED,
        bloom=RED,
    ),
    "H": Suit(
        colour=RED,
        letter=RED,
        sign="M0 10C-4 5.6-10 1.6-10-4C-10-7.6-7.4-9.6-4.8-9.6C-2.4-9.6-.8-8-0-6"
        "C.8-8 2.4-9.6 4.8-9.6C7.4-9.6 10-7.6 10-4C10 1.6 4 5.6 0 10z",
        core="M0 3.6C-1.6 1.8-4.2.2-4.2-2C-4.2-4.6-.8-4.6 0-1.8C.8-4.6 4.2-4.6 4.2-2"
        "C4.2.2 1.6 1.8 0 3.6z",
        core_colour=OCHRE,
        tint=ROSE,
        coat=RED,
        second=INDIGO,
        hair=OCHRE,
        king_hair=OCHRE,
        beard="moustache",
        rider=INDIGO,
        cloth=OCHRE,
        bloom=WHITE,
    ),
    "D": Suit(
        colour=OCHRE,
        letter=AMBER,
        sign="M0-11.4C2.6-6.6 5.4-3 9-0C5.4 3 2.6 6.6 0 11.4C-2.6 6.6-5.4 3-9 0"
        "C-5.4-3-2.6-6.6 0-11.4z",
        core="M0-5.4C1.2-3 2.4-1.4 4 0C2.4 1.4 1.2 3 0 5.4C-1.2 3-2.4 1.4-4 0"
        "C-2.4-1.4-1.2-3 0-5.4z",
        core_colour=RED,
        tint=STRAW,
        coat=OCHRE,
        second=PURPLE,
        hair=BROWN,
        king_hair=WHITE,
        beard="long",
        rider=PURPLE,
        cloth=RED,
        bloom=PURPLE,
    ),
}


def sign(suit: str, core: bool = True) -> str:
    """A suit sign; ochre diamonds carry an outline to hold on the paper."""
    s = SUITS[suit]
    shape = outlined(s.sign, s.colour, 1.8, AMBER) if suit == "D" else path(s.sign, s.colour)
    return shape + path(s.core, s.core_colour) if core else shape


def spade() -> str:
    """The blossom of spades."""
    return sign("S")


def heart() -> str:
    """The blossom of hearts."""
    return sign("H")


def club() -> str:
    """The blossom of clubs."""
    return sign("C")


def diamond() -> str:
    """The blossom of diamonds."""
    return sign("D")


#: The pips, which are the blossoms of the suits.
PIPS: Final[dict[str, Motif]] = {"S": spade, "H": heart, "C": club, "D": diamond}
