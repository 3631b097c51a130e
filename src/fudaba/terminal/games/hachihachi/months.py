"""Which month a deal was played in: a void deal does not count (HH-313)."""

from __future__ import annotations

from typing import NamedTuple

from fudaba.games.view import View


class Date(NamedTuple):
    """A year of a campaign, and a month of it, both from 1."""

    year: int
    month: int


def date(view: View, number: int) -> Date:
    """When a deal, counted from 1, was played."""
    year = month = 1
    for deal in view.finished[: number - 1]:
        if deal.end == "four_three" or (deal.end != "void" and month == view.options["deals"]):
            year, month = year + 1, 1  # HH-422, HH-R67
        elif deal.end != "void":
            month += 1
    return Date(year, month)
