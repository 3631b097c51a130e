"""Hachijuu: what holds in every deal and every match, whatever is played."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fudaba.cards.bits import set_of
from fudaba.cards.hanafuda import FULL_PACK
from fudaba.cards.rng import Rng
from fudaba.games.eights.card_points import card_points
from fudaba.games.hachijuu.dekiyaku import dekiyaku_of, total
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.options import OPTIONS
from fudaba.games.ledger import POT
from fudaba.games.playout import play_out
from tests.rules.hachijuu.match import act, finish, shuffled
from tests.rules.hachijuu.settle import gains, settled
from tests.rules.hachijuu.written import choices, text
from tests.rules.hachijuu.yaku import HAND_YAKU

#: Any choice of the options that have a list of values, and any fee.
VARIANTS = st.fixed_dictionaries(
    {
        **{
            option.name: st.sampled_from(option.values)
            for option in OPTIONS
            if option.name not in ("deals", "start_chips", "fold_fee")
        },
        "fold_fee": st.integers(0, 100),
        "start_chips": st.integers(-1000, 1000),
    }
)


def check_deal(match: HachijuuMatch, number: int) -> None:
    """The ledger of a deal: zero with the pot, and the pot empties into the winner."""
    deal = match.deals[number]
    assert sum(int(score) for score in deal.scores) == 0
    into = sum(int(entry.amount) for entry in deal.entries if entry.payee == POT)
    out = [entry for entry in deal.entries if entry.payer == POT]
    assert into == sum(int(entry.amount) for entry in out)
    assert len(out) == (into > 0)
    assert all(entry.amount > 0 for entry in deal.entries)
    winner = int(match.events(number + 1)[-1].seat)
    assert all(entry.payee == winner for entry in out)
    folders = {int(entry.payer) for entry in deal.entries if entry.payee == POT}
    assert winner not in folders
    for entry in deal.entries:
        assert entry.payer != entry.payee
        if entry.reason not in ("fold_fee", "pot"):
            assert int(entry.payer) not in folders
            assert int(entry.payee) not in folders


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_deal_sums_to_zero_with_the_pot(seats: int) -> None:
    for seed in range(20):
        match = shuffled(seed, seats)
        play_out(match, Rng(seed))
        for number in range(12):
            check_deal(match, number)


@settings(max_examples=80)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 6), options=VARIANTS)
def test_any_options_play_to_the_end_and_the_chips_add_up(
    seed: int, seats: int, options: dict[str, Any]
) -> None:
    match = shuffled(seed, seats, deals=3, **options)
    play_out(match, Rng(seed))
    assert sum(match.scores) == 0
    for seat in range(seats):
        assert match.scores[seat] == sum(int(deal.scores[seat]) for deal in match.deals)
    for number, deal in enumerate(match.deals):
        check_deal(match, number)
        if number:
            assert deal.dealer == match.events(number)[-1].seat


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_hj_708_all_240_card_points_are_captured_three_handed(seats: int) -> None:
    for seed in range(25):
        match = shuffled(seed, seats, deals=1)
        rng = Rng(seed)
        act(match, *["in"] * 3, *["fold"] * (seats - 3))
        while not match.is_over:
            if choices(match)[0] == "agari":
                act(match, "sage")
            else:
                match.step(match.legal_nth(rng.below(match.legal_count())))
        captured = [int(cards) for cards in match.deals[0].captured]
        assert match.deals[0].end == "exhausted"
        assert sum(captured) == FULL_PACK
        assert sum(int(card_points(cards, 0)) for cards in captured) == 240


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hj_314_the_stock_is_28_or_21_after_any_auction(seats: int) -> None:
    sizes = set()
    for seed in range(40):
        match = shuffled(seed, seats)
        rng = Rng(seed)
        while not match.deals and choices(match)[0] == "fold":
            match.step(match.legal_nth(rng.below(match.legal_count())))
        if not match.deals:
            sizes.add((len(match.order), len(match.stock)))
            cards = [int(card) for card in match.stock]
            assert len(set(cards)) == len(cards)
            held = sum(int(hand) for hand in match.hands) | int(match.field)
            assert int(set_of(cards)) == FULL_PACK & ~held
    assert sizes == ({(2, 28)} if seats == 2 else {(2, 28), (3, 21)})


PILES = st.lists(st.integers(0, 2), min_size=48, max_size=48)
PLAIN = st.sampled_from(["", *HAND_YAKU["plain"]])
SETS = st.sampled_from(["", *HAND_YAKU["set"]])


@settings(max_examples=250)
@given(
    split=PILES,
    order=st.permutations([0, 1, 2]),
    rate=st.sampled_from([1, 2, 4]),
    shown=st.lists(st.tuples(PLAIN, SETS), min_size=3, max_size=3),
    fee=st.integers(0, 50),
    by=st.integers(-1, 2),
)
def test_any_deal_of_three_is_settled_evenly_and_in_whole_numbers(
    split: list[int],
    order: list[int],
    rate: int,
    shown: list[tuple[str, str]],
    fee: int,
    by: int,
) -> None:
    bases = [set_of([card for card in range(48) if split[card] == seat]) for seat in range(3)]
    if by >= 0 and not total(bases[by]):
        by = -1
    found = settled(
        seats=5,
        order=order,
        rate=rate,
        folded=[3, 4],
        announced={seat: [name for name in shown[seat] if name] for seat in range(3)},
        captured={seat: text(base) for seat, base in enumerate(bases)},
        end="agari" if by >= 0 else "exhausted",
        by=by,
        fold_fee=fee,
    )
    assert sum(gains(found)) == 0
    assert gains(found)[3:] == [-fee, -fee]
    assert found.winner in order
    if by >= 0:
        assert found.winner == by
    # Nothing was lost by division: hand yaku and captured yaku come back in full.
    for entry in found.entries:
        same = [e for e in found.entries if (e.reason, e.payee) == (entry.reason, entry.payee)]
        if entry.reason not in ("fold_fee", "pot", "card_points"):
            assert len(same) == 2
            assert same[0].amount == same[1].amount
            assert entry.amount % 10 == 0


@settings(max_examples=100)
@given(cards=st.integers(0, FULL_PACK), more=st.integers(0, 47))
def test_the_value_of_captured_yaku_never_falls(cards: int, more: int) -> None:
    now, then = total(cards), total(cards | 1 << more)
    assert now <= then
    assert now == sum(held.points for held in dekiyaku_of(cards))
    assert all(held.cards & ~cards == 0 for held in dekiyaku_of(cards))
    assert now % 200 == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_deal_played_again_from_its_record_is_the_same(seats: int) -> None:
    match = finish(act(shuffled(seats, seats), "double"))
    again = match.replayed_deal(1)
    assert again.deals[0].entries == match.deals[0].entries
    assert list(again.deals[0].scores) == list(match.deals[0].scores)
