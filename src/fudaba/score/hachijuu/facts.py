"""The facts of a deal as a question gives them, and what cannot be true of them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from mypy_extensions import i64

from fudaba.cards.vectors import vec
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachijuu import facts as endings
from fudaba.games.hachijuu.dekiyaku import dekiyaku_of, total
from fudaba.games.hachijuu.facts import Facts
from fudaba.games.hachijuu.options import Rules
from fudaba.games.hachijuu.teyaku import KINDS, PLAIN, Announcement
from fudaba.nearest import Meant, quoted
from fudaba.score.answers import playing, seat_number
from fudaba.score.cards import hanafuda_sets
from fudaba.score.hachijuu.yaku import PACK_RULE
from fudaba.score.problem import Refused

#: What all cards count (HJ-701), and how many of them two players can capture (HJ-R24).
ALL_POINTS = 240
MOST_OF_TWO = 34

_PLACES = {kind.name: place for place, kind in enumerate(KINDS)}


class SettleQuestion(Struct, frozen=True, forbid_unknown_fields=True):
    """What does this deal bring?"""

    seats: int
    order: list[int]
    end: Literal["agari", "exhausted", "sole"]
    rate: int = 1
    folded: list[int] = []
    announced: dict[str, list[str]] = {}
    captured: dict[str, str] = {}
    by: int | None = None
    sage: list[int] = []


def facts_of(rules: Rules, question: SettleQuestion) -> Facts:
    """The facts in the form that settlement reads; Refused where they contradict the rules."""
    _check_auction(rules, question)
    captured = vec[i64]([0] * question.seats)
    sage = list(dict.fromkeys(question.sage))
    facts = Facts(
        question.seats,
        vec[i64](question.order),
        question.rate,
        captured,
        [],
        vec[i64](question.folded),
        sage,
    )
    facts.end = question.end
    if question.end == endings.SOLE:
        _check_sole(question)
        return facts
    _fill_announced(facts, question)
    _fill_captured(facts, question)
    _fill_course(facts, question)
    return facts


def _check_auction(rules: Rules, question: SettleQuestion) -> None:
    """HJ-301 to HJ-315: the auction can have ended with these seats at this rate."""
    seats, order, rate = question.seats, question.order, question.rate
    _distinct("order", order, seats)
    _distinct("folded", question.folded, seats)
    if question.end == endings.SOLE:
        if len(order) != 1:
            raise Refused("hachijuu.sole", number=len(order), rule="HJ-307")
    elif len(order) not in (2, 3):
        raise Refused("hachijuu.players", number=len(order), rule="HJ-308, HJ-309")
    if _steps(order, seats) != sorted(_steps(order, seats)):
        raise Refused("hachijuu.order", rule="HJ-315")
    if rate not in (1, 2, 4):
        raise Refused("hachijuu.rate", rate=rate, rule="HJ-303, HJ-304, HJ-311")
    for seat in question.folded:
        if seat in order:
            raise Refused("hachijuu.folded", seat=seat, rule="HJ-302")
    if seats == 2 and not rules.two_player_auction and (rate > 1 or question.folded):
        raise Refused("hachijuu.no_auction", rule="HJ-R3")
    for seat in range(seats):
        if seat not in order and seat not in question.folded:
            _check_put_out(seat, question)


def _check_put_out(seat: int, question: SettleQuestion) -> None:
    """HJ-312: at rate 4, by three who spoke before."""
    order, seats = question.order, question.seats
    if question.rate != 4 or len(order) != 3:
        raise Refused("hachijuu.neither", seat=seat, rule="HJ-312")
    if _steps([order[0], seat], seats)[1] < _steps(order, seats)[-1]:
        raise Refused("hachijuu.spoke_before", seat=seat, other=order[-1], rule="HJ-312")


def _check_sole(question: SettleQuestion) -> None:
    """HJ-307: nothing is announced, and no card is played."""
    if any(question.announced.values()):
        raise Refused("hachijuu.sole_yaku", rule="HJ-307")
    if any(question.captured.values()) or question.sage:
        raise Refused("hachijuu.sole_cards", rule="HJ-307")
    if question.by not in (None, question.order[0]):
        raise Refused("hachijuu.left", seat=question.order[0], by=question.by, rule="HJ-307")


def _fill_announced(facts: Facts, question: SettleQuestion) -> None:
    for name, yaku in question.announced.items():
        seat = _active(facts, name, "announced")
        families = 0
        for said in yaku:
            if said not in _PLACES:
                meant = Meant(said, _PLACES)
                raise Refused("hachijuu.no_hand_yaku", name=quoted(said), meant=meant)
            family = int(KINDS[_PLACES[said]].family)
            if families & family:
                key = "hachijuu.two_plain" if family == PLAIN else "hachijuu.two_sets"
                raise Refused(key, seat=seat, rule="HJ-405")
            families |= family
            facts.announced.append(Announcement(seat, _PLACES[said]))


def _fill_captured(facts: Facts, question: SettleQuestion) -> None:
    """Who is not named has captured nothing, or nothing that matters."""
    seats = [_active(facts, name, "captured") for name in question.captured]
    sets = hanafuda_sets(list(question.captured.values()), PACK_RULE)
    for seat, cards in zip(seats, sets, strict=True):
        facts.captured[seat] = cards
    number = sum(int(cards).bit_count() for cards in facts.captured)
    if len(facts.order) == 2 and number > MOST_OF_TWO:
        raise Refused("question.most_of_two", most=MOST_OF_TWO, number=number, rule="HJ-R24")
    made = any(total(cards) for cards in facts.captured)
    if len(facts.order) == 3 and facts.end == endings.EXHAUSTED and not made:
        points = sum(int(card_points(cards, 0)) for cards in facts.captured)
        if points != ALL_POINTS:
            rule = "HJ-701, HJ-708"
            raise Refused("hachijuu.all_points", all=ALL_POINTS, points=points, rule=rule)


def _fill_course(facts: Facts, question: SettleQuestion) -> None:
    """Who went out, and who had played on with a captured yaku."""
    for seat in question.sage:
        if not total(facts.captured[_active(facts, str(seat), "sage")]):
            raise Refused("hachijuu.sage_without_yaku", seat=seat, rule="HJ-601")
    if question.end == endings.EXHAUSTED:
        if question.by is not None:
            raise Refused("question.by_nobody", rule="HJ-510")
        return
    if question.by is None or question.by not in facts.order:
        raise Refused("hachijuu.by", by=question.by, rule="HJ-605")
    facts.by = question.by
    held = dekiyaku_of(facts.captured[facts.by])
    if not held:
        raise Refused("hachijuu.out_without_yaku", seat=question.by, rule="HJ-601")
    if question.by in facts.sage and len(held) == 1:
        raise Refused("hachijuu.out_after_sage", seat=question.by, rule="HJ-604")


def _active(facts: Facts, name: str, what: str) -> int:
    return playing(what, name, [int(seat) for seat in facts.order])


def _distinct(what: str, given: list[int], seats: int) -> None:
    """Seats that exist, none of them twice."""
    for seat in given:
        seat_number(what, seat, seats)
    if len(set(given)) != len(given):
        raise Refused("question.seat_twice", name=what)


def _steps(order: list[int], seats: int) -> list[int]:
    """How far counterclockwise from the first each seat sits."""
    return [(seat - order[0]) % seats for seat in order]
