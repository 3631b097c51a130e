"""Sequences as they are laid on the table: card by card, with what each wild stands for."""

# Left as Python: it writes texts, for views and sheets.

from __future__ import annotations

from typing import Final

from fudaba.cards.bits import CardSet, bit, cards_of
from fudaba.cards.snapphana import (
    ACE,
    ACES,
    KING,
    KNAVE,
    KNIGHT,
    QUEEN,
    SNAPPHANAR,
    SUIT_SIZE,
    WILDS,
)
from fudaba.games.snapphana.kinds import IN_ACES, IN_SNAPPHANAR, SPADES, TRUMP
from fudaba.games.snapphana.sequences import trump_layout

#: What a wild stands for that fills no gap: it is one card more (SN-083).
ADDED: Final = -1

_COURT: Final = (QUEEN, KNIGHT, KNAVE)


def layout(kind: int, cards: CardSet) -> list[tuple[int, int]]:
    """Every card of a sequence in its place, and the card that it stands for.

    A real card stands for itself; a wild for a missing card (SN-082), or it is ADDED.
    """
    if kind == TRUMP:
        return trump_layout(cards)
    if kind == IN_SNAPPHANAR:
        return _equals_layout(cards, SNAPPHANAR)
    if kind == IN_ACES:
        return _equals_layout(cards, ACES)
    return _suit_layout(SUIT_SIZE * (kind - SPADES), cards)


def _equals_layout(cards: CardSet, equals: CardSet) -> list[tuple[int, int]]:
    """SN-R13: cards without an order, the wilds thought to lie last."""
    missing = cards_of(equals & ~cards)
    laid = [(card, card) for card in cards_of(cards & equals)]
    for wild in cards_of(cards & WILDS):
        laid.append((wild, missing.pop(0) if missing else ADDED))
    return laid


def _suit_layout(first: int, cards: CardSet) -> list[tuple[int, int]]:
    """SN-077, SN-078: king, queen, knight, knave, ace; `first` is the suit's first card.

    Two wilds next to each other would end the sequence (SN-086), so that the second of two
    neighbours that are missing is left out.
    """
    wilds = cards_of(cards & WILDS)
    laid = [(first + KING, first + KING)]
    was_filled = False
    for rank in _COURT:
        place = first + rank
        if cards & bit(place):
            laid.append((place, place))
            was_filled = False
        elif wilds and not was_filled:
            laid.append((wilds.pop(0), place))
            was_filled = True
        else:
            was_filled = False
    if cards & bit(first + ACE):
        laid.append((first + ACE, first + ACE))
    return laid + [(wild, ADDED) for wild in wilds]
