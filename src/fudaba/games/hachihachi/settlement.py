"""Settlement: from the facts of a deal to the ledger, its winner, and the coin on the track.

The order of payments is the book's (HH-870): teyaku, then dekiyaku or tokushuyaku or card
points, then the pot, then special achievements.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.vectors import vec
from fudaba.games.eights.card_points import card_points, level_out, most_points, pay_difference
from fudaba.games.hachihachi.achievements import blind_play, catches, escapes
from fudaba.games.hachihachi.compensation import compensation
from fudaba.games.hachihachi.dekiyaku import COVERED, Dekiyaku, dekiyaku_of, total
from fudaba.games.hachihachi.facts import CANCEL, EXHAUSTED, GROUP_A, GROUP_B, NOBODY, SHOUBU, Facts
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.teyaku import FOUR_THREE, KINDS, NONE, Hand
from fudaba.games.hachihachi.tokushuyaku import PAR, tokushuyaku
from fudaba.games.hanafuda.capture import has_four
from fudaba.games.ledger import POT, TRACK, Entry, totals

COIN: Final = 1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Settlement:
    """What a deal brings: the entries, the change of each seat, the winner, coins for the track."""

    def __init__(self, entries: list[Entry], seats: i64, winner: i64, track: i64) -> None:
        self.entries: list[Entry] = entries
        self.scores: vec[i64] = totals(entries, seats)
        self.winner: i64 = winner
        self.track: i64 = track


def value_of(rules: Rules, kan: i64, multiplier: i64) -> i64:
    """Kan in points, as this field multiplies them (HH-020, HH-200)."""
    return kan * rules.kan * multiplier


def settle(rules: Rules, facts: Facts) -> Settlement:
    """The settlement of a deal that was played with cards (HH-005).

    With a dekiyaku, teyaku and dekiyaku are paid (HH-700); without one a tokushuyaku alone
    (HH-701), else teyaku and card points (HH-702); achievements in every case without a
    tokushuyaku (HH-703). Everything is multiplied where it is paid (HH-704). Between two there
    are neither tokushuyaku nor achievements (HH-992); teyaku, dekiyaku and the pot as usual
    (HH-994, HH-995).
    """
    entries: list[Entry] = []
    points = points_of(facts)
    any_made = False
    for seat in facts.order:
        if total(rules, facts.captured[seat]):
            any_made = True
    three = len(facts.order) == 3
    counted = facts.end == EXHAUSTED and (not any_made or rules.half_and_cards)
    special = None
    if counted and three:
        special = tokushuyaku(rules, facts.order, points, facts.captured)
    if special is None:
        _pay_all_teyaku(rules, facts, entries)  # HH-R47: a tokushuyaku cancels them
    winner: i64 = NOBODY
    if any_made:
        winner = _pay_dekiyaku(rules, facts, entries)
    if special is not None:
        winner = special.seat
        amount = value_of(rules, special.kan, facts.multiplier)
        for seat in facts.order:
            if seat != winner:
                entries.append(Entry(seat, winner, amount, special.name, special.rule))
    elif counted:
        winner = _pay_card_points(facts, points, entries)
    track = pay_pot(rules, facts.pot, winner, entries)
    if three:
        if special is None:
            catches(rules, facts, entries)
            escapes(rules, facts, points, entries)
        if special is None or rules.mizuten_survives:
            blind_play(rules, facts, points, entries)
    return Settlement(entries, facts.seats, winner, track)


def points_of(facts: Facts) -> vec[i64]:
    """The card points of each seat, before any multiplier (HH-850, HH-854)."""
    if len(facts.points):
        return facts.points
    points = vec[i64]([0] * facts.seats)
    for seat in facts.order:
        points[seat] = card_points(facts.captured[seat], 1)
    return points


def _pay_all_teyaku(rules: Rules, facts: Facts, entries: list[Entry]) -> None:
    for seat in facts.order:
        declared = facts.declared[seat]
        if declared:
            held = Hand(rules, facts.hands[seat])
            pay_teyaku(rules, facts.order, facts.multiplier, seat, held, declared, entries)


def pay_teyaku(
    rules: Rules,
    order: vec[i64],
    multiplier: i64,
    seat: i64,
    held: Hand,
    declared: i64,
    entries: list[Entry],
) -> None:
    """HH-454: the value of the declared groups from each other active player."""
    if declared & GROUP_A and held.group_a != NONE:
        kind = KINDS[held.group_a]
        amount = value_of(rules, held.kan_a, multiplier)
        cards = held.shown_for_a(rules)
        for other in order:
            if other != seat:
                entries.append(Entry(other, seat, amount, kind.name, kind.rule, cards))
    if declared & GROUP_B and held.group_b != NONE:
        kind = KINDS[held.group_b]
        amount = value_of(rules, held.kan_b, multiplier)
        cards = held.shown_for_b(rules)
        for other in order:
            if other != seat:
                entries.append(Entry(other, seat, amount, kind.name, kind.rule, cards))


def _pay_dekiyaku(rules: Rules, facts: Facts, entries: list[Entry]) -> i64:
    """HH-710 to HH-713; gives the winner where it is found by dekiyaku."""
    if facts.end == EXHAUSTED:
        first: i64 = NOBODY
        for seat in facts.order:
            for held in dekiyaku_of(rules, facts.captured[seat]):
                _pay_half(rules, facts, seat, held, "HH-713", entries)
                if first < 0:
                    first = seat
        return facts.sage[0] if facts.sage else first  # HH-R42
    by = facts.by
    double = sage_payer(facts)
    for held in dekiyaku_of(rules, facts.captured[by]):
        if facts.end == CANCEL:
            _pay_half(rules, facts, by, held, "HH-712", entries)
        else:
            _pay_full(rules, facts, by, held, double, entries)
    return by


def sage_payer(facts: Facts) -> i64:
    """Who pays for all at a shoubu: the only one of the two others that has said sage (HH-711)."""
    if facts.end != SHOUBU or len(facts.order) != 3:
        return NOBODY
    payer: i64 = NOBODY
    for seat in facts.sage:
        if seat != facts.by:
            if payer >= 0:
                return NOBODY
            payer = seat
    return payer


def _pay_full(
    rules: Rules, facts: Facts, by: i64, held: Dekiyaku, double: i64, entries: list[Entry]
) -> None:
    amount = value_of(rules, held.kan, facts.multiplier)
    liable = _liable(facts, held)
    if liable >= 0:  # HH-R46: liability rules the dekiyaku it names
        entries.append(Entry(liable, by, amount, held.name, held.rule, held.cards))
        entries.append(Entry(liable, by, amount, "liability", "HH-716", held.cards))
    elif double >= 0:
        entries.append(Entry(double, by, amount, held.name, held.rule, held.cards))
        entries.append(Entry(double, by, amount, "sage_pays_double", "HH-711", held.cards))
    else:
        for seat in facts.order:
            if seat != by:
                entries.append(Entry(seat, by, amount, held.name, held.rule, held.cards))


def _pay_half(
    rules: Rules, facts: Facts, to: i64, held: Dekiyaku, rule: str, entries: list[Entry]
) -> None:
    amount = held.kan * (rules.kan // 2) * facts.multiplier
    liable = _liable(facts, held)
    if liable >= 0:
        entries.append(Entry(liable, to, 2 * amount, held.name, "HH-716", held.cards))
        return
    for seat in facts.order:
        if seat != to:
            entries.append(Entry(seat, to, amount, held.name, rule, held.cards))


def _liable(facts: Facts, held: Dekiyaku) -> i64:
    """Who answers for a dekiyaku: only some are covered (HH-716, HH-R45)."""
    if len(facts.order) != 3 or held.index not in COVERED:
        return NOBODY
    return facts.liable[held.index]


def _pay_card_points(facts: Facts, points: vec[i64], entries: list[Entry]) -> i64:
    """HH-851, or between two HH-993; most points win (HH-852, HH-853)."""
    if len(facts.order) == 2:
        pay_difference(facts.order, points, facts.multiplier, "HH-993", entries)
    else:
        level_out(facts.order, points, PAR, facts.multiplier, "HH-851", entries)
    return most_points(facts.order, points)


def lay_coin(rules: Rules, pot: i64, winner: i64, entries: list[Entry]) -> i64:
    """HH-871: one point for the track, from the pot or, if it is empty, from the winner."""
    if not rules.track_coin:
        return 0
    if pot > 0:
        entries.append(Entry(POT, TRACK, COIN, "track_coin", "HH-871"))
        return COIN
    if rules.coin_from_winner:
        entries.append(Entry(winner, TRACK, COIN, "track_coin", "HH-R54"))
        return COIN
    return 0


def pay_pot(rules: Rules, pot: i64, winner: i64, entries: list[Entry]) -> i64:
    """HH-715, HH-872: the winner takes the pot, less the coin; gives the coins for the track."""
    track = lay_coin(rules, pot, winner, entries)
    if pot > track:
        entries.append(Entry(POT, winner, pot - track, "pot", "HH-872"))
    return track


def settle_sole(rules: Rules, seats: i64, winner: i64, pot: i64) -> Settlement:
    """HH-312: one stays and takes the pot, no cards are played."""
    entries: list[Entry] = []
    track = pay_pot(rules, pot, winner, entries)
    return Settlement(entries, seats, winner, track)


def settle_split(rules: Rules, seats: i64, dealer: i64, other: i64, pot: i64) -> Settlement:
    """HH-310, HH-311: two share the pot, the acting dealer wins and gets the odd point."""
    entries: list[Entry] = []
    track = lay_coin(rules, pot, dealer, entries)
    pot = max(pot - track, 0)
    half = pot // 2
    if pot:
        entries.append(Entry(POT, dealer, pot - half, "pot_shared", "HH-310"))
    if half:
        entries.append(Entry(POT, other, half, "pot_shared", "HH-310"))
    return Settlement(entries, seats, dealer, track)


def four_three_holders(rules: Rules, seats: i64, dealer: i64, hands: vec[i64]) -> list[int]:
    """Who was dealt a four-three, in speaking order (HH-422)."""
    found: list[int] = []
    for place in range(seats):
        seat = (dealer + place) % seats
        if has_four(hands[seat]) and Hand(rules, hands[seat]).group_a == FOUR_THREE:
            found.append(int(seat))
    return found


def settle_four_three(
    rules: Rules,
    seats: i64,
    holders: list[int],
    hands: vec[i64],
    multiplier: i64,
    pot: i64,
    white: i64,
) -> Settlement:
    """HH-422, HH-R27: every other player but the holder of the white card pays each holder."""
    entries: list[Entry] = []
    for holder in holders:
        held = Hand(rules, hands[holder])
        amount = value_of(rules, held.kan_a + held.kan_b, multiplier)
        for seat in range(seats):
            if seat != holder and seat != white:
                entries.append(Entry(seat, holder, amount, "four_three", "HH-422", held.cards))
    if pot > 0:
        entries.append(Entry(POT, holders[0], pot, "pot", "HH-R27"))
    return Settlement(entries, seats, holders[0], 0)


def drop_fee(seat: i64, amount: i64) -> Entry:
    """HH-305 to HH-307: who drops pays to the pot, at once."""
    return Entry(seat, POT, amount, "drop_fee", "HH-305")


def compensators(rules: Rules, order: vec[i64]) -> list[int]:
    """Who pays those that were driven out (HH-355)."""
    return [int(payer) for payer in order if payer != order[0] or rules.all_compensate]


def compensate(rules: Rules, order: vec[i64], seat: i64, hand: i64, multiplier: i64) -> list[Entry]:
    """HH-350, HH-355: each payer pays a driven-out player the full amount."""
    entries: list[Entry] = []
    for line in compensation(rules, hand):
        amount = line.points * multiplier
        reason = f"compensation_{line.name}"
        for payer in compensators(rules, order):
            entries.append(Entry(payer, seat, amount, reason, line.rule, line.cards))
    return entries
