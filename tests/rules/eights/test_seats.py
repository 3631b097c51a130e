"""Seats around a table."""

from fudaba.games.eights.seats import next_seat, seats_of


def test_after_the_last_seat_comes_the_first() -> None:
    assert [int(next_seat(seat, 3)) for seat in range(3)] == [1, 2, 0]


def test_a_set_of_seats_stands_in_order_from_any_of_them() -> None:
    assert list(seats_of(0b1011, 0, 4)) == [0, 1, 3]
    assert list(seats_of(0b1011, 2, 4)) == [3, 0, 1]
    assert list(seats_of(0, 2, 4)) == []
