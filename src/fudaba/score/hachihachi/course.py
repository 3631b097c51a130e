"""What cannot be true of the course of a deal: who said sage, who ended it, who answers for it."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from fudaba.cards.hanafuda import month_cards
from fudaba.games.hachihachi import facts as endings
from fudaba.games.hachihachi.dekiyaku import COVERED, DEKIYAKU, total
from fudaba.games.hachihachi.facts import GROUP_A, Facts
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import Hand
from fudaba.nearest import quoted
from fudaba.score.gains import may_have_grown
from fudaba.score.hachihachi.reading import active
from fudaba.score.problem import Refused

if TYPE_CHECKING:
    from fudaba.score.hachihachi.facts import SettleQuestion


def fill_course(
    rules: Rules, facts: Facts, question: SettleQuestion, known: Collection[int]
) -> None:
    """The calls and the ending; the captured cards are already there."""
    holders = [int(seat) for seat in facts.order if total(rules, facts.captured[seat])]
    for seat in question.sage:
        active(facts, str(seat), "sage")
        if seat in known and seat not in holders:
            raise Refused(f"seat {seat} has no dekiyaku to say sage with (HH-650, HH-652)")
    facts.sage = list(dict.fromkeys(question.sage))
    if question.end == endings.EXHAUSTED:
        if question.by is not None:
            raise Refused("an exhausted deal is ended by nobody (HH-656)")
        _check_exhausted(facts, holders)
        return
    if question.by is None or question.by not in facts.order:
        players = ", ".join(str(seat) for seat in facts.order)
        raise Refused(f"by must be one of the active seats {players}, not {question.by} (HH-656)")
    facts.by = question.by
    _check_ended(rules, facts, question.by, holders)


def _check_exhausted(facts: Facts, holders: list[int]) -> None:
    """HH-713, HH-R42: who was first to say sage wins, so several must come in their order."""
    for seat in holders:
        if len(holders) > 1 and seat not in facts.sage:
            raise Refused(
                f"sage must list seat {seat}: {len(holders)} players have dekiyaku, and who said "
                "sage first wins (HH-713, HH-R42)"
            )


def _check_ended(rules: Rules, facts: Facts, by: int, holders: list[int]) -> None:
    """HH-650 to HH-655: whoever has a dekiyaku has ended the deal, or has said sage."""
    if by not in holders:
        raise Refused(f"seat {by} has no dekiyaku to end with (HH-650)")
    for seat in holders:
        if seat != by and seat not in facts.sage:
            raise Refused(f"seat {seat} has a dekiyaku and has said no sage (HH-650)")
    if facts.end == endings.CANCEL:
        if by not in facts.sage:
            raise Refused(f"seat {by} has said no sage to take back (HH-655)")
    elif by in facts.sage:
        captured = int(facts.captured[by])
        if not may_have_grown(lambda cards: int(total(rules, cards)), captured):
            raise Refused(f"seat {by} has made or improved nothing since its sage (HH-652)")


def fill_liability(rules: Rules, facts: Facts, question: SettleQuestion) -> None:
    """Who answers for a dekiyaku or a caught triple of somebody else (HH-716, HH-903)."""
    if question.liable and not rules.liability_dekiyaku:
        raise Refused("nobody answers for a dekiyaku at this table (HH-716)")
    if question.liable_month and not rules.liability_tobikomi:
        raise Refused("nobody answers for a caught triple at this table (HH-903)")
    rows = {DEKIYAKU[index].name: index for index in COVERED}
    for name, seat in question.liable.items():
        if name not in rows:
            raise Refused(f"nobody answers for {quoted(name)}, only for {', '.join(rows)} (HH-716)")
        liable = active(facts, str(seat), "liable")
        owners = _owners(facts, int(DEKIYAKU[rows[name]].cards))
        if liable in owners:
            raise Refused(f"seat {seat} has {name} and cannot answer for it (HH-716)")
        if not owners:
            raise Refused(f"nobody has {name}, and so nobody answers for it (HH-716)")
        facts.liable[rows[name]] = liable
    for month, seat in question.liable_month.items():
        if month not in {str(number) for number in range(1, 13)}:
            raise Refused(f"there is no month {quoted(month)} to answer for (HH-903)")
        liable = active(facts, str(seat), "liable_month")
        owners = _triples(rules, facts, int(month))
        if liable in owners:
            raise Refused(f"seat {seat} has the triple and cannot answer for it (HH-903)")
        if not any(facts.declared[owner] & GROUP_A for owner in owners):
            raise Refused(f"nobody has declared a triple of month {month} (HH-900, HH-903)")
        facts.liable_month[int(month)] = liable


def _owners(facts: Facts, cards: int) -> list[int]:
    """Who has captured all of the cards."""
    return [int(seat) for seat in facts.order if facts.captured[seat] & cards == cards]


def _triples(rules: Rules, facts: Facts, month: int) -> list[int]:
    """Who was dealt a triple of the month."""
    cards = month_cards(month)
    return [int(seat) for seat in facts.order if Hand(rules, facts.hands[seat]).triples & cards]
