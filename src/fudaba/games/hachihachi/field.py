"""The field multiplier, and the multipliers carried to later deals (HH-200 to HH-210)."""

from __future__ import annotations

from fudaba.cards.bits import CardSet
from fudaba.cards.hanafuda import CRANE, CURTAIN, LIGHTS, MOON, PHOENIX, RAIN_MAN
from fudaba.games.hachihachi.options import Rules


def multipliers(field: CardSet) -> list[int]:
    """One for each light among the field cards, the highest first (HH-202, HH-203, HH-R10)."""
    found: list[int] = []
    for grand in (RAIN_MAN, PHOENIX):
        if field & grand:
            found.append(4)
    for large in (CRANE, CURTAIN, MOON):
        if field & large:
            found.append(2)
    return found


def multiplied(rules: Rules, field: CardSet, carried: list[int]) -> tuple[int, list[int]]:
    """The multiplier of the deal, and what is carried to the next (HH-201, HH-204 to HH-207)."""
    if field & LIGHTS == 0 and not carried:
        return 1, carried
    new = multipliers(field)
    if rules.fields_stack:
        product = 1
        for number in new:
            product *= number
        return product, carried
    together = sorted(carried + new, reverse=True)
    if not together:
        return 1, []
    return together[0], together[1:]
