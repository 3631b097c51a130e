"""Redealing at the table of Hachi-Hachi and Hachijuu: what is hidden, and where new cards go."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, bit
from fudaba.cards.packed import packed
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import append, vec
from fudaba.games.eights.dealing import dealt_cards, place_of
from fudaba.games.eights.match import EightsMatch
from fudaba.games.hanafuda.redeal import first_of


def hidden_cards(match: EightsMatch, watcher: i64) -> CardSet:
    """The other hands and what is left of the stock or the pack."""
    hidden: i64 = 0
    seat: i64
    for seat in range(match.seats):
        if seat != watcher:
            hidden |= match.hands[seat]
    cards = match.stock
    index = match.next_card
    if len(cards) == 0:
        cards = match.deck
        index = dealt_cards(match.seats)
    while index < len(cards):
        hidden |= bit(i64(cards[index]))
        index += 1
    return hidden


def put_in_pack(match: EightsMatch, first: i64, free: CardSet, new: vec[i64], rng: Rng) -> None:
    """Writes the new cards into the pack: what was seen stays at its place, the rest lies in any
    order at the other places of its owner.

    `free` are the cards that may be anywhere, `new` those of them that each seat has got; the
    first packet was dealt to `first`.
    """
    cards = packed(free)
    rng.shuffle(cards)
    left = free
    missing = new[:]
    seat: i64
    for seat in range(match.seats):
        left &= ~new[seat]
    deck = match.deck[:]
    dealt = vec[i64]([0] * match.seats)
    end = dealt_cards(match.seats)
    index: i64 = 0
    while index < len(deck):
        seat = match.seats
        if index < end:
            seat = place_of(match.seats, first, index)
        if free & bit(i64(deck[index])):
            if seat < match.seats and missing[seat]:
                deck[index] = first_of(cards, missing[seat])
                missing[seat] &= ~bit(i64(deck[index]))
            else:
                deck[index] = first_of(cards, left)
                left &= ~bit(i64(deck[index]))
        if seat < match.seats:
            dealt[seat] |= bit(i64(deck[index]))
        index += 1
    match.deck = deck
    match.dealt = dealt


def put_in_stock(match: EightsMatch, left: CardSet, rng: Rng) -> None:
    """The stock anew: what has been turned up, then `left`; or the rest of the new pack, where
    no hand was returned."""
    if len(match.mixed_stock) == 0:
        if len(match.stock):
            match.stock = match.deck[dealt_cards(match.seats) :]
        return
    cards = packed(left)
    rng.shuffle(cards)
    stock = match.stock[: match.next_card]
    for card in cards:
        stock = append(stock, card)
    match.mixed_stock = stock
    match.stock = stock
