"""The Snapphana tarock pack: four suits of ten, twenty-one trumps, and Fjønt.

Cards stand in pack order: S, C, H, D each from the ace, then T0, I1..I4, T5..T20, `*`.
"""

from __future__ import annotations

from typing import Final

PACK_SIZE: Final = 62
FULL_PACK: Final = (1 << 62) - 1

SUITS: Final = ("S", "C", "H", "D")
RANKS: Final = ("A", "6", "7", "8", "9", "10", "J", "N", "Q", "K")

NULLA_CARD: Final = 40
FIRST_SNAPPHANA_CARD: Final = 41
LOWEST_NUMBER_TRUMP_CARD: Final = 45
FJONT_CARD: Final = 61

#: Texts of all 62 cards in pack order (SN-001 to SN-005).
TEXTS: Final = (
    *(suit + rank for suit in SUITS for rank in RANKS),
    "T0",
    *(f"I{number}" for number in range(1, 5)),
    *(f"T{number}" for number in range(5, 21)),
    "*",
)


def text_of(card: int) -> str:
    """The card's text form: `SK`, `T20`, `I3`, `*`."""
    return TEXTS[card]
