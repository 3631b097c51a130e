"""Dekiyaku: the combinations of captured cards (HH-600 to HH-609)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.bits import CardSet, count
from fudaba.cards.hanafuda import (
    BLUE_RIBBONS,
    BOAR_DEER_BUTTERFLIES,
    CHAFF,
    DRY_LIGHTS,
    LIGHTS,
    POETRY_RIBBONS,
    RIBBONS,
    WILLOWS,
)
from fudaba.games.eights.captured_sets import DRY_RIBBONS, holds_a_set, holds_sixteen
from fudaba.games.hachihachi.options import Rules

FIVE_LIGHTS: Final = 0
FOUR_LIGHTS: Final = 1
SEVEN_RIBBONS: Final = 2
POETRY: Final = 3
BLUE: Final = 4
INO_SHIKA_CHO: Final = 5
SIXTEEN_KASU: Final = 6
ROWS: Final = 7

#: The cards that dekiyaku are made of, where chaff makes none.
COUNTED: Final = LIGHTS | RIBBONS | BOAR_DEER_BUTTERFLIES

#: The dekiyaku for which somebody may have to answer (HH-716).
COVERED: Final = (FOUR_LIGHTS, POETRY, BLUE, INO_SHIKA_CHO)


@final
class Row:
    """One line of the table: name, rule, the cards that count, how many of them, kan."""

    def __init__(self, name: str, rule: str, cards: CardSet, least: i64, kan: i64) -> None:
        self.name: str = name
        self.rule: str = rule
        self.cards: i64 = cards
        self.least: i64 = least
        self.kan: i64 = kan


# fmt: off
DEKIYAKU: Final = [
    Row("five_lights",   "HH-600", LIGHTS,                5,  12),
    Row("four_lights",   "HH-601", DRY_LIGHTS,            4,  10),
    Row("seven_ribbons", "HH-602", DRY_RIBBONS,           7,  10),
    Row("poetry",        "HH-603", POETRY_RIBBONS,        3,   7),
    Row("blue",          "HH-604", BLUE_RIBBONS,          3,   7),
    Row("ino_shika_cho", "HH-605", BOAR_DEER_BUTTERFLIES, 3,   7),
    Row("sixteen_kasu",  "HH-802", CHAFF,                 16, 12),
]
# fmt: on


def kan_of(rules: Rules, index: i64, captured: CardSet) -> i64:
    """What a row of the table is worth to who captured these cards, 0 where it is not made."""
    if index == INO_SHIKA_CHO and not rules.ino_shika_cho:
        return 0  # HH-608
    if index == SIXTEEN_KASU and not rules.kasu_dekiyaku:
        return 0  # HH-R49
    row = DEKIYAKU[index]
    held = count(captured & row.cards)
    if held < row.least:
        return 0
    kan = row.kan
    if index == FOUR_LIGHTS and captured & LIGHTS == LIGHTS:
        return 0  # HH-609: five lights replace four
    if index == SEVEN_RIBBONS:  # HH-606
        if rules.ribbons_extension:
            kan += held - 7
        if rules.willow_bonus and captured & WILLOWS & RIBBONS:
            kan += 1
    if index == SIXTEEN_KASU:
        kan += 2 * (held - 16)
    return kan


def _makes_none(rules: Rules, captured: CardSet) -> bool:
    """Whether the table need not be gone through."""
    if holds_a_set(captured):
        return False
    return not rules.kasu_dekiyaku or not holds_sixteen(captured)


def total(rules: Rules, captured: CardSet) -> i64:
    """The kan of all dekiyaku together (HH-609)."""
    kan: i64 = 0
    if _makes_none(rules, captured):
        return kan
    index: i64 = 0
    while index < ROWS:
        kan += kan_of(rules, index, captured)
        index += 1
    return kan


@final
@mypyc_attr(acyclic=True)
class Dekiyaku:
    """A dekiyaku that a player has made."""

    def __init__(self, index: i64, kan: i64, cards: CardSet) -> None:
        self.index: i64 = index
        self.name: str = DEKIYAKU[index].name
        self.rule: str = DEKIYAKU[index].rule
        self.kan: i64 = kan
        self.cards: i64 = cards


def dekiyaku_of(rules: Rules, captured: CardSet) -> list[Dekiyaku]:
    """The dekiyaku that count, in the order of the table."""
    found: list[Dekiyaku] = []
    if _makes_none(rules, captured):
        return found
    index: i64 = 0
    while index < ROWS:
        kan = kan_of(rules, index, captured)
        if kan:
            cards = captured & DEKIYAKU[index].cards
            if index == SEVEN_RIBBONS and rules.willow_bonus:
                cards = captured & RIBBONS
            found.append(Dekiyaku(index, kan, cards))
        index += 1
    return found
