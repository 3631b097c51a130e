"""Settlement: from the facts of a deal to the ledger and the next oya."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.vectors import vec
from fudaba.games.eights.card_points import card_points, level_out, most_points, pay_difference
from fudaba.games.hachijuu.dekiyaku import dekiyaku_of, total
from fudaba.games.hachijuu.facts import AGARI, NOBODY, SOLE, Facts
from fudaba.games.hachijuu.options import Rules
from fudaba.games.hachijuu.teyaku import KINDS, Announcement
from fudaba.games.ledger import POT, Entry, totals

#: A third of the pack's 240 points (HJ-701, HJ-703).
PAR: Final = 80
#: What a point above or below it counts between three (HJ-703).
WEIGHT: Final = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Settlement:
    """What a deal brings: the entries, the change of each seat, and the winner, who is next oya."""

    def __init__(self, entries: list[Entry], seats: i64, winner: i64) -> None:
        self.entries: list[Entry] = entries
        self.scores: vec[i64] = totals(entries, seats)
        self.winner: i64 = winner


def value_of(points: i64, rate: i64) -> i64:
    """What a yaku brings in all at this rate (HJ-316)."""
    return points * rate


def settle(rules: Rules, facts: Facts) -> Settlement:
    """Fold fees, hand yaku, captured yaku or card points, and the pot (HJ-005)."""
    entries: list[Entry] = []
    _pay_fees(rules, facts, entries)
    winner: i64 = facts.order[0]
    rule = "HJ-317"
    if facts.end == SOLE:
        rule = "HJ-307"
    else:
        _pay_all_teyaku(facts, entries)
        if facts.end == AGARI:
            winner = facts.by
            _pay_yaku(facts, winner, entries)
        else:
            winner = _pay_sage(facts, entries)
            if winner < 0:
                winner = _pay_card_points(facts, entries)
    pot = rules.fold_fee * len(facts.folded)
    if pot:
        entries.append(Entry(POT, winner, pot, "pot", rule))
    return Settlement(entries, facts.seats, winner)


def _pay_fees(rules: Rules, facts: Facts, entries: list[Entry]) -> None:
    if rules.fold_fee:
        for seat in facts.folded:
            entries.append(fold_fee(rules, seat))


def fold_fee(rules: Rules, seat: i64) -> Entry:
    """HJ-302, HJ-316: the same at every rate."""
    return Entry(seat, POT, rules.fold_fee, "fold_fee", "HJ-302")


def _pay_all_teyaku(facts: Facts, entries: list[Entry]) -> None:
    if not facts.announced:
        return
    for seat in facts.order:
        for made in facts.announced:
            if made.seat == seat:
                pay_teyaku(made, facts.order, facts.rate, entries)


def pay_teyaku(made: Announcement, order: vec[i64], rate: i64, entries: list[Entry]) -> None:
    """HJ-406: all of it from one opponent, half of it from each of two."""
    kind = KINDS[made.kind]
    amount = value_of(kind.points, rate) // (len(order) - 1)
    for payer in order:
        if payer != made.seat:
            entries.append(Entry(payer, made.seat, amount, kind.name, kind.rule, made.cards))


def _pay_yaku(facts: Facts, seat: i64, entries: list[Entry]) -> None:
    """HJ-605: all captured yaku held, in full; those of others are void (HJ-606)."""
    for held in dekiyaku_of(facts.captured[seat]):
        amount = value_of(held.points, facts.rate) // (len(facts.order) - 1)
        for payer in facts.order:
            if payer != seat:
                entries.append(Entry(payer, seat, amount, held.name, held.rule, held.cards))


def _pay_sage(facts: Facts, entries: list[Entry]) -> i64:
    """HJ-607, HJ-608: half for each who holds a captured yaku, paid by all others (HJ-R12).

    Gives the one with the highest value, the earlier at a tie (HJ-609); nobody where none was
    completed.
    """
    holders: i64 = 0
    best: i64 = 0
    winner: i64 = NOBODY
    for seat in facts.order:
        value = total(facts.captured[seat])
        if value:
            holders += 1
        if value > best:
            best = value
            winner = seat
    if holders == 0:
        return winner
    rule = "HJ-607"
    if holders > 1:
        rule = "HJ-608"
    for seat in facts.order:
        for yaku in dekiyaku_of(facts.captured[seat]):
            amount = value_of(yaku.points, facts.rate) // (2 * (len(facts.order) - 1))  # HJ-R13
            for payer in facts.order:
                if payer != seat:
                    entries.append(Entry(payer, seat, amount, yaku.name, rule, yaku.cards))
    return winner


def _pay_card_points(facts: Facts, entries: list[Entry]) -> i64:
    """HJ-702, HJ-703; most points win (HJ-705, HJ-707)."""
    points = vec[i64]([0] * facts.seats)
    for seat in facts.order:
        points[seat] = card_points(facts.captured[seat], 0)
    if len(facts.order) == 2:
        pay_difference(facts.order, points, facts.rate, "HJ-702", entries)
    else:
        level_out(facts.order, points, PAR, WEIGHT * facts.rate, "HJ-703", entries)
    return most_points(facts.order, points)
