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
from fudaba.refusal import Called
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
            raise Refused("hachihachi.sage_without_yaku", seat=seat, rule="HH-650, HH-652")
    facts.sage = list(dict.fromkeys(question.sage))
    if question.end == endings.EXHAUSTED:
        if question.by is not None:
            raise Refused("question.by_nobody", rule="HH-656")
        _check_exhausted(facts, holders)
        return
    if question.by is None or question.by not in facts.order:
        players = [int(seat) for seat in facts.order]
        raise Refused("hachihachi.by", players=players, by=question.by, rule="HH-656")
    facts.by = question.by
    _check_ended(rules, facts, question.by, holders)


def _check_exhausted(facts: Facts, holders: list[int]) -> None:
    """HH-713, HH-R42: who was first to say sage wins, so several must come in their order."""
    for seat in holders:
        if len(holders) > 1 and seat not in facts.sage:
            number, rule = len(holders), "HH-713, HH-R42"
            raise Refused("hachihachi.sage_order", seat=seat, number=number, rule=rule)


def _check_ended(rules: Rules, facts: Facts, by: int, holders: list[int]) -> None:
    """HH-650 to HH-655: whoever has a dekiyaku has ended the deal, or has said sage."""
    if by not in holders:
        raise Refused("hachihachi.end_without_yaku", seat=by, rule="HH-650")
    for seat in holders:
        if seat != by and seat not in facts.sage:
            raise Refused("hachihachi.silent_yaku", seat=seat, rule="HH-650")
    if facts.end == endings.CANCEL:
        if by not in facts.sage:
            raise Refused("hachihachi.no_sage", seat=by, rule="HH-655")
    elif by in facts.sage:
        captured = int(facts.captured[by])
        if not may_have_grown(lambda cards: int(total(rules, cards)), captured):
            raise Refused("hachihachi.no_gain", seat=by, rule="HH-652")


def fill_liability(rules: Rules, facts: Facts, question: SettleQuestion) -> None:
    """Who answers for a dekiyaku or a caught triple of somebody else (HH-716, HH-903)."""
    if question.liable and not rules.liability_dekiyaku:
        raise Refused("hachihachi.no_liability", rule="HH-716")
    if question.liable_month and not rules.liability_tobikomi:
        raise Refused("hachihachi.no_triple_liability", rule="HH-903")
    rows = {DEKIYAKU[index].name: index for index in COVERED}
    for name, seat in question.liable.items():
        if name not in rows:
            known = list(rows)
            raise Refused("hachihachi.liable_for", name=quoted(name), known=known, rule="HH-716")
        liable = active(facts, str(seat), "liable")
        owners = _owners(facts, int(DEKIYAKU[rows[name]].cards))
        if liable in owners:
            raise Refused("hachihachi.own_yaku", seat=seat, yaku=_called(name), rule="HH-716")
        if not owners:
            raise Refused("hachihachi.nobodys_yaku", yaku=_called(name), rule="HH-716")
        facts.liable[rows[name]] = liable
    for month, seat in question.liable_month.items():
        if month not in {str(number) for number in range(1, 13)}:
            raise Refused("hachihachi.month", month=quoted(month), rule="HH-903")
        liable = active(facts, str(seat), "liable_month")
        owners = _triples(rules, facts, int(month))
        if liable in owners:
            raise Refused("hachihachi.own_triple", seat=seat, rule="HH-903")
        if not any(facts.declared[owner] & GROUP_A for owner in owners):
            raise Refused("hachihachi.no_triple", month=month, rule="HH-900, HH-903")
        facts.liable_month[int(month)] = liable


def _called(name: str) -> Called:
    return Called("hachihachi", name)


def _owners(facts: Facts, cards: int) -> list[int]:
    """Who has captured all of the cards."""
    return [int(seat) for seat in facts.order if facts.captured[seat] & cards == cards]


def _triples(rules: Rules, facts: Facts, month: int) -> list[int]:
    """Who was dealt a triple of the month."""
    cards = month_cards(month)
    return [int(seat) for seat in facts.order if Hand(rules, facts.hands[seat]).triples & cards]
