"""Hachi-Hachi, sections 13.1 and 13.2: rulings on money, the deal and the field."""

from __future__ import annotations

import pytest

from fudaba.cards.rng import Rng
from fudaba.games.hachihachi.bank import Books
from fudaba.games.hachihachi.facts import Facts
from fudaba.games.hachihachi.settlement import settle_four_three
from fudaba.games.options import OptionError
from fudaba.games.playout import play_out
from tests.rules.hachihachi.match import (
    act,
    carry,
    finish,
    i64s,
    packed,
    playing,
    shuffled,
    started,
    voided,
)
from tests.rules.hachihachi.settle import PLAYED_OUT, gains, settled
from tests.rules.hachihachi.written import A, B, C, cards, choices, field, game, rules, view

LIGHT = "1L 2A 4A 5A 6A 7A"


@pytest.mark.parametrize("kan", [1, 9, 11, 0, -2])
def test_hh_r1_odd_kan_are_refused(kan: int) -> None:
    with pytest.raises(OptionError):
        game(kan_points=kan)


def test_hh_r1_nothing_is_ever_rounded() -> None:
    for kan in (2, 10, 12, 14):
        paid = settled(bases=("1R 2R 3R", "-", "-"), sage=(A,), end="cancel", by=A, kan_points=kan)
        assert gains(paid) == [7 * kan, -7 * kan // 2, -7 * kan // 2]
    fees = act(playing(seats=5, kan_points=14), "drop", "drop")
    assert [int(entry.amount) for entry in fees.entries] == [14, 21]


def test_hh_r2_the_capital_of_decimal_is_250_and_changes_no_result() -> None:
    assert game().options["initial_points"] == 250
    results = []
    for capital in (250, 10):
        match = shuffled(2, 3, initial_points=capital)
        play_out(match, Rng(2))
        results.append(match.scores)
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("paid", "loans"), [(59, 0), (60, 0), (61, 1), (180, 1), (181, 2), (300, 2), (301, 3)]
)
def test_hh_r3_exactly_as_many_loans_as_are_needed(paid: int, loans: int) -> None:
    books = Books(rules("classic"), 2)
    books.pay(i64s([-paid, paid]))
    assert books.debt[A] == 120 * loans
    assert books.standing(A) == 60 - paid


def test_hh_r3_fees_and_compensation_are_paid_before_the_play() -> None:
    hands = {3: "10A 9A 8A 7A 4A 5A 11A", 4: "1R 2R 3R 4R 5R 6R 7R"}  # E: 12 + 144 + 12 points
    match = playing(seats=5, hands=hands, preset="classic", mizuten=False)
    act(match, "stay", "stay", "stay")
    paid = [int(match.books.coins[seat] - match.books.debt[seat]) for seat in range(5)]
    assert paid[1] == paid[2] < 0
    assert match.books.debt[1] == 120
    assert [int(debt) for debt in match.books.debt[:1]] == [0]


def test_hh_r3_payments_of_one_settlement_are_netted_first() -> None:
    match = playing(preset="classic", mizuten=False)
    finish(match)
    for seat in range(3):
        before, change = 60, int(match.deals[0].scores[seat])
        loans = max(0, -((before + change) // 120)) if before + change < 0 else 0
        assert match.books.debt[seat] == 120 * loans


def test_hh_r4_a_decimal_player_is_topped_up_by_the_capital() -> None:
    books = Books(rules(), 2)
    books.pay(i64s([-800, 800]))
    assert (int(books.coins[A]), int(books.debt[A])) == (200, 1000)
    assert books.standing(A) == -800


@pytest.mark.parametrize("dealer", [A, B, C])
def test_hh_r5_the_dealer_gets_the_first_packet_or_the_player_to_his_right(dealer: int) -> None:
    for order, first in (("dealer_first", dealer), ("right_first", (dealer + 1) % 3)):
        deck = packed(3, dealer)
        match = started([deck], dealer=dealer, deal_order=order, mizuten=True)
        for seat in range(3):
            mine = sum(1 << card for card in deck[:4]) & match.dealt[seat]
            assert int(mine).bit_count() == (4 if seat == first else 0)
    assert settled(points=(95, 95, 74), deal_order="right_first").winner == A


def test_hh_r6_the_draw_is_without_the_white_card_and_without_putting_back() -> None:
    for seed in range(400):
        match = shuffled(seed, 7, "classic")
        seen = [card for draw in match.draws for card in draw if card >= 0]
        assert len(set(seen)) == len(seen)
        assert max(seen) < 48


def test_hh_r7_an_aborted_field_counts_for_nothing() -> None:
    again = [m for seed in range(600) if (m := shuffled(seed, 3, "classic")).redeals]
    assert again
    for match in again:
        assert match.carried == []
        assert choices(match) == ["mizuten", "look"]
        assert match.month == 1
        assert match.deals == []
        assert view(match).multiplier == 1


def test_hh_r8_after_a_void_deal_everything_is_as_before_it_but_the_pot() -> None:
    match = voided(LIGHT, [4])
    assert match.carried == [4]
    assert (int(match.month), int(match.dealer)) == (1, A)
    assert match.pot == 4 * (10 + 15 + 20 + 25)
    act(match, "look", "drop")
    assert match.entries[0].amount == 10 * match.multiplier  # the tariff starts anew


def test_hh_r8_a_table_may_use_the_multiplier_up() -> None:
    assert voided(LIGHT, [4], void_deal_fields="consume").carried == [2]
    assert voided(LIGHT, [], void_deal_fields="consume").carried == []
    assert voided(LIGHT, [4], "classic").carried == [4]


def test_hh_r9_a_four_three_ending_is_multiplied_and_the_monthly_coin_is_not() -> None:
    hands = i64s([cards("10* 5A 5R 5K1"), cards("1L 2A"), cards("3L 4A")])
    paid = settle_four_three(rules("classic"), 3, [A], hands, 4, 0, -1)
    assert gains(paid) == [1920, -960, -960]
    assert settled(bases=PLAYED_OUT, mult=4, preset="classic").track == 1
    books = Books(rules("classic"), 3)
    assert [int(entry.amount) for entry in books.han_don()] == [120] * 3
    assert Facts(3, i64s([0, 1, 2]), 4, 0).multiplier == 4


def test_hh_r10_a_light_inside_a_pile_counts() -> None:
    assert field("1L 1R 1K1 2A 4A 5A", []) == (2, [])
    assert playing(field="11L 11A 11R 2A 4A 5A").multiplier == 4


def test_hh_r11_a_deal_without_play_uses_its_multiplier_up() -> None:
    match = playing(seats=4, field=LIGHT, preset="classic")
    carry(match, [4])
    act(match, "look", "drop", "drop", "drop", "stay")
    assert match.deals[0].end == "sole"
    assert (match.carried, int(match.month)) == ([2], 2)
    shared = playing(seats=4, field=LIGHT, preset="classic")
    carry(shared, [4])
    act(shared, "look", "drop", "drop", "stay", "stay")
    assert (shared.deals[0].end, shared.carried, int(shared.month)) == ("split", [2], 2)
