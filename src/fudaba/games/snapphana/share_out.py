"""Dealing a pool of hidden cards out to places, all ways that the places allow equally likely.

Cards that fit the same places are dealt together, those that fit few places first, each to a
free slot that it fits. How many ways the later ones then have depends on where the earlier ones
went: a dealing is kept in proportion to that number, else all is dealt again. Where hardly a
dealing is kept, the ways are counted, and every card goes where it goes in them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, bit, count
from fudaba.cards.rng import WORD, Rng
from fudaba.cards.vectors import append, vec

#: Dealings that are tried before the ways are counted: about what dealing by their number costs.
TRIES: Final = 8


def share_out(pool: CardSet, sizes: vec[i64], allowed: vec[i64], rng: Rng) -> vec[i64]:
    """The cards of the pool for each place; as many as the sizes say, of those allowed there."""
    return _sharing(pool, sizes, allowed).deal(rng)


@final
class Sharing:
    """What there is to share out, and what has been found out about it."""

    def __init__(self, pool: CardSet, sizes: vec[i64], allowed: vec[i64]) -> None:
        self.pool: i64 = pool
        self.sizes: vec[i64] = sizes
        self.allowed: vec[i64] = allowed
        self.groups: list[Group] = _groups(pool, sizes, allowed)
        self.ways: Ways | None = None

    def is_of(self, pool: CardSet, sizes: vec[i64], allowed: vec[i64]) -> bool:
        """Whether this is what is to be shared out."""
        if self.pool != pool or len(self.sizes) != len(sizes):
            return False
        place: i64
        for place in range(len(sizes)):
            if self.sizes[place] != sizes[place] or self.allowed[place] != allowed[place]:
                return False
        return True

    def deal(self, rng: Rng) -> vec[i64]:
        """One way, each equally likely."""
        tries: i64 = 0
        while tries < TRIES:
            shares = vec[i64]([0] * i64(len(self.sizes)))
            if _deal(self.groups, self.sizes[:], shares, rng):
                return shares
            tries += 1
        ways = self.ways
        if ways is None:
            ways = Ways(self.groups, self.sizes)
            self.ways = ways
        return ways.deal(rng)


#: The last one: a search shares the same cards out some thousand times for one decision.
_LAST: list[Sharing] = []


def _sharing(pool: CardSet, sizes: vec[i64], allowed: vec[i64]) -> Sharing:
    last = _LAST[:]
    if last and last[0].is_of(pool, sizes, allowed):
        return last[0]
    new = Sharing(pool, sizes[:], allowed[:])
    _LAST[:] = [new]
    return new


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
class Ways:
    """In how many ways groups of cards can be dealt, and one of them chosen by chance.

    Card after card is dealt. The ways that the rest has depend only on the slots that are then
    free, however they came to be, so each such number is found once: there are never more of them
    than the product of the sizes, each plus one. The largest group comes last: it has as many
    ways as there are orders to lay its cards in the slots that are left.
    """

    def __init__(self, groups: list[Group], sizes: vec[i64]) -> None:
        self.sizes: vec[i64] = sizes
        self.last: Group = groups[0]
        for group in groups:
            if group.number > self.last.number:
                self.last = group
        #: The other cards, each with its places.
        self.cards: vec[i64] = vec[i64]()
        self.places: vec[i64] = vec[i64]()
        for group in groups:
            rest = group.cards
            while rest and group is not self.last:
                self.cards = append(self.cards, rest & -rest)
                self.places = append(self.places, group.places)
                rest &= rest - 1
        #: What a free slot of each place adds to the number that stands for all free slots.
        self.weights: vec[i64] = vec[i64]()
        weight: i64 = 1
        for size in sizes:
            self.weights = append(self.weights, weight)
            weight *= size + 1
        #: The ways that the rest has, by the free slots.
        self.known: dict[i64, float] = {}

    def number(self, index: i64, free: vec[i64], key: i64) -> float:
        """The ways that the cards from `index` on have to fill the free slots; `key` is those."""
        found = self.known.get(key)
        if found is None:
            found = 0.0
            if index == i64(len(self.cards)):
                found = self._orders(free)
            else:
                place: i64
                for place in range(len(free)):
                    if free[place] and self.places[index] & bit(place):
                        free[place] -= 1
                        found += self.number(index + 1, free, key - self.weights[place])
                        free[place] += 1
            self.known[key] = found
        return found

    def _orders(self, free: vec[i64]) -> float:
        """In how many ways the last group fills the free slots, if they are all its own."""
        orders = 1.0
        laid: i64 = 0
        place: i64
        for place in range(len(free)):
            if free[place] and self.last.places & bit(place) == 0:
                return 0.0
            slot: i64 = 0
            while slot < free[place]:
                laid += 1
                slot += 1
                orders = orders * float(laid) / float(slot)
        return orders

    def deal(self, rng: Rng) -> vec[i64]:
        """One way, each equally likely: every card as often to a place as it lies there."""
        free = self.sizes[:]
        shares = vec[i64]([0] * i64(len(free)))
        key: i64 = 0
        place: i64
        for place in range(len(free)):
            key += self.weights[place] * free[place]
        index: i64 = 0
        while index < i64(len(self.cards)):
            place = self._place(index, free, key, rng)
            shares[place] |= self.cards[index]
            free[place] -= 1
            key -= self.weights[place]
            index += 1
        self._fill(free, shares, rng)
        return shares

    def _place(self, index: i64, free: vec[i64], key: i64, rng: Rng) -> i64:
        """Where a card goes, by the ways that the rest then has."""
        mark = (float(rng.word()) + 0.5) / float(WORD + 1) * self.number(index, free, key)
        chosen: i64 = -1
        place: i64
        for place in range(len(free)):
            if free[place] and self.places[index] & bit(place):
                free[place] -= 1
                ways = self.number(index + 1, free, key - self.weights[place])
                free[place] += 1
                if ways > 0.0:
                    chosen = place
                    if mark < ways:
                        break
                    mark -= ways
        assert chosen >= 0, "the hidden cards do not fill their places"
        return chosen

    def _fill(self, free: vec[i64], shares: vec[i64], rng: Rng) -> None:
        """The last group, in the slots that are left."""
        left = self.last.number
        rest = self.last.cards
        while rest:
            slot = rng.below(left)
            place: i64 = 0
            while slot >= free[place]:
                slot -= free[place]
                place += 1
            shares[place] |= rest & -rest
            free[place] -= 1
            left -= 1
            rest &= rest - 1
