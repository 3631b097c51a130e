"""Teyaku: the combinations of a dealt hand, one of each group (HH-400 to HH-436)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.bits import CardSet, count, lowest
from fudaba.cards.hanafuda import (
    ANIMALS,
    CHAFF,
    LIGHTS,
    PLAINS,
    RIBBONS,
    month_cards,
    month_of,
)
from fudaba.games.eights.months import Months
from fudaba.games.hachihachi.options import Rules

#: Months of which any three cards are a standing triple; of month 12 only the kasu (HH-420).
STANDING_MONTHS: Final = (4, 5, 7)


@final
class Kind:
    """One line of the teyaku tables: name, rule, kan."""

    def __init__(self, name: str, rule: str, kan: i64) -> None:
        self.name: str = name
        self.rule: str = rule
        self.kan: i64 = kan


# fmt: off
#: Group A, few months (HH-410 to HH-419).
TRIPLE: Final = 0
STANDING_TRIPLE: Final = 1
TWO_TRIPLES: Final = 2
TRIPLE_AND_STANDING: Final = 3
TWO_STANDING: Final = 4
THREE_PAIRS: Final = 5
FOUR: Final = 6
HANEKEN: Final = 7
ONE_TWO_FOUR: Final = 8
FOUR_THREE: Final = 9
#: Group B, low cards (HH-430 to HH-434).
RED: Final = 10
ONE_RIBBON: Final = 11
ONE_ANIMAL: Final = 12
ONE_LIGHT: Final = 13
EMPTY: Final = 14

NONE: Final = -1

KINDS: Final = [
    Kind("triple",              "HH-410", 2),
    Kind("standing_triple",     "HH-411", 3),
    Kind("two_triples",         "HH-412", 6),
    Kind("triple_and_standing", "HH-413", 7),
    Kind("two_standing",        "HH-414", 8),
    Kind("three_pairs",         "HH-415", 4),
    Kind("four",                "HH-416", 6),
    Kind("haneken",             "HH-417", 7),
    Kind("one_two_four",        "HH-418", 8),
    Kind("four_three",          "HH-419", 20),
    Kind("red",                 "HH-430", 2),
    Kind("one_ribbon",          "HH-431", 3),
    Kind("one_animal",          "HH-432", 3),
    Kind("one_light",           "HH-433", 4),
    Kind("empty",               "HH-434", 4),
]
# fmt: on


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Hand:
    """What a dealt hand holds: its best teyaku of each group, and the cards that make them."""

    def __init__(self, rules: Rules, hand: CardSet) -> None:
        self.cards: i64 = hand
        self.group_a: i64 = NONE
        self.group_b: i64 = NONE
        #: Cards of triples, standing triples among them, of pairs and of a four (HH-R32).
        months = Months(hand)
        self.triples: i64 = months.threes
        self.standing: i64 = standing_cards(months.threes)
        self.pairs: i64 = months.pairs
        self.four: i64 = months.fours
        self._find_group_a()
        self._find_group_b()
        #: Kan of each group, 0 where there is none (HH-421 for the standing haneken).
        self.kan_a: i64 = 0
        self.kan_b: i64 = 0
        if self.group_a != NONE:
            self.kan_a = KINDS[self.group_a].kan
            if self.group_a == HANEKEN and rules.haneken_standing and self.standing:
                self.kan_a += 1
        if self.group_b != NONE:
            self.kan_b = KINDS[self.group_b].kan

    def _find_group_a(self) -> None:
        if self.four:
            if self.triples:
                self.group_a = FOUR_THREE
            elif self.pairs:
                self.group_a = ONE_TWO_FOUR
            else:
                self.group_a = FOUR
        elif count(self.triples) == 6:
            standing = count(self.standing)
            if standing == 6:
                self.group_a = TWO_STANDING
            elif standing == 3:
                self.group_a = TRIPLE_AND_STANDING
            else:
                self.group_a = TWO_TRIPLES
        elif self.triples:
            if count(self.pairs) == 4:
                self.group_a = HANEKEN
            elif self.standing:
                self.group_a = STANDING_TRIPLE
            else:
                self.group_a = TRIPLE
        elif count(self.pairs) == 6:
            self.group_a = THREE_PAIRS

    def _find_group_b(self) -> None:
        """HH-435: at least six chaff, or no animal and no light outside month 11."""
        points = self.cards & ~CHAFF
        if points == 0:
            self.group_b = EMPTY
        elif points & (points - 1) == 0:
            if points & LIGHTS:
                self.group_b = ONE_LIGHT
            elif points & ANIMALS:
                self.group_b = ONE_ANIMAL
            else:
                self.group_b = ONE_RIBBON
        elif points & ~RIBBONS == 0:
            self.group_b = RED

    def shown_for_a(self, rules: Rules) -> CardSet:
        """HH-451: the cards of the combination; of one-two-four maybe the odd card too."""
        if self.group_a in (TRIPLE, STANDING_TRIPLE):
            return self.triples
        if self.group_a == FOUR:
            return self.four
        if self.group_a == ONE_TWO_FOUR and rules.show_odd_card:
            return self.cards
        return self.four | self.triples | self.pairs

    def shown_for_b(self, rules: Rules) -> CardSet:
        """HH-452: all cards but the chaff, or only the chaff."""
        if rules.show_chaff:
            return self.cards & CHAFF
        return self.cards & ~CHAFF


def is_standing(month: i64, three: CardSet) -> bool:
    """HH-420."""
    if month == 12:
        return three & ~PLAINS == 0
    return month in STANDING_MONTHS


def standing_cards(triples: CardSet) -> CardSet:
    """The standing ones of some triples."""
    standing: i64 = 0
    rest = triples
    while rest:
        month = month_of(lowest(rest))
        three = rest & month_cards(month)
        if is_standing(month, three):
            standing |= three
        rest &= ~three
    return standing
