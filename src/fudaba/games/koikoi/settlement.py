"""Settlement: from the facts of a deal to the ledger, the scores and the next dealer."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.vectors import vec
from fudaba.games.koikoi.facts import INSTANT, NOBODY, Facts
from fudaba.games.koikoi.instant import INSTANT_POINTS, is_teshi
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.yaku import yaku_of
from fudaba.games.ledger import SUPPLY, Entry, totals


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Settlement:
    """What a deal brings: the entries, the change of each seat, who deals next."""

    def __init__(self, entries: list[Entry], next_dealer: i64) -> None:
        self.entries: list[Entry] = entries
        self.scores: vec[i64] = totals(entries, 2)
        self.next_dealer: i64 = next_dealer


def is_koi_doubled(rules: Rules, own_calls: i64, other_calls: i64) -> bool:
    """KK-601 to KK-603 and the variants KK-807 to KK-809, KK-R33."""
    return (rules.doubled_by_opponent and other_calls > 0) or (
        rules.doubled_by_self and own_calls > 0
    )


def koi_rule(rules: Rules) -> str:
    """The rule by which calls double at this table."""
    if not rules.doubled_by_self:
        return "KK-601"
    return "KK-809" if rules.doubled_by_opponent else "KK-808"


def is_seven_doubled(rules: Rules, points: i64) -> bool:
    """KK-810: a total of seven or more before any other doubling (KK-R35)."""
    return rules.seven_double and points >= 7


def factor(rules: Rules, points: i64, own_calls: i64, other_calls: i64) -> i64:
    """By how much a stop's points are multiplied (KK-602, KK-811)."""
    koi = is_koi_doubled(rules, own_calls, other_calls)
    seven = is_seven_doubled(rules, points)
    if koi and seven and rules.seven_stacks:
        return 4
    return 2 if koi or seven else 1


def settle(rules: Rules, facts: Facts) -> Settlement:
    """The ledger of a deal. Points come from the supply of stones, never from the other player
    (KK-104, KK-R27)."""
    if facts.by == NOBODY:
        return _drawn(rules, facts)
    if facts.end == INSTANT:
        return Settlement([_instant_entry(facts)], facts.by)  # KK-203, KK-701
    return Settlement(_stop_entries(rules, facts), facts.by)  # KK-504, KK-701


def _drawn(rules: Rules, facts: Facts) -> Settlement:
    """KK-204, KK-702: nobody scores, the same person deals; or KK-812, the dealer's point."""
    entries: list[Entry] = []
    if rules.dealer_point:
        entries.append(Entry(SUPPLY, facts.dealer, 1, "dealer_point", "KK-812"))
    return Settlement(entries, facts.dealer)


def _instant_entry(facts: Facts) -> Entry:
    """KK-201, KK-202: six points, once (KK-207) and never doubled (KK-604)."""
    hand = facts.captured[facts.by]
    if is_teshi(hand):
        return Entry(SUPPLY, facts.by, INSTANT_POINTS, "teshi", "KK-201", hand)
    return Entry(SUPPLY, facts.by, INSTANT_POINTS, "kuttsuki", "KK-202", hand)


def _stop_entries(rules: Rules, facts: Facts) -> list[Entry]:
    by = facts.by
    entries: list[Entry] = []
    points: i64 = 0
    for yaku in yaku_of(rules, facts.captured[by], facts.deal):
        entries.append(Entry(SUPPLY, by, yaku.points, yaku.name, yaku.rule, yaku.cards))
        points += yaku.points
    koi = is_koi_doubled(rules, facts.koi[by], facts.koi[1 - by])
    seven = is_seven_doubled(rules, points)
    if koi and seven and not rules.seven_stacks:
        entries.append(Entry(SUPPLY, by, points, "seven_and_koi", "KK-811"))
        return entries
    if koi:
        entries.append(Entry(SUPPLY, by, points, "koi_doubling", koi_rule(rules)))
    if seven:
        doubled = points * 2 if koi else points
        rule = "KK-811" if koi else "KK-810"
        entries.append(Entry(SUPPLY, by, doubled, "seven_doubling", rule))
    return entries


def stones(points: int, kan: int) -> tuple[int, int]:
    """A score as white and black stones (KK-104, KK-105)."""
    return divmod(points, kan)
