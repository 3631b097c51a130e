"""A deal whose card points people have counted: what decides it besides (HH-713, HH-900)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.bits import CardSet
from fudaba.cards.hanafuda import month_cards
from fudaba.cards.vectors import vec
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachihachi.dekiyaku import total
from fudaba.games.hachihachi.facts import EXHAUSTED, GROUP_A, Facts
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import Hand
from fudaba.score.cards import hanafuda_sets, no_card_twice
from fudaba.score.hachihachi.reading import WHITE_RULE, active
from fudaba.score.problem import Refused

#: Card points of the whole pack (HH-013).
ALL: Final = 264


class Counted(Struct, frozen=True):
    """Card points by seat, the cards of what was made, and the months of caught triples."""

    points: dict[str, int]
    made: dict[str, str]
    caught: list[int]


def fill_counted(rules: Rules, facts: Facts, counted: Counted) -> None:
    """Of the bases only what decides something is known: nobody who has made nothing has cards."""
    seats = [active(facts, name, "made") for name in counted.made]
    sets = hanafuda_sets(list(counted.made.values()), WHITE_RULE)
    for seat, cards in zip(seats, sets, strict=True):
        facts.captured[seat] = cards
    for month in counted.caught:
        _catch(rules, facts, month)
    no_card_twice([int(cards) for cards in facts.captured])
    _fill_points(rules, facts, counted.points)


def _catch(rules: Rules, facts: Facts, month: int) -> None:
    """HH-900, HH-901: the fourth card, or all four, lie with whoever declared the triple."""
    for seat in facts.order:
        held = Hand(rules, facts.hands[seat])
        if facts.declared[seat] & GROUP_A and held.triples & month_cards(month):
            facts.captured[seat] |= caught_cards(rules, held.cards, month)
            return
    raise Refused("hachihachi.no_triple", month=month, rule="HH-900")


def caught_cards(rules: Rules, hand: CardSet, month: i64) -> CardSet:
    """The cards that must be in the base for a caught triple (HH-901)."""
    return month_cards(month) if rules.all_triple_cards else month_cards(month) & ~hand


def pays_points(rules: Rules, end: str, has_made: bool) -> bool:
    """Whether card points are paid, and not only compared with 89 (HH-702, HH-714)."""
    return end == EXHAUSTED and (not has_made or rules.half_and_cards)


def _fill_points(rules: Rules, facts: Facts, counted: dict[str, int]) -> None:
    """HH-850: three have counted the whole pack where it is paid; nobody has counted less than
    what is known to lie there."""
    points = vec[i64]([0] * facts.seats)
    for name, number in counted.items():
        if not 0 <= number <= ALL:
            raise Refused("hachihachi.card_points", number=number, rule="HH-013")
        seat = active(facts, name, "points")
        least = int(card_points(facts.captured[seat], 1))
        if number < least:
            raise Refused("hachihachi.counted_short", seat=seat, least=least, points=number)
        points[seat] = number
    has_made = any(total(rules, facts.captured[seat]) for seat in facts.order)
    whole = len(facts.order) == 3 and pays_points(rules, facts.end, has_made)
    if sum(points) > ALL or (whole and sum(points) != ALL):
        raise Refused("hachihachi.points_of_three", points=sum(points), rule="HH-850")
    facts.points = points
