"""Yaku: the combinations of captured cards, as the rulebook's table gives them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.bits import CardSet, bit, count, lowest
from fudaba.cards.hanafuda import (
    ANIMALS,
    BLUE_RIBBONS,
    BOAR_DEER_BUTTERFLIES,
    CURTAIN,
    DRY_LIGHTS,
    LIGHTS,
    MOON,
    PLAINS,
    POETRY_RIBBONS,
    RAIN_MAN,
    RIBBONS,
    SAKE_CUP,
    month_cards,
)
from fudaba.cards.vectors import vec
from fudaba.games.koikoi.options import Rules

# Groups, as the rulebook has them: lights, animals, viewings, ribbons, plains, the month.
A: Final = 1
B: Final = 2
C: Final = 3
D: Final = 4
E: Final = 5
F: Final = 6

# Rows whose cards depend on the options or the deal.
KASU: Final = 12
TSUKIFUDA: Final = 13

#: The rows of the viewings, hanami and tsukimi, as bits.
VIEWINGS: Final = 1 << 6 | 1 << 7


@final
@mypyc_attr(acyclic=True)
class Row:
    """One line of the yaku table.

    Held with every card of `needs` and at least `least` of `of`; worth `points`, and `more`
    for every card of `of` beyond `least`.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        group: i64,
        needs: CardSet,
        of: CardSet,
        least: i64,
        points: i64,
        more: i64,
    ) -> None:
        self.name: str = name
        self.rule: str = rule
        self.group: i64 = group
        self.needs: i64 = needs
        self.of: i64 = of
        self.least: i64 = least
        self.points: i64 = points
        self.more: i64 = more


# fmt: off
#: KK-411 to KK-451, KK-805. Inside a group the better ones stand first.
#:   name            rule     group  needs                of          least points more
YAKU: Final = [
    Row("goko",         "KK-411", A, LIGHTS,                LIGHTS,      5, 15, 0),
    Row("shiko",        "KK-412", A, DRY_LIGHTS,            DRY_LIGHTS,  4,  8, 0),
    Row("ameshiko",     "KK-413", A, RAIN_MAN,              LIGHTS,      4,  7, 0),
    Row("sanko",        "KK-414", A, 0,                     DRY_LIGHTS,  3,  6, 0),
    Row("inoshikacho",  "KK-421", B, BOAR_DEER_BUTTERFLIES, ANIMALS,     3,  5, 1),
    Row("tane",         "KK-422", B, 0,                     ANIMALS,     5,  1, 1),
    Row("hanami",       "KK-431", C, CURTAIN | SAKE_CUP,    CURTAIN | SAKE_CUP, 2, 5, 0),
    Row("tsukimi",      "KK-432", C, MOON | SAKE_CUP,       MOON | SAKE_CUP,    2, 5, 0),
    Row("akatan_aotan", "KK-441", D, POETRY_RIBBONS | BLUE_RIBBONS,
                                                            RIBBONS,     6, 10, 1),
    Row("akatan",       "KK-442", D, POETRY_RIBBONS,        RIBBONS,     3,  5, 1),
    Row("aotan",        "KK-443", D, BLUE_RIBBONS,          RIBBONS,     3,  5, 1),
    Row("tanzaku",      "KK-444", D, 0,                     RIBBONS,     5,  1, 1),
    Row("kasu",         "KK-451", E, 0,                     PLAINS,     10,  1, 1),
    Row("tsukifuda",    "KK-805", F, 0,                     0,           4,  4, 0),
]
# fmt: on

# The columns that every move is checked against, as packed arrays.
_NEEDS: Final = vec[i64]([row.needs for row in YAKU])
_LEAST: Final = vec[i64]([row.least for row in YAKU])
_OF: Final = vec[i64]([row.of for row in YAKU])


@final
class Group:
    """Consecutive rows of the table, and the fewest of which cards any of them takes."""

    def __init__(self, letter: i64) -> None:
        rows = [index for index, row in enumerate(YAKU) if row.group == letter]
        self.first: i64 = rows[0]
        self.end: i64 = rows[-1] + 1
        self.lone: bool = letter in (A, B, D)  # only the best one counts (KK-462)
        self.fewest: i64 = min([int(YAKU[index].least) for index in rows])
        self.cards: i64 = 0
        for index in rows:
            self.cards |= YAKU[index].of
        if letter == E:
            self.cards |= SAKE_CUP  # KK-804


GROUPS: Final = [Group(A), Group(B), Group(C), Group(D), Group(E)]


def counted(rules: Rules, index: i64, deal: i64) -> CardSet:
    """The cards that count in a row: the cup may be a plain (KK-804), tsukifuda has the month.
    Lightning is a plain here, and a willow, joker or not (KK-827)."""
    if index == KASU and rules.sake_cup_kasu:
        return PLAINS | SAKE_CUP
    if index == TSUKIFUDA and rules.tsukifuda:
        return month_cards(deal)
    return _OF[index]


def may_gain(rules: Rules, captured: CardSet, new: CardSet, deal: i64) -> bool:
    """Whether the new cards can have made or extended a yaku: one must be held in a group that
    they belong to. Saves looking at the whole table after most moves."""
    for group in GROUPS:
        if new & group.cards and count(captured & group.cards) >= group.fewest:
            if held_in(rules, group, captured, deal):
                return True
    return rules.tsukifuda and new & month_cards(deal) != 0


def held(rules: Rules, captured: CardSet, deal: i64) -> i64:
    """Which rows of the table count, one bit each."""
    rows: i64 = 0
    for group in GROUPS:
        if count(captured & group.cards) >= group.fewest:
            rows |= held_in(rules, group, captured, deal)
    if rules.tsukifuda and captured & month_cards(deal) == month_cards(deal):
        rows |= 1 << TSUKIFUDA
    if rules.viewing_needs_other and rows & ~VIEWINGS == 0:
        return 0  # KK-803, KK-R12
    return rows


def held_in(rules: Rules, group: Group, captured: CardSet, deal: i64) -> i64:
    """The rows of a group that count."""
    rows: i64 = 0
    index = group.first
    while index < group.end:
        if captured & _NEEDS[index] == _NEEDS[index]:
            if count(captured & counted(rules, index, deal)) >= _LEAST[index]:
                rows |= bit(index)
                if group.lone:
                    break
        index += 1
    return rows


def points_of(rules: Rules, index: i64, captured: CardSet, deal: i64) -> i64:
    """What a row that is held is worth: every card beyond the least may add to it (KK-401)."""
    row = YAKU[index]
    if row.more == 0:
        return row.points
    return row.points + row.more * (count(captured & counted(rules, index, deal)) - row.least)


def total(rules: Rules, captured: CardSet, deal: i64) -> i64:
    """The points of all yaku together, and of nothing else (KK-007, KK-402, KK-461)."""
    rest = held(rules, captured, deal)
    points: i64 = 0
    while rest:
        points += points_of(rules, lowest(rest), captured, deal)
        rest &= rest - 1
    return points


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Yaku:
    """A yaku that a player holds, with its cards and its points."""

    def __init__(self, name: str, points: i64, rule: str, cards: CardSet) -> None:
        self.name: str = name
        self.points: i64 = points
        self.rule: str = rule
        self.cards: i64 = cards


def yaku_of(rules: Rules, captured: CardSet, deal: i64) -> list[Yaku]:
    """The yaku that count, in the order of the rulebook."""
    found: list[Yaku] = []
    rest = held(rules, captured, deal)
    while rest:
        index = lowest(rest)
        row = YAKU[index]
        cards = captured & (counted(rules, index, deal) | row.needs)
        found.append(Yaku(row.name, points_of(rules, index, captured, deal), row.rule, cards))
        rest &= rest - 1
    return found
