"""Special achievements: catching the triple, the escape, and playing blind (HH-900 to HH-923)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.bits import CardSet
from fudaba.cards.hanafuda import month_cards
from fudaba.cards.vectors import vec
from fudaba.games.hachihachi.facts import EXHAUSTED, GROUP_A, GROUP_B, Facts
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import NONE, ONE_LIGHT, Hand
from fudaba.games.ledger import Entry

#: Card points that an escape, and a blind dealer, must have.
ENOUGH: Final = 89


def caught_months(rules: Rules, hand: CardSet, triples: CardSet, captured: CardSet) -> list[int]:
    """The months whose triple was declared and whose fourth card was captured (HH-900, HH-901)."""
    months: list[int] = []
    for month in range(1, 13):
        three = triples & month_cards(month)
        if three:
            wanted = month_cards(month) & ~hand
            if rules.all_triple_cards:
                wanted = month_cards(month)
            if captured & wanted == wanted:
                months.append(month)
    return months


def catches(rules: Rules, facts: Facts, entries: list[Entry]) -> None:
    """Tobikomi: 1 kan from each other active player, for every triple or once (HH-R52)."""
    kan = rules.kan * facts.multiplier
    for seat in facts.order:
        if facts.declared[seat] & GROUP_A == 0:
            continue
        held = Hand(rules, facts.hands[seat])
        months = caught_months(rules, held.cards, held.triples, facts.captured[seat])
        if months and not rules.tobikomi_per_triple:
            months = months[:1]
        for month in months:
            fourth = month_cards(month)
            liable = facts.liable_month[month]
            if liable >= 0:  # HH-903
                entries.append(Entry(liable, seat, 2 * kan, "tobikomi", "HH-903", fourth))
                continue
            for other in facts.order:
                if other != seat:
                    entries.append(Entry(other, seat, kan, "tobikomi", "HH-900", fourth))


def escapes(rules: Rules, facts: Facts, points: vec[i64], entries: list[Entry]) -> None:
    """Nukeyaku: a declared group-B teyaku other than one light, and 89 points (HH-910)."""
    kan = rules.kan * facts.multiplier
    for seat in facts.order:
        if facts.declared[seat] & GROUP_B == 0 or points[seat] < ENOUGH:
            continue
        held = Hand(rules, facts.hands[seat])
        if held.group_b == ONE_LIGHT or held.group_b == NONE:
            continue
        for other in facts.order:
            if other != seat:
                entries.append(Entry(other, seat, kan, "nukeyaku", "HH-910"))


def blind_play(rules: Rules, facts: Facts, points: vec[i64], entries: list[Entry]) -> None:
    """Mizuten: all others pay the blind dealer, or the dealer pays the other active players."""
    if not facts.mizuten:
        return
    kan = rules.kan * facts.multiplier
    dealer: i64 = facts.order[0]
    if points[dealer] >= ENOUGH:  # HH-920
        for seat in range(facts.seats):
            if seat != dealer and seat != facts.white:
                entries.append(Entry(seat, dealer, kan, "mizuten", "HH-920"))
    elif rules.mizuten_fails_always or facts.end == EXHAUSTED:  # HH-921, HH-922
        for other in facts.order:
            if other != dealer:
                entries.append(Entry(dealer, other, kan, "mizuten_failed", "HH-921"))
