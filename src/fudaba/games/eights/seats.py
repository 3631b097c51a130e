"""Seats around a table: who sits after whom, and sets of seats in order."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.cards.vectors import append, vec


def next_seat(seat: i64, seats: i64) -> i64:
    """The seat after this one; after the last comes the first."""
    seat += 1
    if seat == seats:
        return 0
    return seat


def seats_of(some: i64, first: i64, seats: i64) -> vec[i64]:
    """The seats that are bits of a set, in order from `first` on."""
    found = vec[i64](capacity=seats)
    seat = first
    _turn: i64
    for _turn in range(seats):
        if some & bit(seat):
            found = append(found, seat)
        seat = next_seat(seat, seats)
    return found
