"""Hachi-Hachi: the teyaku of a dealt hand, and the multipliers of a field."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from itertools import combinations
from typing import NamedTuple

from mypy_extensions import i64, u8

from fudaba.cards.bits import CardSet, cards_of, count, lowest, set_of
from fudaba.cards.hanafuda import ANIMALS, CHAFF, LIGHTS, RIBBONS, month_of
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game
from fudaba.games.eights.dealing import FIELD_SIZE, HAND_SIZE, deal_out
from fudaba.games.hachihachi.field import multiplied, multipliers
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import HANEKEN, KINDS, NONE, RED, Hand, is_standing
from fudaba.games.hanafuda.capture import has_four
from fudaba.lab.odds.alike import alike_hands
from fudaba.lab.odds.study import Line, Part, Study, Verdict, tally, together

SEATS = 3


class Teyaku(NamedTuple):
    """The best of each group that a hand holds, as kinds, and the kan of group A."""

    group_a: int
    kan_a: int
    group_b: int


class Field(NamedTuple):
    """What a field leads to: its multiplier and what is carried, or another deal."""

    again: bool
    multiplier: int
    carried: tuple[int, ...]


def study(game: Game) -> Study:
    """The options say what a standing haneken is worth, and whether multipliers stack."""
    rules = Rules(game.options)
    hands = vec[i64]([0] * SEATS)

    def judge(deck: vec[u8]) -> dict[str, Verdict]:
        field = deal_out(0, deck, hands)
        return {"hand": teyaku_of(rules, hands[0]), "field": field_of(rules, field)}

    group_a = _group_a(rules)
    group_b = [_of_group_b(kind) for kind in range(RED, len(KINDS))]
    both = together(group_a, group_b, "HH-401", ("group_a", "group_b"))
    some = Line("any", "", lambda held: held.group_a != NONE or held.group_b != NONE, overlaps=True)
    no_a = Line("none", "", lambda held: held.group_a == NONE)
    no_b = Line("none", "", lambda held: held.group_b == NONE)
    return Study(
        {
            "hand": tally(partial(teyaku_of, rules), alike_hands(look, HAND_SIZE)),
            "field": tally(partial(field_of, rules), alike_hands(field_look, FIELD_SIZE)),
        },
        (
            Part("group_a", "hand", (*group_a, no_a)),
            Part("group_b", "hand", (*group_b, no_b)),
            Part("together", "hand", (*both, some)),
            Part("field", "field", _field_lines(rules)),
        ),
        judge,
    )


def look(cards: CardSet) -> Hashable:
    """What teyaku see in a month: how many cards, what is not chaff, a standing triple."""
    points = cards & ~CHAFF
    number = int(count(cards))
    standing = number == 3 and is_standing(month_of(lowest(cards)), cards)
    kinds = (int(count(points & kind)) for kind in (LIGHTS, ANIMALS, RIBBONS))
    return (number, standing, *kinds)


def field_look(cards: CardSet) -> Hashable:
    """What a field shows of a month: how many cards, and its multipliers."""
    return (int(count(cards)), *multipliers(cards))


def teyaku_of(rules: Rules, cards: CardSet) -> Teyaku:
    """The best of each group (HH-401)."""
    held = Hand(rules, cards)
    return Teyaku(int(held.group_a), int(held.kan_a), int(held.group_b))


def field_of(rules: Rules, cards: CardSet) -> Field:
    """A whole month is dealt again, its lights forgotten (HH-105, HH-R7)."""
    if has_four(cards):
        return Field(True, 0, ())
    multiplier, carried = multiplied(rules, cards, [])
    return Field(False, multiplier, tuple(carried))


def _group_a(rules: Rules) -> list[Line]:
    """The kinds of group A; a haneken worth more for its standing triple is a line of its own."""
    lines: list[Line] = []
    for kind in range(RED):
        lines.append(_of_group_a(kind, KINDS[kind].name, KINDS[kind].rule))
        if kind == HANEKEN and rules.haneken_standing:
            lines.append(_of_group_a(kind, "standing_haneken", "HH-421", raised=True))
    return lines


def _of_group_a(kind: int, name: str, rule: str, raised: bool = False) -> Line:
    usual = KINDS[kind].kan
    return Line(name, rule, lambda held: held.group_a == kind and (held.kan_a > usual) == raised)


def _of_group_b(kind: int) -> Line:
    return Line(KINDS[kind].name, KINDS[kind].rule, lambda held: held.group_b == kind)


def _field_lines(rules: Rules) -> tuple[Line, ...]:
    """The multipliers and what can be carried, as the rules give them for any lights."""
    lights = cards_of(LIGHTS)
    possible = {
        field_of(rules, set_of(list(some)))
        for number in range(len(lights) + 1)
        for some in combinations(lights, number)
    }
    times = sorted({field.multiplier for field in possible})
    carried = sorted({field.carried for field in possible if field.carried})
    return (
        *(_times(number, rules.fields_stack) for number in times),
        Line("redeal", "HH-105", lambda field: field.again),
        *(_carried(numbers) for numbers in carried),
    )


def _times(number: int, stacked: bool) -> Line:
    named = {1: ("small_field", "HH-201")}
    if not stacked:
        named |= {2: ("large_field", "HH-202"), 4: ("grand_field", "HH-203")}
    name, rule = named.get(number, (f"times {number}", "HH-207"))
    return Line(name, rule, lambda field: field.multiplier == number)


def _carried(numbers: tuple[int, ...]) -> Line:
    name = "carried " + " ".join(str(number) for number in numbers)
    return Line(name, "HH-204", lambda field: field.carried == numbers, overlaps=True)
