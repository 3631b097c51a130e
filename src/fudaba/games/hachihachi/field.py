"""The field multiplier, and the multipliers carried to later deals (HH-200 to HH-210)."""

from __future__ import annotations

from fudaba.cards.bits import CardSet, count
from fudaba.cards.hanafuda import LIGHTS, PHOENIX, RAIN_MAN
from fudaba.games.hachihachi.options import Rules


def multipliers(field: CardSet) -> list[int]:
    """One for each light among the field cards, the highest first (HH-202, HH-203, HH-R10)."""
    found: list[int] = []
    grand = count(field & (RAIN_MAN | PHOENIX))
    while len(found) < grand:
        found.append(4)
    all_lights = count(field & LIGHTS)
    while len(found) < all_lights:
        found.append(2)
    return found


def multiplied(rules: Rules, field: CardSet, carried: list[int]) -> tuple[int, list[int]]:
    """The multiplier of the deal, and what is carried to the next (HH-201, HH-204 to HH-207)."""
    if field & LIGHTS == 0 and not carried:
        return 1, carried
    if rules.fields_stack:
        product = 1
        for number in multipliers(field):
            product *= number
        return product, carried
    if field & LIGHTS == 0:
        return carried[0], carried[1:]
    together = multipliers(field)
    if carried:
        together = sorted(carried + together, reverse=True)
    if len(together) == 1:
        return together[0], []
    return together[0], together[1:]
