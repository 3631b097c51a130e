"""What cannot be true of the course of a deal: who called koi-koi, who stopped, with what."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from fudaba.games.koikoi.facts import NOBODY, Facts
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.yaku import total
from fudaba.score.answers import by_seat
from fudaba.score.gains import may_have_grown
from fudaba.score.problem import Refused

#: Moves of each player (KK-301), and so the most gains of one.
MOVES: Final = 8
#: The cards that are dealt, and one from the stock for every move (KK-107, KK-302).
MOST_CAPTURED: Final = 40


def calls_of(rules: Rules, given: list[int] | dict[str, int]) -> list[int]:
    """The koi-koi calls by seat, as many as a player can make."""
    if isinstance(given, dict):
        by_seat("koi", dict.fromkeys(given, ""), 2)
        calls = [given.get(str(seat), 0) for seat in range(2)]
    else:
        calls = given or [0, 0]
        if len(calls) != 2:
            raise Refused("question.by_seat", name="koi", seats=2, given=len(calls))
    most, rule = MOVES - 1, "KK-301, KK-510"
    if rules.koi_once:
        most, rule = 1, "KK-806"
    elif rules.last_card_koi:
        most, rule = MOVES, "KK-301"
    for number in calls:
        if not 0 <= number <= most:
            raise Refused("koikoi.calls", most=most, number=number, rule=rule)
    return calls


def check_course(rules: Rules, facts: Facts, known: Collection[int] = (0, 1)) -> None:
    """The calls, the ending and the captured cards can be those of one deal."""
    number = sum(int(cards).bit_count() for cards in facts.captured)
    if number > MOST_CAPTURED:
        rule = "KK-107, KK-301"
        raise Refused("koikoi.captured", most=MOST_CAPTURED, number=number, rule=rule)
    for seat in known:
        check_player(rules, facts, seat)
    other = 1 - int(facts.by)
    if facts.by != NOBODY and facts.koi[other] == 0 and _points(rules, facts, other):
        raise Refused("koikoi.silent_yaku", seat=other, rule="KK-501")


def check_player(rules: Rules, facts: Facts, seat: int) -> None:
    """KK-501, KK-502: every call, and the stop, came after a gain of its own."""
    stops = facts.by == seat
    calls = int(facts.koi[seat])
    points = _points(rules, facts, seat)
    if not points and stops:
        raise Refused("koikoi.stopper_without_yaku", seat=seat, rule="KK-501")
    if not points and calls:
        raise Refused("koikoi.caller_without_yaku", seat=seat, rule="KK-501")
    gains = calls + stops
    captured = int(facts.captured[seat])
    if gains > 1 and not may_have_grown(
        lambda cards: int(total(rules, cards, facts.deal)), captured
    ):
        raise Refused("koikoi.no_gain", seat=seat, rule="KK-502")
    if gains > min(points, MOVES):
        raise Refused("koikoi.gains", seat=seat, gains=gains, rule="KK-301, KK-502")


def _points(rules: Rules, facts: Facts, seat: int) -> int:
    return int(total(rules, facts.captured[seat], facts.deal))
