"""Seats as the viewer counts them: 0 is the viewer, 1 sits to the right, and so on."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.cards.vectors import vec


def seat_at(place: i64, viewer: i64, seats: i64) -> i64:
    """The seat that the viewer counts as `place`. Comparing is much quicker than dividing."""
    seat = viewer + place
    if seat >= seats:
        seat -= seats
    return seat


def place_of(seat: i64, viewer: i64, seats: i64) -> i64:
    """As what the viewer counts a seat."""
    place = seat - viewer
    if place < 0:
        place += seats
    return place


def one_seat(seat: i64, viewer: i64, seats: i64) -> i64:
    """The seat as a bit counted from the viewer; none for nobody."""
    if seat < 0:
        return 0
    return bit(place_of(seat, viewer, seats))


def turned(some: i64, viewer: i64, seats: i64) -> i64:
    """A set of seats, counted from the viewer."""
    return (some >> viewer | some << (seats - viewer)) & bit(seats) - 1


def seated(some: vec[i64], viewer: i64, seats: i64) -> i64:
    """Seats in order as a set, counted from the viewer."""
    found: i64 = 0
    seat: i64
    for seat in some:
        found |= one_seat(seat, viewer, seats)
    return found


def listed(some: list[int], viewer: i64, seats: i64) -> i64:
    """A list of seats as a set, counted from the viewer."""
    found: i64 = 0
    for seat in some:
        found |= one_seat(seat, viewer, seats)
    return found
