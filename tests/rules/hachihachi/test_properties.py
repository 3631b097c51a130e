"""Hachi-Hachi: what holds in every deal and every match, whatever is played."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fudaba.cards.bits import cards_of, set_of
from fudaba.cards.hanafuda import FULL_PACK
from fudaba.cards.rng import Rng
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachihachi.dekiyaku import dekiyaku_of, total
from fudaba.games.hachihachi.field import multiplied, multipliers
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.options import OPTIONS
from fudaba.games.ledger import BANK, POT, TRACK
from fudaba.games.playout import play_out
from tests.rules.hachihachi.match import shuffled
from tests.rules.hachihachi.settle import gains, settled
from tests.rules.hachihachi.written import choices, rules, text

PRESETS = st.sampled_from(["decimal", "classic"])
#: Any choice of the options that have a list of values.
VARIANTS = st.fixed_dictionaries(
    {
        option.name: st.sampled_from(option.values)
        for option in OPTIONS
        if option.name not in ("deals", "campaign", "initial_points")
    }
)


def flows(match: HachiHachiMatch, deal: int) -> dict[int, int]:
    """What the entries of a deal, and what followed it, brought each account but the seats."""
    brought = {POT: 0, TRACK: 0, BANK: 0}
    for entry in match.deals[deal].entries + match.deals[deal].after:
        if entry.payee < 0:
            brought[int(entry.payee)] += int(entry.amount)
        if entry.payer < 0:
            brought[int(entry.payer)] -= int(entry.amount)
    return brought


@pytest.mark.parametrize("preset", ["decimal", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_every_deal_sums_to_zero_with_pot_track_and_bank(preset: str, seats: int) -> None:
    for seed in range(8):
        match = shuffled(seed, seats, preset)
        play_out(match, Rng(seed))
        pot = 0
        before = match.opening_scores()
        for number, deal in enumerate(match.deals):
            brought = flows(match, number)
            after = [int(points) for points in deal.totals]
            assert sum(after) - sum(before) + sum(brought.values()) == 0
            assert all(entry.amount > 0 for entry in deal.entries + deal.after)
            pot += brought[POT]
            assert pot >= 0
            if deal.end != "void":
                assert pot == 0
            before = after


@settings(max_examples=60)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 7), options=VARIANTS)
def test_any_options_play_to_the_end_and_the_coins_add_up(
    seed: int, seats: int, options: dict[str, Any]
) -> None:
    match = shuffled(seed, seats, "decimal", deals=3, **options)
    play_out(match, Rng(seed))
    opening = match.opening_scores()
    brought = [sum(flows(match, number).values()) for number in range(len(match.deals))]
    assert sum(match.scores) - sum(opening) + sum(brought) == 0
    for seat in range(seats):
        paid = sum(int(deal.scores[seat]) for deal in match.deals)
        prizes = [entry for deal in match.deals for entry in deal.after]
        paid += sum(int(entry.amount) for entry in prizes if entry.payee == seat)
        paid -= sum(int(entry.amount) for entry in prizes if entry.payer == seat)
        assert match.scores[seat] == opening[seat] + paid


@settings(max_examples=200)
@given(
    split=st.lists(st.integers(0, 2), min_size=48, max_size=48),
    mult=st.sampled_from([1, 2, 4]),
    pot=st.integers(0, 200),
    sage=st.permutations([0, 1, 2]),
    calls=st.integers(0, 3),
    mizuten=st.booleans(),
    preset=PRESETS,
)
def test_any_exhausted_deal_of_three_is_settled_evenly(
    split: list[int],
    mult: int,
    pot: int,
    sage: list[int],
    calls: int,
    mizuten: bool,
    preset: str,
) -> None:
    bases = [text(set_of([c for c in range(48) if split[c] == seat])) for seat in range(3)]
    called = sage[:calls]
    paid = settled(bases=bases, mult=mult, pot=pot, sage=called, mizuten=mizuten, preset=preset)
    assert sum(gains(paid)) + paid.track == pot
    assert paid.winner in (0, 1, 2)


@settings(max_examples=200)
@given(points=st.tuples(st.integers(0, 264), st.integers(0, 264)), mult=st.sampled_from([1, 2, 4]))
def test_card_points_are_balanced_exactly(points: tuple[int, int], mult: int) -> None:
    first, second = points
    if first + second > 264:
        first, second = 264 - first, 264 - second
    three = (first, second, 264 - first - second)
    if max(three) >= 168 or three == (88, 88, 88):
        return
    assert gains(settled(points=three, mult=mult)) == [mult * (n - 88) for n in three]


def exhausted(match: HachiHachiMatch, rng: Rng) -> None:
    """Plays a deal of three to its last card."""
    while not match.is_over:
        legal = choices(match)
        if "sage" in legal:
            match.apply_text("sage")
        elif "cancel" in legal:
            match.apply_text(legal[int(rng.below(len(legal) - 1))])
        else:
            match.step(match.legal_nth(rng.below(match.legal_count())))


@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_hh_850_all_264_points_are_captured_in_a_deal_played_out(preset: str) -> None:
    for seed in range(25):
        match = shuffled(seed, 3, preset, four_three="teyaku")
        match.stop_after_deal = True
        exhausted(match, Rng(seed))
        assert match.deals[0].end == "exhausted"
        captured = [int(cards) for cards in match.deals[0].captured]
        assert sum(captured) == FULL_PACK
        assert sum(int(card_points(cards, 1)) for cards in captured) == 264


@settings(max_examples=200)
@given(
    fields=st.lists(st.sets(st.integers(0, 47), min_size=6, max_size=6), max_size=12),
)
def test_hh_204_hh_205_multipliers_are_used_once_each_and_none_is_lost(
    fields: list[set[int]],
) -> None:
    carried: list[int] = []
    used: list[int] = []
    turned_up: list[int] = []
    for lying in fields:
        field = set_of(list(lying))
        turned_up += multipliers(field)
        times, carried = multiplied(rules(), field, carried)
        if times > 1:
            used.append(times)
            assert all(times >= number for number in carried)
        else:
            assert carried == []
    assert sorted(used + carried) == sorted(turned_up)


def test_multipliers_are_conserved_over_matches_with_void_deals() -> None:
    for seed in range(12):
        match = shuffled(seed, 4, "classic")
        play_out(match, Rng(seed))
        carried: list[int] = []
        for number, deal in enumerate(match.deals):
            opening = match.openings[number]
            assert opening.carried == carried
            event = next(event for event in match.events(number + 1) if event.kind == "field")
            times, left = multiplied(match.rules, event.cards, carried)
            assert event.points == times
            if deal.end != "void":
                carried = left


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_hh_968_the_results_of_a_full_year_sum_to_zero(seats: int) -> None:
    full = 0
    for seed in range(100, 110):
        match = shuffled(seed, seats, "classic", deals=12)
        play_out(match, Rng(seed))
        if match.deals[-1].end != "four_three":
            full += 1
            assert sum(match.scores) == 0
            coins = [e for deal in match.deals for e in deal.entries if e.payee == TRACK]
            assert sum(int(entry.amount) for entry in coins) == 12
    assert full > 5


@settings(max_examples=100)
@given(cards=st.integers(0, FULL_PACK), more=st.integers(0, 47), options=VARIANTS)
def test_the_total_of_dekiyaku_never_falls(cards: int, more: int, options: dict[str, Any]) -> None:
    chosen = rules(**options)
    now, then = total(chosen, cards), total(chosen, cards | 1 << more)
    assert now <= then
    assert now == sum(held.kan for held in dekiyaku_of(chosen, cards))
    assert all(held.cards & ~cards == 0 for held in dekiyaku_of(chosen, cards))
    assert cards_of(cards) == sorted(cards_of(cards))
