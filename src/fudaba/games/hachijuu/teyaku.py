"""Hand yaku: the combinations of a dealt hand, one of each family (HJ-401 to HJ-427)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.bits import CardSet, bit, count, nth
from fudaba.cards.hanafuda import CHAFF, month_cards
from fudaba.games.eights.months import Months
from fudaba.games.hachijuu.options import Rules

#: The two families, as bits; at most one yaku of each is announced (HJ-405).
PLAIN: Final = 1
SET: Final = 2


@final
class Kind:
    """One line of the tables of hand yaku: name, rule, family, value."""

    def __init__(self, name: str, rule: str, family: i64, points: i64) -> None:
        self.name: str = name
        self.rule: str = rule
        self.family: i64 = family
        self.points: i64 = points


SUROKU: Final = 0
KARASU: Final = 1
SANBON: Final = 2
KUTTSUKI: Final = 3
TESHI: Final = 4
HANEKEN: Final = 5
FUTASANBON: Final = 6
SHISOU: Final = 7
NONE: Final = -1

# fmt: off
#: Of two in one family that a hand holds, the later is worth more (HJ-R9).
KINDS: Final = [
    Kind("suroku",     "HJ-411", PLAIN,  60),
    Kind("karasu",     "HJ-412", PLAIN, 100),
    Kind("sanbon",     "HJ-421", SET,    40),
    Kind("kuttsuki",   "HJ-422", SET,    80),
    Kind("teshi",      "HJ-423", SET,   200),
    Kind("haneken",    "HJ-424", SET,   200),
    Kind("futasanbon", "HJ-425", SET,   200),
    Kind("shisou",     "HJ-426", SET,   600),
]
# fmt: on

#: The kinds of each family, as bits.
PLAIN_KINDS: Final = 0x03
SET_KINDS: Final = 0xFC


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hand:
    """What a dealt hand of seven holds."""

    def __init__(self, hand: CardSet) -> None:
        months = Months(hand)
        self.cards: i64 = hand
        self.pairs: i64 = months.pairs
        self.threes: i64 = months.threes
        self.fours: i64 = months.fours
        #: Plains, all willows among them (HJ-R25).
        self.chaff: i64 = hand & CHAFF
        #: The kinds that the hand holds, as bits.
        self.held: i64 = 0
        self._find_plain_yaku()
        self._find_set_yaku()

    def _find_plain_yaku(self) -> None:
        points = self.cards & ~CHAFF
        if points & (points - 1) == 0:
            self.held |= 1 << SUROKU  # HJ-R26: at least six
            if points == 0:
                self.held |= 1 << KARASU

    def _find_set_yaku(self) -> None:
        """HJ-R9: three pairs are of three different months."""
        if self.fours:
            self.held |= 1 << TESHI | 1 << SANBON
            if self.threes:
                self.held |= 1 << SHISOU | 1 << FUTASANBON
        elif self.threes:
            self.held |= 1 << SANBON
            if count(self.threes) == 6:
                self.held |= 1 << FUTASANBON
            elif count(self.pairs) == 4:
                self.held |= 1 << HANEKEN | 1 << KUTTSUKI
        elif count(self.pairs) == 6:
            self.held |= 1 << KUTTSUKI

    def best(self, family: i64) -> i64:
        """The most valuable kind of a family that the hand holds, or NONE."""
        kind: i64 = len(KINDS) - 1
        while kind >= 0:
            if self.held & bit(kind) and KINDS[kind].family == family:
                return kind
            kind -= 1
        return NONE

    def possible(self, rules: Rules, announced: i64) -> i64:
        """The kinds that may be announced, as bits, beside the families announced before.

        HJ-R8: any of a family, or only the highest.
        """
        kinds = self.held
        if announced & PLAIN:
            kinds &= ~PLAIN_KINDS
        if announced & SET:
            kinds &= ~SET_KINDS
        if kinds and rules.highest_or_none:
            return _highest(kinds & PLAIN_KINDS) | _highest(kinds & SET_KINDS)
        return kinds

    def choices(self, kind: i64) -> list[int]:
        """The sets of cards that make a kind the hand holds, in pack order (HJ-402)."""
        if kind == SANBON:
            found = []
            month: i64 = 1
            while month <= 12:
                alike = self.cards & month_cards(month)
                if alike & self.fours:
                    found += _without_one(alike, alike)
                elif alike & self.threes:
                    found.append(int(alike))
                month += 1
            return found
        if kind == SUROKU:
            return _without_one(self.chaff, self.chaff if self.chaff == self.cards else 0)
        if kind == KUTTSUKI:
            return _without_one(self.pairs | self.threes, self.threes)
        if kind == FUTASANBON:
            return _without_one(self.threes | self.fours, self.fours)
        if kind == TESHI:
            return [int(self.fours)]
        return [int(self.cards)]

    def number_of_choices(self, kind: i64) -> i64:
        """How many sets of cards make a kind the hand holds, without listing them."""
        if kind == SANBON:
            number = count(self.fours)
            if self.threes:
                number += 1
                if count(self.threes) == 6:
                    number += 1
            return number
        if kind == SUROKU:
            if self.chaff == self.cards:
                return 7
        elif kind == KUTTSUKI:
            if self.threes:
                return 3
        elif kind == FUTASANBON:
            if self.fours:
                return 4
        return 1


def _highest(kinds: i64) -> i64:
    """The last of some kinds, as a bit."""
    while kinds & (kinds - 1):
        kinds &= kinds - 1
    return kinds


def _without_one(cards: CardSet, spare: CardSet) -> list[int]:
    """The cards without each spare one in turn; all of them where none is to spare."""
    if spare == 0:
        return [int(cards)]
    found = []
    index = count(spare) - 1
    while index >= 0:
        found.append(int(cards & ~bit(nth(spare, index))))
        index -= 1
    return found


@final
@mypyc_attr(acyclic=True)
class Announcement:
    """A hand yaku that a seat has announced, with the cards it exposed (HJ-402)."""

    def __init__(self, seat: i64, kind: i64, cards: CardSet = 0) -> None:
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.cards: i64 = cards
