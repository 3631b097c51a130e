"""Discards: whole suits, for trumping later, and cards that are worth much and safe there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.bots.snapphana.classes import CLASS, total
from fudaba.bots.snapphana.weights import Style
from fudaba.cards.bits import Card, CardSet, bit, count, lowest
from fudaba.cards.snapphana import SUIT_SIZE, SUITS, suit_of
from fudaba.games.snapphana.discarding import DISCARDABLE
from fudaba.games.snapphana.match import SnapphanaMatch

#: Every choice of plain suits, one bit for each.
_CHOICES: Final = 16

#: What it is worth to be rid of a suit, in tenths of a point: more than any one card.
VOID: Final = 1500


def next_discard(match: SnapphanaMatch, style: Style) -> Card:
    """The next of the best discards; they are laid away in pack order."""
    seat = match.to_play
    laid = match.discards[seat]
    if not match.is_second_dealt():
        laid = match.first_discards[seat]
    hand = match.hands[seat] | laid
    planned = best_discards(style, hand, count(laid) + match.to_discard) & ~laid
    if planned & match.mask & -planned == 0:
        # Something else was laid away before: the best that can still follow in pack order.
        later = hand & DISCARDABLE & ~((match.mask & -match.mask) - 1)
        planned = _best_singles(style, later, match.to_discard)
    return lowest(planned)


def best_discards(style: Style, hand: CardSet, number: i64) -> CardSet:
    """So many cards of a hand: whole suits where that can be, and the best single ones, which
    are as good as won (SN-021)."""
    best: i64 = 0
    most: i64 = 0
    suits: i64
    for suits in range(_CHOICES):
        cards = _of_suits(hand, suits)
        left = number - count(cards)
        if left >= 0 and cards & ~DISCARDABLE == 0:
            cards |= _best_singles(style, hand & DISCARDABLE & ~cards, left)
            merit = VOID * count(suits) + total(style.bank, cards)
            if best == 0 or merit > most:
                best = cards
                most = merit
    return best


def _of_suits(hand: CardSet, suits: i64) -> CardSet:
    """All cards of some plain suits, which are given as bits."""
    cards: i64 = 0
    suit: i64
    for suit in range(len(SUITS)):
        if suits & bit(suit):
            cards |= hand & suit_of(suit * SUIT_SIZE)
    return cards


def _best_singles(style: Style, cards: CardSet, number: i64) -> CardSet:
    """The cards that are best laid away for themselves."""
    chosen: i64 = 0
    while number > 0:
        number -= 1
        rest = cards & ~chosen
        found = lowest(rest)
        while rest:
            card = lowest(rest)
            if style.bank[CLASS[card]] > style.bank[CLASS[found]]:
                found = card
            rest &= rest - 1
        chosen |= bit(found)
    return chosen
