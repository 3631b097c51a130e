"""The trick: what must be followed, and who wins it (SN-040 to SN-057)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.bits import Card, CardSet
from fudaba.cards.snapphana import (
    FIRST_SNAPPHANA_CARD,
    FJONT,
    FJONT_CARD,
    LAST_SNAPPHANA_CARD,
    NULLA_CARD,
    SUIT_SIZE,
    TRUMPS,
    is_trump,
    suit_of,
)

NO_CARD: Final = -1


def strength(card: Card) -> i64:
    """The rank inside the card's suit: the higher wins.

    Black suits and trumps run in pack order, with the snapphanar alike (SN-006, SN-008, SN-009);
    in the red suits the ace follows the knave and the numbers run the other way (SN-007).
    """
    if card >= NULLA_CARD:
        if FIRST_SNAPPHANA_CARD <= card <= LAST_SNAPPHANA_CARD:
            return FIRST_SNAPPHANA_CARD
        return card
    rank = card % SUIT_SIZE
    if card >= 2 * SUIT_SIZE and rank < 6:
        return 5 - rank
    return rank


def beats(card: Card, best: Card) -> bool:
    """Whether a card wins against the best one so far; NO_CARD where only Fjønt lies there.

    Fjønt never wins (SN-R23); of equal snapphanar the later one does (SN-009).
    """
    if card == FJONT_CARD:
        return False
    if best == NO_CARD:
        return True
    if is_trump(card):
        return not is_trump(best) or strength(card) >= strength(best)
    return suit_of(best) == suit_of(card) and strength(card) > strength(best)


def higher_trumps(best: Card) -> CardSet:
    """The trumps that beat the best card of a trick."""
    if not is_trump(best):
        return TRUMPS
    if FIRST_SNAPPHANA_CARD <= best <= LAST_SNAPPHANA_CARD:
        best = FIRST_SNAPPHANA_CARD - 1
    lower: i64 = 2
    lower <<= best
    return TRUMPS & ~(lower - 1)


def playable(overtrump: bool, hand: CardSet, led: CardSet, best: Card) -> CardSet:
    """The cards of a hand that may be played; `led` is the suit led, none if any card may be.

    SN-041 to SN-044: follow suit, else trump, else anything; SN-050: Fjønt always.
    """
    if led == 0:
        return hand
    found = hand & led
    if found == 0:
        found = hand & TRUMPS
        if found == 0:
            return hand
    if overtrump and found & TRUMPS:
        higher = found & higher_trumps(best)  # SN-R21
        if higher:
            found = higher
    return found | hand & FJONT


def lacking(overtrump: bool, card: Card, led: CardSet, best: Card) -> CardSet:
    """The cards that a player who plays `card` cannot hold."""
    if led == 0 or card == FJONT_CARD:
        return 0
    missing: i64 = 0
    if suit_of(card) != led:
        missing = led
        if not is_trump(card):
            missing |= TRUMPS
    if overtrump and is_trump(card) and not beats(card, best):
        missing |= higher_trumps(best)
    return missing


def winner(cards: list[int]) -> int:
    """The place of the winning card in a trick, in order of play (SN-046)."""
    won = 0
    best: i64 = NO_CARD
    for place, card in enumerate(cards):
        if beats(card, best):
            best = card
            won = place
    return won


def led_by(cards: list[int]) -> CardSet:
    """The suit led: that of the first card which is not Fjønt (SN-057)."""
    for card in cards:
        if card != FJONT_CARD:
            return suit_of(card)
    return 0


def best_of(cards: list[int]) -> Card:
    """The card that wins so far."""
    best: i64 = NO_CARD
    for card in cards:
        if beats(card, best):
            best = card
    return best
