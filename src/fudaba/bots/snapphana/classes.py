"""The cards in fifteen classes: those of a class are worth the same to a bot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, lowest
from fudaba.cards.snapphana import (
    ACE,
    FIRST_SNAPPHANA_CARD,
    FJONT_CARD,
    HIGHEST_TRUMP_CARD,
    KNAVE,
    LOWEST_NUMBER_TRUMP_CARD,
    NULLA_CARD,
    PACK_SIZE,
    SUIT_SIZE,
)
from fudaba.cards.vectors import vec

PIP: Final = 0
ACES: Final = 1
KNAVES: Final = 2  # and knights, queens, kings
NULLA: Final = 6
SNAPPHANAR: Final = 7
LOW_TRUMPS: Final = 8  # T5 to T8, T9 to T12, T13 to T16, T17 and T18
T19: Final = 12
T20: Final = 13
FJONT: Final = 14


def _class(card: int) -> int:
    if card == FJONT_CARD:
        return FJONT
    if card >= HIGHEST_TRUMP_CARD - 1:
        return T20 - (HIGHEST_TRUMP_CARD - card)
    if card >= LOWEST_NUMBER_TRUMP_CARD:
        return LOW_TRUMPS + (card - LOWEST_NUMBER_TRUMP_CARD) // 4
    if card >= FIRST_SNAPPHANA_CARD:
        return SNAPPHANAR
    if card == NULLA_CARD:
        return NULLA
    rank = card % SUIT_SIZE
    if rank == ACE:
        return ACES
    if rank < KNAVE:
        return PIP
    return KNAVES + rank - KNAVE


CLASS: Final = vec[i64]([_class(card) for card in range(PACK_SIZE)])


def total(values: vec[i64], cards: CardSet) -> i64:
    """The sum of the cards' values, which are given by class."""
    found: i64 = 0
    while cards:
        found += values[CLASS[lowest(cards)]]
        cards &= cards - 1
    return found
