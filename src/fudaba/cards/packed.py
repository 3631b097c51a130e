"""Packs in memory: the cards of a set as a packed array, to be shuffled and dealt from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from fudaba.cards.bits import CardSet, count, lowest
from fudaba.cards.vectors import vec

#: Room for the cards of the largest set.
_ROOM: Final = vec[u8](range(62))


def packed(cards: CardSet) -> vec[u8]:
    """The cards of the set in pack order, one element a card."""
    pack = _ROOM[: count(cards)]
    rest: i64 = cards
    index: i64 = 0
    while rest:
        pack[index] = u8(lowest(rest))
        rest &= rest - 1
        index += 1
    return pack
