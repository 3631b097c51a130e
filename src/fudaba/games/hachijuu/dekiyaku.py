"""Captured yaku: six combinations that all add up (HJ-601 to HJ-618)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.bits import CardSet, count
from fudaba.cards.hanafuda import (
    BLUE_RIBBONS,
    BOAR_DEER_BUTTERFLIES,
    CHAFF,
    DRY_LIGHTS,
    POETRY_RIBBONS,
)
from fudaba.cards.vectors import vec
from fudaba.games.eights.captured_sets import DRY_RIBBONS, holds_a_set, holds_sixteen


@final
class Row:
    """One line of the table: name, rule, the cards that count, how many of them, value."""

    def __init__(self, name: str, rule: str, cards: CardSet, least: i64, points: i64) -> None:
        self.name: str = name
        self.rule: str = rule
        self.cards: i64 = cards
        self.least: i64 = least
        self.points: i64 = points


# fmt: off
DEKIYAKU: Final = [
    Row("inoshikacho", "HJ-611", BOAR_DEER_BUTTERFLIES, 3,  200),
    Row("akatan",      "HJ-612", POETRY_RIBBONS,        3,  200),
    Row("aotan",       "HJ-613", BLUE_RIBBONS,          3,  200),
    Row("shichitan",   "HJ-614", DRY_RIBBONS,           7,  400),
    Row("shikou",      "HJ-615", DRY_LIGHTS,            4,  400),
    Row("sujuroku",    "HJ-616", CHAFF,                 16, 600),
]
# fmt: on

ROWS: Final = 6

# The columns that every turn is checked against, as packed arrays.
_CARDS: Final = vec[i64]([row.cards for row in DEKIYAKU])
_LEAST: Final = vec[i64]([row.least for row in DEKIYAKU])


def _makes_none(captured: CardSet) -> bool:
    """Whether the table need not be gone through."""
    return not holds_a_set(captured) and not holds_sixteen(captured)


def total(captured: CardSet) -> i64:
    """The value of all captured yaku together."""
    points: i64 = 0
    if _makes_none(captured):
        return points
    for row in DEKIYAKU:
        if count(captured & row.cards) >= row.least:
            points += row.points
    return points


def completes(captured: CardSet, new: CardSet) -> bool:
    """Whether the new ones among the captured cards have completed a yaku (HJ-601, HJ-R30)."""
    if _makes_none(captured):
        return False
    index: i64 = 0
    while index < ROWS:
        if new & _CARDS[index]:
            held = count(captured & _CARDS[index])
            if held >= _LEAST[index] > held - count(new & _CARDS[index]):
                return True
        index += 1
    return False


@final
@mypyc_attr(acyclic=True)
class Dekiyaku:
    """A captured yaku that a player holds."""

    def __init__(self, row: Row, cards: CardSet) -> None:
        self.name: str = row.name
        self.rule: str = row.rule
        self.points: i64 = row.points
        self.cards: i64 = cards


def dekiyaku_of(captured: CardSet) -> list[Dekiyaku]:
    """The captured yaku held, in the order of the table."""
    found: list[Dekiyaku] = []
    if _makes_none(captured):
        return found
    for row in DEKIYAKU:
        cards = captured & row.cards
        if count(cards) >= row.least:
            found.append(Dekiyaku(row, cards))
    return found
