"""Cards as people hold them."""

from __future__ import annotations

from typing import Final

from fudaba.cards.snapphana import SUITS

#: From high to low (SN-006 to SN-008); black and red differ below the court.
BLACK: Final = ("K", "Q", "N", "J", "10", "9", "8", "7", "6", "A")
RED: Final = ("K", "Q", "N", "J", "A", "6", "7", "8", "9", "10")
TRUMPS: Final = (*(f"T{rank}" for rank in range(20, 4, -1)), "I1", "I2", "I3", "I4", "T0")

_ORDER: Final = {
    card: place
    for place, card in enumerate(
        [
            "*",
            *TRUMPS,
            *(f"{suit}{rank}" for suit in SUITS for rank in (BLACK if suit in "SC" else RED)),
        ]
    )
}


def by_suits(cards: str) -> list[str]:
    """Fjønt and trumps first, then suit by suit, each from high to low."""
    return sorted(cards.split(), key=_ORDER.__getitem__)
