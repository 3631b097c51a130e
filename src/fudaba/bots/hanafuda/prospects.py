"""Adding up what cards are worth and what may still be gained, in every hanafuda game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fudaba.bots.hanafuda.chances import SURE
from fudaba.cards.bits import CardSet, lowest
from fudaba.cards.hanafuda import PACK_SIZE
from fudaba.cards.vectors import vec

_NOTHING: Final = vec[i64]([0] * PACK_SIZE)


@mypyc_attr(acyclic=True)
class CardProspects:
    """Prospects that grow as a game's yaku are looked at one after the other."""

    def __init__(self) -> None:
        #: What capturing each card would add.
        self.worth: vec[i64] = _NOTHING[:]
        #: The chance that the points still grow.
        self.chance: i64 = 0
        #: The possible gains, each by its chance, and the sum of these chances.
        self.added: i64 = 0
        self.chances: i64 = 0

    def add(self, cards: CardSet, worth: i64) -> None:
        """Makes each of some cards worth more."""
        rest = cards
        while rest:
            self.worth[lowest(rest)] += worth
            rest &= rest - 1

    def expect(self, chance: i64, points: i64) -> None:
        """Takes another way to gain into account, as if the ways were independent."""
        self.chance += (SURE - self.chance) * chance // SURE
        self.added += chance * points
        self.chances += chance

    def gain(self) -> i64:
        """What the next gain is expected to add, if there is one."""
        return self.added // self.chances if self.chances else 0
