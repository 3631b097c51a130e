"""The deal: whom it begins with, and the white card (HH-100 to HH-123)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from fudaba.cards.hanafuda import PACK_SIZE, WHITE
from fudaba.cards.vectors import vec
from fudaba.games import sevens
from fudaba.games.hachihachi.options import Rules
from fudaba.games.sevens import HAND_SIZE

__all__ = ["HAND_SIZE", "PACK", "PACK_WITH_WHITE", "first_seat", "place_of", "white_holder"]

PACK: Final = vec[u8](range(PACK_SIZE))
#: With seven players the white card is shuffled in (HH-120).
PACK_WITH_WHITE: Final = vec[u8](range(PACK_SIZE + 1))

NOBODY: Final = -1


def first_seat(rules: Rules, seats: i64, dealer: i64) -> i64:
    """Who gets the first packet (HH-103, HH-R5)."""
    if rules.right_first:
        return (dealer + 1) % seats
    return dealer


def place_of(rules: Rules, seats: i64, dealer: i64, index: i64) -> i64:
    """Where card `index` of the pack is dealt: a seat, or `seats` for the field (HH-102)."""
    return sevens.place_of(seats, first_seat(rules, seats, dealer), index)


def white_holder(hands: vec[i64]) -> i64:
    """Who was dealt the white card (HH-121)."""
    seat: i64
    for seat in range(len(hands)):
        if hands[seat] & (1 << WHITE):
            return seat
    return NOBODY
