"""The cards of a hand by how many of their month it holds: pairs, threes and fours."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.bits import CardSet

_FIRST_OF_MONTHS: Final = 0x111111111111


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Months:
    """A hand's pairs, threes and fours; every month counts once, by its number of cards."""

    def __init__(self, hand: CardSet) -> None:
        # Four bits a month hold its number of cards.
        number = (hand & _FIRST_OF_MONTHS) + (hand >> 1 & _FIRST_OF_MONTHS)
        number += (hand >> 2 & _FIRST_OF_MONTHS) + (hand >> 3 & _FIRST_OF_MONTHS)
        several = number >> 1 & _FIRST_OF_MONTHS
        self.pairs: i64 = (several & ~number) * 15 & hand
        self.threes: i64 = (several & number) * 15 & hand
        self.fours: i64 = (number >> 2 & _FIRST_OF_MONTHS) * 15
