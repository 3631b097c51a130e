"""The field multiplier, and the multipliers carried to later deals (HH-200 to HH-210)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from fudaba.cards.bits import CardSet, count
from fudaba.cards.hanafuda import LIGHTS, PHOENIX, RAIN_MAN
from fudaba.games.hachihachi.facts import FOUR_THREE
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.settlement import four_three_holders
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


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


@final
class Field(Phase["HachiHachiMatch"]):
    """The field is turned up; a four-three may end the match at once (HH-422)."""

    rules: ClassVar[str] = "HH-200 to HH-210, HH-422"

    def begin(self, match: HachiHachiMatch) -> bool:
        rules = match.rules
        number, match.carried = multiplied(rules, match.field, match.carried)
        match.multiplier = number
        match.note("field", match.dealer, match.field, match.multiplier)
        if match.white >= 0:
            match.note("white", match.white)
        if rules.four_three_ends:
            holders = four_three_holders(rules, match.seats, match.dealer, match.hands)
            for holder in holders:
                match.note("four_three", holder, match.hands[holder])
            if holders:
                match.end = FOUR_THREE
        return False
