"""The hanafuda pack: twelve months of four cards, and the white card.

Card `4 * (month - 1) + place`; inside a month the places go light, animal, ribbon, plains.
The sets below are written out as bits so that they compile to constants; the tests compare
each with the cards it is meant to hold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.bits import Card, CardSet

MONTHS: Final = 12
PACK_SIZE: Final = 48
WHITE: Final = 48
FULL_PACK: Final = (1 << 48) - 1

#: What each month holds, in pack order (KK-004, HH-011, HJ-002).
MONTH_KINDS: Final = (
    ("L", "R", "K1", "K2"),  # 1 pine
    ("A", "R", "K1", "K2"),  # 2 plum
    ("L", "R", "K1", "K2"),  # 3 cherry
    ("A", "R", "K1", "K2"),  # 4 wisteria
    ("A", "R", "K1", "K2"),  # 5 iris
    ("A", "R", "K1", "K2"),  # 6 peony
    ("A", "R", "K1", "K2"),  # 7 clover
    ("L", "A", "K1", "K2"),  # 8 susuki
    ("A", "R", "K1", "K2"),  # 9 chrysanthemum
    ("A", "R", "K1", "K2"),  # 10 maple
    ("L", "A", "R", "K1"),  # 11 willow
    ("L", "K1", "K2", "K3"),  # 12 paulownia
)

# Cards with names of their own (KK-005, HH-014).
CRANE: Final = 1 << 0  # 1L
CURTAIN: Final = 1 << 8  # 3L
MOON: Final = 1 << 28  # 8L
RAIN_MAN: Final = 1 << 40  # 11L
PHOENIX: Final = 1 << 44  # 12L
DRY_LIGHTS: Final = 1 << 0 | 1 << 8 | 1 << 28 | 1 << 44
LIGHTS: Final = 1 << 0 | 1 << 8 | 1 << 28 | 1 << 40 | 1 << 44

SAKE_CUP: Final = 1 << 32  # 9A
BOAR_DEER_BUTTERFLIES: Final = 1 << 24 | 1 << 36 | 1 << 20  # 7A 10A 6A
ANIMALS: Final = (
    1 << 4 | 1 << 12 | 1 << 16 | 1 << 20 | 1 << 24 | 1 << 29 | 1 << 32 | 1 << 36 | 1 << 41
)

# The ribbon classes (KK-006, HH-015).
POETRY_RIBBONS: Final = 1 << 1 | 1 << 5 | 1 << 9  # 1R 2R 3R, red with text
BLUE_RIBBONS: Final = 1 << 21 | 1 << 33 | 1 << 37  # 6R 9R 10R
PLAIN_RIBBONS: Final = 1 << 13 | 1 << 17 | 1 << 25 | 1 << 42  # 4R 5R 7R 11R
RIBBONS: Final = (
    1 << 1 | 1 << 5 | 1 << 9 | 1 << 13 | 1 << 17 | 1 << 21 | 1 << 25 | 1 << 33 | 1 << 37 | 1 << 42
)

LIGHTNING: Final = 1 << 43  # 11K1
LIGHTNING_CARD: Final = 43
PLAINS: Final = 0xE8CCCCCCCCCC

WILLOWS: Final = 15 << 40  # month 11
#: Plains and all willows (HH-016, HJ-617).
CHAFF: Final = 0xEFCCCCCCCCCC

_KIND_VALUES: Final = {"L": 20, "A": 10, "R": 5, "K": 1}


def month_of(card: Card) -> i64:
    """The month, 1 to 12, of a card other than the white one."""
    return (card >> 2) + 1


def month_cards(month: i64) -> CardSet:
    """All four cards of a month."""
    four: i64 = 15
    four <<= (month - 1) << 2
    return four


def text_of(card: int) -> str:
    """The card's text form: `1L`, `9A`, `12K3`, `W`."""
    if card == WHITE:
        return "W"
    return f"{card // 4 + 1}{MONTH_KINDS[card // 4][card % 4]}"


def nominal_value(card: int) -> int:
    """Light 20, animal 10, ribbon 5, plain 1 (KK-003, HH-012)."""
    return _KIND_VALUES[MONTH_KINDS[card // 4][card % 4][0]]
