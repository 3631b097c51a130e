"""The deal: who gets which cards of the pack (HH-100 to HH-123)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from fudaba.cards.bits import CardSet, bit
from fudaba.cards.hanafuda import PACK_SIZE, WHITE
from fudaba.cards.vectors import vec
from fudaba.games.hachihachi.options import Rules

PACK: Final = vec[u8](range(PACK_SIZE))
#: With seven players the white card is shuffled in (HH-120).
PACK_WITH_WHITE: Final = vec[u8](range(PACK_SIZE + 1))

HAND_SIZE: Final = 7
FIELD_SIZE: Final = 6

NOBODY: Final = -1


def place_of(rules: Rules, seats: i64, dealer: i64, index: i64) -> i64:
    """Where card `index` of the pack is dealt: a seat, or `seats` for the field (HH-102)."""
    field: i64 = 0
    if seats < 7:
        field = 3
    first_round = 4 * seats + field
    packet: i64 = 4
    if index >= first_round:
        index -= first_round
        packet = 3
    turn = index // packet
    if turn >= seats:
        return seats
    if rules.right_first:
        turn += 1  # HH-R5
    return (dealer + turn) % seats


def dealt_cards(seats: i64) -> i64:
    """How many cards the deal takes from the pack."""
    if seats < 7:
        return HAND_SIZE * seats + FIELD_SIZE
    return HAND_SIZE * seats


def deal_out(rules: Rules, dealer: i64, deck: vec[u8], hands: vec[i64]) -> CardSet:
    """Fills the hands and gives the field; the white card stays in its holder's hand (HH-101)."""
    seats = i64(len(hands))
    field: i64 = 0
    seat: i64
    for seat in range(seats):
        hands[seat] = 0
    index: i64 = 0
    packet: i64 = 4
    while packet >= 3:
        turn: i64
        for turn in range(seats):
            seat = dealer + turn
            if rules.right_first:
                seat += 1
            seat %= seats
            end = index + packet
            while index < end:
                hands[seat] |= bit(i64(deck[index]))
                index += 1
        if seats < 7:
            end = index + 3
            while index < end:
                field |= bit(i64(deck[index]))
                index += 1
        packet -= 1
    return field


def white_holder(hands: vec[i64]) -> i64:
    """Who was dealt the white card (HH-121)."""
    seat: i64
    for seat in range(len(hands)):
        if hands[seat] & (1 << WHITE):
            return seat
    return NOBODY
