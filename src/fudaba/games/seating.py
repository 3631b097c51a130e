"""Seats around a table: who sits after whom, and sets of seats in order."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, bit
from fudaba.cards.vectors import append, vec


def after(seat: i64, seats: i64) -> i64:
    """The next seat, the first one after the last."""
    seat += 1
    if seat == seats:
        return 0
    return seat


def listed(some: CardSet, first: i64, seats: i64) -> vec[i64]:
    """The seats of a set, as bits, in order from `first` on."""
    found = vec[i64](capacity=seats)
    seat = first
    _turn: i64
    for _turn in range(seats):
        if some & bit(seat):
            found = append(found, seat)
        seat = after(seat, seats)
    return found
