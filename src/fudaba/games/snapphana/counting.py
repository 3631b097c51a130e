"""Card points: in pairs, or in Fjabbe by tricks (SN-090 to SN-094, FJ-R7)."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, count
from fudaba.cards.snapphana import HONOURS, KINGS, KNAVES, KNIGHTS, QUEENS, TAROKKER


def half_points(cards: CardSet) -> i64:
    """SN-093, SN-R33: hacka 1, knave 3, knight 5, queen 7, king and tarok 9 half points."""
    halves = count(cards & ~HONOURS) + 3 * count(cards & KNAVES) + 5 * count(cards & KNIGHTS)
    return halves + 7 * count(cards & QUEENS) + 9 * count(cards & (KINGS | TAROKKER))


def pair_points(cards: CardSet) -> i64:
    """SN-091, SN-092: the cards counted in pairs; a side's cards are always even (SN-R32)."""
    return half_points(cards) >> 1


def trick_points(cards: CardSet) -> i64:
    """FJ-R7: a point for every four cards, and what the honours add."""
    honours = count(cards & KNAVES) + 2 * count(cards & KNIGHTS) + 3 * count(cards & QUEENS)
    return count(cards) // 4 + honours + 4 * count(cards & (KINGS | TAROKKER))
