"""The facts of a deal as a question gives them, and what cannot be true of them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.hanafuda import month_cards
from fudaba.cards.vectors import vec
from fudaba.games.hachihachi import facts as endings
from fudaba.games.hachihachi.dekiyaku import COVERED, TABLE, dekiyaku_of
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B, Facts
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import Hand
from fudaba.score.answers import seat_number
from fudaba.score.cards import hanafuda_set, no_card_twice
from fudaba.score.hachihachi.table import WHITE_RULE, check_multiplier, hand_of, white_of
from fudaba.score.problem import Refused

MOST_IN_POT = 1_000_000_000


class Declared(Struct, frozen=True):
    """A hand, and which of its groups were declared."""

    hand: str
    groups: Literal["AB", "A", "B", ""]


class SettleQuestion(Struct, frozen=True):
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


def facts_of(rules: Rules, question: SettleQuestion) -> Facts:
    """The facts in the form that settlement reads; Refused where they contradict the rules."""
    seats, order = question.seats, question.order
    for seat in order:
        seat_number("order", seat, seats)
    if len(set(order)) != len(order) or not 2 <= len(order) <= 3:
        raise Refused("order must name two or three different seats (HH-003)")
    if len(order) == 2 and seats > 2 and rules.two_always_split:
        raise Refused("two of more than two do not play at this table (HH-310)")
    if seats == 3 and len(order) == 2 and not rules.auction_with_three:
        raise Refused("all three play at this table (HH-R12)")
    check_multiplier(rules, question.multiplier)
    if not 0 <= question.pot <= MOST_IN_POT:
        raise Refused(f"the pot is from 0 to {MOST_IN_POT} points, not {question.pot}")
    facts = Facts(seats, vec[i64](order), question.multiplier, question.pot)
    facts.white = white_of(question.white, seats)
    if facts.white in order:
        raise Refused("the holder of the white card sits out (HH-121)")
    if question.mizuten and not rules.mizuten:
        raise Refused("mizuten is not played at this table (HH-250)")
    facts.mizuten = question.mizuten and len(order) == 3
    facts.end = question.end
    _fill_teyaku(facts, question)
    _fill_captured(rules, facts, question)
    _fill_course(rules, facts, question)
    return facts


def _fill_teyaku(facts: Facts, question: SettleQuestion) -> None:
    for name, declared in question.teyaku.items():
        seat = _active(facts, name, "teyaku")
        facts.hands[seat] = hand_of(declared.hand)
        groups = (GROUP_A if "A" in declared.groups else 0) | (
            GROUP_B if "B" in declared.groups else 0
        )
        facts.declared[seat] = groups
    no_card_twice([int(hand) for hand in facts.hands])


def _fill_captured(rules: Rules, facts: Facts, question: SettleQuestion) -> None:
    if (question.captured is None) == (question.points is None):
        raise Refused("give either captured or points")
    if question.captured is not None:
        for name, text in question.captured.items():
            facts.captured[_active(facts, name, "captured")] = hanafuda_set(text, WHITE_RULE)
        no_card_twice([int(cards) for cards in facts.captured])
        if question.end == endings.EXHAUSTED and len(facts.order) == 3:
            _all_counted(rules, facts)
        return
    if question.end != endings.EXHAUSTED:
        raise Refused("a deal that ended with dekiyaku needs the captured cards (HH-651)")
    points = vec[i64]([0] * facts.seats)
    for name, number in (question.points or {}).items():
        if not 0 <= number <= 264:
            raise Refused(f"card points are from 0 to 264, not {number} (HH-013)")
        points[_active(facts, name, "points")] = number
    if sum(points) > 264 or (len(facts.order) == 3 and sum(points) != 264):
        raise Refused(f"the card points of three make 264, not {sum(points)} (HH-850)")
    facts.points = points


def _all_counted(rules: Rules, facts: Facts) -> None:
    """Where card points are paid, three players have captured the whole pack (HH-509, HH-850)."""
    made = any(dekiyaku_of(rules, facts.captured[seat]) for seat in facts.order)
    if made and not rules.half_and_cards:
        return
    number = sum(int(cards).bit_count() for cards in facts.captured)
    if number != 48:
        raise Refused(f"three players capture all 48 cards, not {number} (HH-509)")


def _fill_course(rules: Rules, facts: Facts, question: SettleQuestion) -> None:
    for seat in question.sage:
        if seat not in facts.order:
            raise Refused(f"seat {seat} did not play and cannot have said sage")
    facts.sage = list(dict.fromkeys(question.sage))
    if question.end == endings.EXHAUSTED:
        if question.by is not None:
            raise Refused("an exhausted deal is ended by nobody (HH-656)")
    else:
        if question.by is None or question.by not in facts.order:
            raise Refused(f"by must be one of the active seats, not {question.by}")
        facts.by = question.by
        if not dekiyaku_of(rules, facts.captured[facts.by]):
            raise Refused(f"seat {question.by} has no dekiyaku to end with (HH-650)")
        if question.end == endings.CANCEL and question.by not in facts.sage:
            raise Refused(f"seat {question.by} has said no sage to take back (HH-655)")
    _fill_liability(rules, facts, question)


def _fill_liability(rules: Rules, facts: Facts, question: SettleQuestion) -> None:
    if question.liable and not rules.liability_dekiyaku:
        raise Refused("nobody answers for a dekiyaku at this table (HH-716)")
    if question.liable_month and not rules.liability_tobikomi:
        raise Refused("nobody answers for a caught triple at this table (HH-903)")
    rows = {TABLE[index].name: index for index in COVERED}
    for name, seat in question.liable.items():
        if name not in rows:
            raise Refused(f"nobody answers for '{name}', only for {', '.join(rows)} (HH-716)")
        liable = _active(facts, str(seat), "liable")
        if facts.captured[liable] & TABLE[rows[name]].cards == TABLE[rows[name]].cards:
            raise Refused(f"seat {seat} has {name} and cannot answer for it (HH-716)")
        facts.liable[rows[name]] = liable
    for month, seat in question.liable_month.items():
        if month not in {str(number) for number in range(1, 13)}:
            raise Refused(f"there is no month '{month}' to answer for (HH-903)")
        liable = _active(facts, str(seat), "liable_month")
        if Hand(rules, facts.hands[liable]).triples & month_cards(int(month)):
            raise Refused(f"seat {seat} has the triple and cannot answer for it (HH-903)")
        facts.liable_month[int(month)] = liable


def _active(facts: Facts, name: str, what: str) -> int:
    if not name.isdecimal() or int(name) not in facts.order:
        raise Refused(f"{what} names seat {name}, which does not play")
    return int(name)
