"""Combinations in a set of cards: what can be made, what it is worth, what may be declared."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.bits import CardSet, bit, count
from fudaba.cards.vectors import vec
from fudaba.games.snapphana.kinds import KINDS, MULTIPLES, NUMBER, TRUMP
from fudaba.games.snapphana.sequences import is_trump_reachable, longest, points_of


def best(kind: i64, cards: CardSet) -> CardSet:
    """The best combination of a kind in the set: its cards, none where there is none."""
    if kind >= MULTIPLES:
        return longest(kind, cards)
    held = cards & KINDS[kind].cards
    rest = held & (held - 1)
    if rest & (rest - 1):
        return held
    return 0


def worth(kind: i64, cards: CardSet) -> i64:
    """What a combination is worth before any doubling (SN-063, SN-071)."""
    if kind >= MULTIPLES:
        return points_of(count(cards))
    if count(cards) == 4:
        return 2 * KINDS[kind].triple
    return KINDS[kind].triple


def is_combination(kind: i64, cards: CardSet) -> bool:
    """SN-R15, SN-R16: whether the whole set is one combination of the kind."""
    return cards != 0 and best(kind, cards) == cards


def can_become(kind: i64, chosen: CardSet, later: CardSet) -> bool:
    """Whether chosen cards, and any of the later ones, can be one combination of the kind."""
    if kind == TRUMP:
        return is_trump_reachable(chosen, later)
    return is_combination(kind, chosen | later)


@final
@mypyc_attr(acyclic=True)
class Bundle:
    """One combination of each kind, none twice (SN-R6), and their sums group by group."""

    def __init__(self) -> None:
        #: The cards of each kind's combination, none where there is none.
        self.cards: vec[i64] = vec[i64]([0] * NUMBER)
        self.multiples: i64 = 0
        self.multiples_sum: i64 = 0
        self.sequences: i64 = 0
        self.sequences_sum: i64 = 0

    def add(self, kind: i64, cards: CardSet) -> None:
        """Takes in a combination."""
        self.cards[kind] = cards
        if kind < MULTIPLES:
            self.multiples += 1
            self.multiples_sum += worth(kind, cards)
        else:
            self.sequences += 1
            self.sequences_sum += worth(kind, cards)

    def multiples_points(self, doubling: bool = True) -> i64:
        """SN-064, SN-034: three or more multiples are doubled."""
        if doubling and self.multiples >= 3:
            return 2 * self.multiples_sum
        return self.multiples_sum

    def sequences_points(self, doubling: bool = True) -> i64:
        """SN-072, SN-034: three or more sequences are doubled; groups stay apart (SN-R4)."""
        if doubling and self.sequences >= 3:
            return 2 * self.sequences_sum
        return self.sequences_sum

    def points(self, doubling: bool = True) -> i64:
        """What the bundle is worth."""
        return self.multiples_points(doubling) + self.sequences_points(doubling)

    def copy(self) -> Bundle:
        twin = Bundle()
        twin.cards = self.cards[:]
        twin.multiples = self.multiples
        twin.multiples_sum = self.multiples_sum
        twin.sequences = self.sequences
        twin.sequences_sum = self.sequences_sum
        return twin


def best_bundle(cards: CardSet) -> Bundle:
    """SN-R14: everything that a pile holds, the wilds used where they help most."""
    found = Bundle()
    kind: i64
    for kind in range(NUMBER):
        held = best(kind, cards)
        if held:
            found.add(kind, held)
    return found


def declarable(hand: CardSet, after: i64) -> CardSet:
    """The kinds after `after` that a hand holds a combination of, as bits (SN-030)."""
    found: i64 = 0
    kind: i64 = after + 1
    while kind < NUMBER:
        if best(kind, hand):
            found |= bit(kind)
        kind += 1
    return found
