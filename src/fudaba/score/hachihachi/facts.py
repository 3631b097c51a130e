"""The facts of a deal as a question gives them, and what cannot be true of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.vectors import vec
from fudaba.games.hachihachi import facts as endings
from fudaba.games.hachihachi.dekiyaku import dekiyaku_of
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B, Facts
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import FOUR_THREE, Hand
from fudaba.score.answers import seat_number
from fudaba.score.cards import hanafuda_sets, no_card_twice
from fudaba.score.hachihachi.counted import Counted, fill_counted
from fudaba.score.hachihachi.course import fill_course, fill_liability
from fudaba.score.hachihachi.reading import (
    WHITE_RULE,
    active,
    check_mizuten,
    check_multiplier,
    hand_of,
    white_of,
)
from fudaba.score.problem import Refused

MOST_IN_POT = 1_000_000_000
#: Two hands, the field, and a stock card for every hand card (HH-991).
MOST_OF_TWO = 34


class Declared(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand, and which of its groups were declared."""

    hand: str
    groups: Literal["AB", "A", "B", ""]


class SettleQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """What does this deal bring?"""

    seats: int
    order: list[int]
    end: Literal["shoubu", "cancel", "exhausted"]
    multiplier: int = 1
    pot: int = 0
    teyaku: dict[str, Declared] = {}
    captured: dict[str, str] | None = None
    points: dict[str, int] | None = None
    by: int | None = None
    sage: list[int] = []
    mizuten: bool = False
    white: int | None = None
    liable: dict[str, int] = {}
    liable_month: dict[str, int] = {}


def facts_of(
    rules: Rules,
    question: SettleQuestion,
    known: Collection[int] | None = None,
    counted: Counted | None = None,
    supposed: Collection[int] = (),
) -> Facts:
    """The facts in the form that settlement reads; Refused where they contradict the rules, as
    far as they are known: `known` are the seats whose cards were noted, else all. What people
    have `counted` stands for the captured cards; `supposed` are the seats of whose hands only the
    teyaku are known."""
    seats, order = question.seats, question.order
    _check_order(rules, seats, order)
    check_multiplier(rules, question.multiplier)
    if not 0 <= question.pot <= MOST_IN_POT:
        raise Refused("hachihachi.pot", most=MOST_IN_POT, pot=question.pot)
    facts = Facts(seats, vec[i64](order), question.multiplier, question.pot)
    facts.white = white_of(question.white, seats)
    if facts.white in order:
        raise Refused("hachihachi.white_sits_out", rule="HH-121")
    if question.mizuten:
        check_mizuten(rules, seats)
    facts.mizuten = question.mizuten and len(order) == 3
    facts.end = question.end
    _fill_teyaku(rules, facts, question, supposed)
    if counted is None:
        _fill_captured(rules, facts, question)
    else:
        fill_counted(rules, facts, counted)
    fill_course(rules, facts, question, question.order if known is None else known)
    fill_liability(rules, facts, question)
    return facts


def _check_order(rules: Rules, seats: int, order: list[int]) -> None:
    """HH-300 to HH-310: these can be the seats that play, in this order."""
    for seat in order:
        seat_number("order", seat, seats)
    if len(set(order)) != len(order) or not 2 <= len(order) <= 3:
        raise Refused("hachihachi.players", rule="HH-003")
    steps = [(seat - order[0]) % seats for seat in order]
    if steps != sorted(steps):
        raise Refused("hachihachi.order", rule="HH-004, HH-304")
    if len(order) == 3 or seats == 2:
        return
    if seats == 3 and not rules.auction_with_three:
        raise Refused("hachihachi.all_three", rule="HH-R12")
    if rules.forced_in:
        raise Refused("hachihachi.fewer", rule="HH-309")
    if rules.two_always_split:
        raise Refused("hachihachi.two_split", rule="HH-310")


def _fill_teyaku(
    rules: Rules, facts: Facts, question: SettleQuestion, supposed: Collection[int]
) -> None:
    for name, declared in question.teyaku.items():
        seat = active(facts, name, "teyaku")
        facts.hands[seat] = hand_of(declared.hand)
        if rules.four_three_ends and Hand(rules, facts.hands[seat]).group_a == FOUR_THREE:
            raise Refused("hachihachi.four_three", seat=seat, rule="HH-422")
        groups = (GROUP_A if "A" in declared.groups else 0) | (
            GROUP_B if "B" in declared.groups else 0
        )
        facts.declared[seat] = groups
    no_card_twice([int(hand) for seat, hand in enumerate(facts.hands) if seat not in supposed])


def _fill_captured(rules: Rules, facts: Facts, question: SettleQuestion) -> None:
    if (question.captured is None) == (question.points is None):
        raise Refused("hachihachi.captured_or_points")
    if question.captured is not None:
        seats = [active(facts, name, "captured") for name in question.captured]
        sets = hanafuda_sets(list(question.captured.values()), WHITE_RULE)
        for seat, cards in zip(seats, sets, strict=True):
            facts.captured[seat] = cards
        number = sum(int(cards).bit_count() for cards in facts.captured)
        if len(facts.order) == 2 and number > MOST_OF_TWO:
            raise Refused("question.most_of_two", most=MOST_OF_TWO, number=number, rule="HH-991")
        if question.end == endings.EXHAUSTED and len(facts.order) == 3:
            _all_counted(rules, facts)
        return
    if question.end != endings.EXHAUSTED:
        raise Refused("hachihachi.captured_needed", rule="HH-651")
    points = vec[i64]([0] * facts.seats)
    for name, number in (question.points or {}).items():
        if not 0 <= number <= 264:
            raise Refused("hachihachi.card_points", number=number, rule="HH-013")
        points[active(facts, name, "points")] = number
    if sum(points) > 264 or (len(facts.order) == 3 and sum(points) != 264):
        raise Refused("hachihachi.points_of_three", points=sum(points), rule="HH-850")
    facts.points = points


def _all_counted(rules: Rules, facts: Facts) -> None:
    """Where card points are paid, three players have captured the whole pack (HH-509, HH-850)."""
    made = any(dekiyaku_of(rules, facts.captured[seat]) for seat in facts.order)
    if made and not rules.half_and_cards:
        return
    number = sum(int(cards).bit_count() for cards in facts.captured)
    if number != 48:
        raise Refused("hachihachi.all_cards", number=number, rule="HH-509")
