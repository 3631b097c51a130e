"""Dealing a pool of hidden cards out to places, all ways that the places allow equally likely.

Cards that fit the same places are dealt together, those that fit few places first, each to a
free slot that it fits. How many ways the later ones then have depends on where the earlier ones
went: a dealing is kept in proportion to that number, else all is dealt again. Where hardly a
dealing is kept, the ways are counted, and one is chosen by its number.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, bit, cards_of, count
from fudaba.cards.rng import WORD, Rng
from fudaba.cards.vectors import vec

#: Dealings that are tried before the ways are counted.
TRIES: Final = 200


def share_out(pool: CardSet, sizes: vec[i64], allowed: vec[i64], rng: Rng) -> vec[i64]:
    """The cards of the pool for each place; as many as the sizes say, of those allowed there."""
    groups = _groups(pool, sizes, allowed)
    tries: i64 = 0
    while tries < TRIES:
        shares = vec[i64]([0] * i64(len(sizes)))
        if _deal(groups, sizes[:], shares, rng):
            return shares
        tries += 1
    return Count(groups, sizes).deal(rng)


@final
class Group:
    """Cards that fit the same places."""

    def __init__(self, cards: CardSet, places: CardSet) -> None:
        self.cards: i64 = cards
        self.number: i64 = count(cards)
        #: The places they fit, as bits, and the most free slots that there can be in them.
        self.places: i64 = places
        self.most: i64 = 0

    def room(self, free: vec[i64]) -> i64:
        """The free slots in the places that the group fits."""
        room: i64 = 0
        place: i64
        for place in range(len(free)):
            if self.places & bit(place):
                room += free[place]
        return room

    def is_kept(self, room: i64, rng: Rng) -> bool:
        """Whether the dealing so far may stand: room! / (room - n)! over the most it can be."""
        if room < self.number:
            return False
        if room == self.most:
            return True
        dealt: i64 = 0
        while dealt < self.number:
            if rng.below(self.most - dealt) >= room - dealt:
                return False
            dealt += 1
        return True


def _deal(groups: list[Group], free: vec[i64], shares: vec[i64], rng: Rng) -> bool:
    """Deals every group in turn; False where the dealing is not kept."""
    for group in groups:
        room = group.room(free)
        if not group.is_kept(room, rng):
            return False
        rest = group.cards
        while rest:
            number = rng.below(room)
            place: i64 = 0
            while group.places & bit(place) == 0 or number >= free[place]:
                if group.places & bit(place):
                    number -= free[place]
                place += 1
            shares[place] |= rest & -rest
            free[place] -= 1
            room -= 1
            rest &= rest - 1
    return True


def _groups(pool: CardSet, sizes: vec[i64], allowed: vec[i64]) -> list[Group]:
    """The cards by the places they fit, those that fit fewest first."""
    found: list[Group] = []
    rest = pool
    while rest:
        alike = rest
        places: i64 = 0
        place: i64
        for place in range(len(sizes)):
            if sizes[place] and allowed[place] & rest & -rest:
                places |= bit(place)
                alike &= allowed[place]
            elif sizes[place]:
                alike &= ~allowed[place]
        found.append(Group(alike, places))
        rest &= ~alike
    found.sort(key=_width)
    for number, group in enumerate(found):
        group.most = group.room(sizes)
        for earlier in found[:number]:
            outside = earlier.number
            for place in range(len(sizes)):
                if earlier.places & bit(place) and group.places & bit(place) == 0:
                    outside -= sizes[place]
            if outside > 0:
                group.most -= outside  # these cannot but take slots of the group's places
    return found


def _width(group: Group) -> int:
    return int(count(group.places))


@final
class Count:
    """The number of ways to deal groups of cards out, and a way chosen by chance."""

    def __init__(self, groups: list[Group], sizes: vec[i64]) -> None:
        self.groups: list[Group] = groups
        self.sizes: list[int] = [int(size) for size in sizes]
        self.known: dict[tuple[int, ...], float] = {}

    def ways(self, index: int, free: list[int]) -> float:
        """In how many ways the groups from `index` on fill the free slots."""
        if index == len(self.groups):
            return 1.0
        key = (index, *free)
        found = self.known.get(key)
        if found is None:
            found = 0.0
            for split in self.splits(index, free):
                found += self.weight(index, free, split)
            self.known[key] = found
        return found

    def weight(self, index: int, free: list[int], split: list[int]) -> float:
        """In how many ways if the group at `index` goes to the places like this."""
        orders = 1.0
        dealt = 0
        for number in split:
            for each in range(number):
                dealt += 1
                orders = orders * dealt / (each + 1)
        left = [free[place] - split[place] for place in range(len(free))]
        return orders * self.ways(index + 1, left)

    def splits(self, index: int, free: list[int]) -> list[list[int]]:
        """How many cards of the group at `index` may go to each place."""
        group = self.groups[index]
        found: list[list[int]] = [[]]
        for place in range(len(free)):
            longer: list[list[int]] = []
            for split in found:
                left = int(group.number) - sum(split)
                most = min(left, free[place]) if int(group.places) >> place & 1 else 0
                longer += [[*split, number] for number in range(most + 1)]
            found = longer
        return [split for split in found if sum(split) == group.number]

    def deal(self, rng: Rng) -> vec[i64]:
        """One way, each equally likely."""
        shares = vec[i64]([0] * i64(len(self.sizes)))
        free = self.sizes
        for index, group in enumerate(self.groups):
            splits = self.splits(index, free)
            weights = [self.weight(index, free, split) for split in splits]
            mark = (float(rng.word()) + 0.5) / float(WORD + 1) * sum(weights)
            chosen = 0
            while chosen < len(splits) - 1 and mark >= weights[chosen]:
                mark -= weights[chosen]
                chosen += 1
            cards = cards_of(group.cards)
            for place, number in enumerate(splits[chosen]):
                for _ in range(number):
                    card = cards.pop(int(rng.below(i64(len(cards)))))
                    shares[place] |= bit(card)
            free = [free[place] - splits[chosen][place] for place in range(len(free))]
        return shares
