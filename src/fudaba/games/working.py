"""How the amount of a ledger line comes about, as one writes it down: `7 kan × 12 × 4`."""

from __future__ import annotations

from typing import NamedTuple


class Factor(NamedTuple):
    """One number of a working, and what it is.

    `kan`, `halves` (half kan), `cards`, `points`: how many of them there are. `value`: what one of
    them counts in points. `times`: the multiplier of the deal, or its rate. `parts`: those who
    share an amount, or 2 where half of it is paid; the others are multiplied, this divides.
    """

    unit: str
    number: int


def result(working: list[Factor]) -> int:
    """The amount that a working leads to."""
    amount, parts = 1, 1
    for factor in working:
        if factor.unit == "parts":
            parts *= factor.number
        else:
            amount *= factor.number
    return amount // parts
