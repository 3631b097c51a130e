"""Discards: card by card in pack order, so that a set has one spelling (SN-020, T1-004)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fudaba.cards.bits import Card, CardSet, bit, count
from fudaba.cards.snapphana import FULL_PACK, KINGS, TAROKKER
from fudaba.cards.vectors import vec
from fudaba.games.snapphana.actions import DISCARD as DISCARD_CODE
from fudaba.games.snapphana.questions import DISCARD
from fudaba.games.snapphana.tricks import NO_CARD

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch

#: SN-020: tarokker and kings may never be discarded.
DISCARDABLE: Final = FULL_PACK & ~(TAROKKER | KINGS)


def begin_batch(match: SnapphanaMatch, seat: i64, number: i64) -> None:
    """A seat is to lay away so many cards."""
    match.question = DISCARD
    match.to_play = seat
    match.to_discard = number
    match.last_discard = NO_CARD


def ask_discard(match: SnapphanaMatch) -> bool:
    """Only later cards, and not so late that too few would be left."""
    free = discardable(match)
    return match.asks(DISCARD_CODE, free & ~highest(free, match.to_discard - 1))


def discardable(match: SnapphanaMatch) -> CardSet:
    """The cards of which the rest of a batch may be made up."""
    earlier: i64 = 1
    earlier <<= match.last_discard + 1
    return match.hands[match.to_play] & DISCARDABLE & ~(earlier - 1)


def lay_away(match: SnapphanaMatch, discards: vec[i64], card: Card) -> bool:
    """Adds a card to the discards of the seat to play; whether that was the last one."""
    seat = match.to_play
    match.hands[seat] &= ~bit(card)
    discards[seat] |= bit(card)
    match.last_discard = card
    match.to_discard -= 1
    if match.to_discard:
        return False
    if match.journal is not None:
        match.note("discard", seat, 0, count(discards[seat]))
    return True


def highest(cards: CardSet, number: i64) -> CardSet:
    """The last cards of a set, in pack order."""
    left = count(cards) - number
    while left > 0:
        cards &= cards - 1
        left -= 1
    return cards
