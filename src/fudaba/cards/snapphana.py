"""The Snapphana tarock pack: four suits of ten, twenty-one trumps, and Fjønt.

Cards stand in pack order: S, C, H, D each from the ace, then T0, I1..I4, T5..T20, `*`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.bits import Card, CardSet, bit

PACK_SIZE: Final = 62
FULL_PACK: Final = 0x3FFFFFFFFFFFFFFF

SUITS: Final = ("S", "C", "H", "D")
RANKS: Final = ("A", "6", "7", "8", "9", "10", "J", "N", "Q", "K")

NULLA_CARD: Final = 40
FIRST_SNAPPHANA_CARD: Final = 41
LAST_SNAPPHANA_CARD: Final = 44
#: T5, T6, ... follow each other, so that T`n` is card 40 + `n`.
LOWEST_NUMBER_TRUMP_CARD: Final = 45
HIGHEST_TRUMP_CARD: Final = 60
FJONT_CARD: Final = 61

#: The cards of a plain suit, counted from its ace.
SUIT_SIZE: Final = 10
ACE: Final = 0
KNAVE: Final = 6
KNIGHT: Final = 7
QUEEN: Final = 8
KING: Final = 9

_EACH_SUIT: Final = 1 | 1 << 10 | 1 << 20 | 1 << 30

PLAIN_SUITS: Final = (1 << 40) - 1
TRUMPS: Final = (1 << 61) - (1 << 40)
FJONT: Final = 1 << 61
NULLA: Final = 1 << 40
SNAPPHANAR: Final = 15 << 41
#: Wild when sequences are formed (SN-081).
WILDS: Final = FJONT | NULLA
#: T20, T19, T0 and Fjønt (SN-010).
TAROKKER: Final = 1 << 60 | 1 << 59 | WILDS
ACES: Final = _EACH_SUIT
KNAVES: Final = _EACH_SUIT << 6
KNIGHTS: Final = _EACH_SUIT << 7
QUEENS: Final = _EACH_SUIT << 8
KINGS: Final = _EACH_SUIT << 9
#: SN-011: the other 42 cards are hackor.
HONOURS: Final = TAROKKER | KINGS | QUEENS | KNIGHTS | KNAVES
HACKOR: Final = FULL_PACK & ~HONOURS

#: Texts of all 62 cards in pack order (SN-001 to SN-005).
TEXTS: Final[tuple[str, ...]] = (
    *(suit + rank for suit in SUITS for rank in RANKS),
    "T0",
    *(f"I{number}" for number in range(1, 5)),
    *(f"T{number}" for number in range(5, 21)),
    "*",
)


def text_of(card: int) -> str:
    """The card's text form: `SK`, `T20`, `I3`, `*`."""
    return TEXTS[card]


def is_trump(card: Card) -> bool:
    """Whether the card is of the trump suit; Fjønt is not (SN-005)."""
    return NULLA_CARD <= card <= HIGHEST_TRUMP_CARD


def suit_of(card: Card) -> CardSet:
    """All cards of the card's suit; trumps are one suit, Fjønt has none."""
    if card == FJONT_CARD:
        return 0
    if card >= NULLA_CARD:
        return TRUMPS
    ten: i64 = 1023
    ten <<= card - card % SUIT_SIZE
    return ten


def trump(number: i64) -> CardSet:
    """T20 to T5 as a set of one card."""
    return bit(NULLA_CARD + number)
