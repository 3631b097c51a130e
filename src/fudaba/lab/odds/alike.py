"""Hands that the rules cannot tell apart, found and counted together.

A game says by a *look* what its rules see in the cards of one month that a hand holds. Hands
that show the same looks, in whatever months, are alike: one of them speaks for all.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TypeAlias

from fudaba.cards.bits import CardSet, count
from fudaba.cards.hanafuda import FULL_PACK, MONTHS, month_cards

#: What the rules see in some cards of one month.
Look: TypeAlias = Callable[[CardSet], Hashable]

#: How often a look occurs among the twelve months of a hand is written in so many bits.
_DIGIT = 4


@dataclass(frozen=True)
class Alike:
    """One hand, and how many hands are like it, itself among them."""

    cards: CardSet
    number: int


def alike_hands(look: Look, size: int, pool: CardSet = FULL_PACK) -> list[Alike]:
    """All hands of `size` cards out of the pool, those that are alike together.

    Month by month, hands that show the same looks so far go on as one.
    """
    digits: dict[Hashable, int] = {}
    #: By the looks shown so far: one hand, the number like it, and its number of cards.
    found = {0: (0, 1, 0)}
    for month in range(1, MONTHS + 1):
        grown = dict(found)
        for shown, part in _parts(look, pool & month_cards(month)).items():
            digit = digits.setdefault(shown, 1 << _DIGIT * len(digits))
            added = int(count(part.cards))
            for looks, (cards, number, held) in found.items():
                if held + added <= size:
                    same = grown.get(looks + digit, (cards | part.cards, 0, held + added))
                    grown[looks + digit] = (same[0], same[1] + number * part.number, same[2])
        found = grown
    return [Alike(cards, number) for cards, number, held in found.values() if held == size]


def _parts(look: Look, month: CardSet) -> dict[Hashable, Alike]:
    """The ways to hold cards of a month, at least one of them, by their look."""
    found: dict[Hashable, Alike] = {}
    part = month
    while part:
        shown = look(part)
        same = found.get(shown, Alike(part, 0))
        found[shown] = Alike(same.cards, same.number + 1)
        part = part - 1 & month
    return found
