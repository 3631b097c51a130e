"""The deal of Hachi-Hachi and Hachijuu: hands of seven and a field of six, in two rounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from fudaba.cards.bits import CardSet, bit
from fudaba.cards.vectors import vec
from fudaba.games.eights.seats import next_seat

HAND_SIZE: Final = 7
FIELD_SIZE: Final = 6

#: The packets of the two rounds, and the field's cards in each (HH-102, HJ-202, HJ-203).
FIRST_PACKET: Final = 4
SECOND_PACKET: Final = 3
FIELD_PACKET: Final = 3


def field_packet(seats: i64) -> i64:
    """The field's cards in each round; seven hands of seven leave none (HH-120)."""
    if seats < 7:
        return FIELD_PACKET
    return 0


def dealt_cards(seats: i64) -> i64:
    """How many cards the deal takes from the pack (HH-101, HH-991, HJ-204)."""
    return HAND_SIZE * seats + 2 * field_packet(seats)


def place_of(seats: i64, first: i64, index: i64) -> i64:
    """Where card `index` of the pack is dealt: a seat, or `seats` for the field."""
    first_round = FIRST_PACKET * seats + field_packet(seats)
    packet: i64 = FIRST_PACKET
    if index >= first_round:
        index -= first_round
        packet = SECOND_PACKET
    turn = index // packet
    if turn >= seats:
        return seats
    return (first + turn) % seats


def deal_out(first: i64, deck: vec[u8], hands: vec[i64]) -> CardSet:
    """Fills the hands from seat `first` on, and gives the field."""
    seats = i64(len(hands))
    on_field = field_packet(seats)
    field: i64 = 0
    seat: i64
    for seat in range(seats):
        hands[seat] = 0
    index: i64 = 0
    packet: i64 = FIRST_PACKET
    while packet >= SECOND_PACKET:
        seat = first
        _turn: i64
        for _turn in range(seats):
            end = index + packet
            cards: i64 = 0
            while index < end:
                cards |= bit(i64(deck[index]))
                index += 1
            hands[seat] |= cards
            seat = next_seat(seat, seats)
        end = index + on_field
        while index < end:
            field |= bit(i64(deck[index]))
            index += 1
        packet -= 1
    return field
