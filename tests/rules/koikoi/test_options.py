"""Koi-Koi, section 8: variants as options (the joker in detail: test_joker.py)."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.cards.rng import Rng
from fudaba.games.koikoi.options import OPTIONS
from fudaba.games.playout import play_out
from fudaba.scenes.registry import stage
from tests.rules.koikoi.deals import scores, scripted, settled
from tests.rules.koikoi.log import replay_log
from tests.rules.koikoi.moves import after_capture, drawn_choices, hand_choices, move, put
from tests.rules.koikoi.written import (
    A,
    B,
    base,
    choices,
    free,
    koikoi,
    piled,
    points,
    position,
    yaku,
)

SANKO = "1L 3L 8L"
AMESHIKO = "1L 3L 8L 11L"
NINE_PLAINS = "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1"


def shobu(base: str, own: int, other: int, **options: Any) -> int:
    """What A wins by a shobu after these numbers of calls."""
    return scores(settled((base, "-"), by=A, calls=(own, other), **options))[A]


@pytest.mark.parametrize(
    ("field", "hand", "legal"),
    [
        ("4A 8L", "4R 6A 12K1", {"4R>4A"}),
        ("4A 8L", "4R 8K1 12K1", {"4R>4A", "8K1>8L"}),
        ("9A 9R 9K1 8L", "9K2 6A", {"9K2>P9"}),  # taking a pile is such a card too
        ("4A 8L", "6A 12K1", {"6A>-", "12K1>-"}),  # no such card: free
    ],
)
def test_kk_801_a_matching_hand_card_must_be_played(field: str, hand: str, legal: set[str]) -> None:
    assert hand_choices(position(field=field, hand=hand, must_match=True)) == legal


def test_kk_801_the_stock_card_is_not_bound() -> None:
    match = position(field="4A 8L", hand="4R 6A", stock="12K1", must_match=True)
    move(match, "4R>4A", "12K1>-")
    assert free(match) == "8L 12K1"


def test_kk_802_lightning_is_a_joker_for_capturing_only_when_switched_on() -> None:
    plain = position(field="5K1 8L", hand="11K1 6A")
    joker = position(field="5K1 8L", hand="11K1 6A", lightning_joker=True)
    assert hand_choices(plain) == {"11K1>-", "6A>-"}
    assert hand_choices(joker) == {"11K1>5K1", "11K1>8L", "11K1>-", "6A>-"}


def test_kk_803_viewings_count_only_beside_another_yaku() -> None:
    assert yaku("3L 9A", viewing_needs_other=True) == {}
    assert yaku("3L 8L 9A", viewing_needs_other=True) == {}
    assert yaku("3L 9A 1R 2R 3R", viewing_needs_other=True) == {"hanami": 5, "akatan": 5}
    assert yaku("1L 3L 8L 9A", viewing_needs_other=True) == {
        "sanko": 6,
        "hanami": 5,
        "tsukimi": 5,
    }


def test_kk_804_the_cup_also_counts_as_a_plain() -> None:
    assert points(f"{NINE_PLAINS} 9A") == 0
    assert yaku(f"{NINE_PLAINS} 9A", sake_cup_kasu=True) == {"kasu": 1}
    assert yaku(f"{NINE_PLAINS} 9A 3L 2A 4A 5A 8A", sake_cup_kasu=True) == {
        "tane": 1,
        "hanami": 5,
        "kasu": 1,
    }


def test_kk_805_tsukifuda_is_the_month_of_the_deal_and_adds_to_every_group() -> None:
    assert yaku("4A 4R 4K1 4K2", deal=4, tsukifuda=True) == {"tsukifuda": 4}
    assert yaku("4A 4R 4K1 4K2", deal=5, tsukifuda=True) == {}
    assert yaku("4A 4R 4K1 4K2", deal=4) == {}
    assert yaku("4A 4R 4K1", deal=4, tsukifuda=True) == {}
    assert yaku("3L 3R 3K1 3K2 1L 8L 1R 2R 9A", deal=3, tsukifuda=True) == {
        "sanko": 6,
        "hanami": 5,
        "tsukimi": 5,
        "akatan": 5,
        "tsukifuda": 4,
    }


def test_kk_806_each_player_may_call_once_a_deal() -> None:
    first = after_capture("1L 3L", "8K1>8L", koi_limit="once")
    assert choices(first) == ["stop", "koi"]
    both = replay_log(A, ["A5 koi", "B1 koi"], koi_limit="once")
    assert not both.refused
    again = replay_log(A, ["A5 koi", "A6 koi"], koi_limit="once")
    assert again.refused
    assert scores(again.match) == [6, 0]  # the later gain forced shobu


def test_kk_806_the_limit_starts_afresh_with_the_next_deal() -> None:
    match = scripted("voided", koi_limit="once")
    assert (match.koi[A], match.koi[B]) == (0, 0)


CALLS = [(0, 0), (1, 0), (0, 1), (2, 1)]


def test_kk_807_doubled_by_the_opponents_calls_unless_agreed_otherwise() -> None:
    assert koikoi().options["koi_double"] == "opponent"
    assert [shobu(SANKO, *calls) for calls in CALLS] == [6, 6, 12, 12]


def test_kk_808_doubled_by_the_winners_own_calls_and_not_by_the_opponents() -> None:
    assert [shobu(SANKO, *calls, koi_double="self") for calls in CALLS] == [6, 12, 6, 12]


def test_kk_809_doubled_once_if_anyone_called() -> None:
    assert [shobu(SANKO, *calls, koi_double="either") for calls in CALLS] == [6, 12, 12, 12]


def test_kk_810_seven_points_or_more_are_doubled() -> None:
    assert shobu(SANKO, 0, 0, seven_double=True) == 6
    assert shobu(AMESHIKO, 0, 0, seven_double=True) == 14
    assert shobu("1L 3L 8L 11L 12L", 0, 0, seven_double=True) == 30
    assert shobu(AMESHIKO, 0, 0) == 7


def test_kk_810_the_seven_are_counted_before_koi_koi_doubling() -> None:
    assert shobu(SANKO, 0, 1, seven_double=True) == 12
    assert shobu(SANKO, 0, 1, seven_double=True, seven_koi_combine="stack") == 12


def test_kk_811_both_doublings_are_one_as_printed_or_stack_to_four_times() -> None:
    assert koikoi().options["seven_koi_combine"] == "once"
    assert shobu(AMESHIKO, 0, 1, seven_double=True) == 14
    assert shobu(AMESHIKO, 0, 1, seven_double=True, seven_koi_combine="stack") == 28
    assert shobu(AMESHIKO, 0, 1, seven_koi_combine="stack") == 14


@pytest.mark.parametrize("name", ["quiet", "outstanding", "instant_both"])
@pytest.mark.parametrize("dealer", [A, B])
def test_kk_812_instead_of_a_draw_oya_wins_one_point_and_deals_again(
    name: str, dealer: int
) -> None:
    match = scripted(name, dealer=dealer, dealer_point=True)
    assert scores(match) == ([1, 0] if dealer == A else [0, 1])
    assert match.dealer == dealer


def test_kk_812_a_single_instant_hand_and_a_shobu_are_as_ever() -> None:
    assert scores(scripted("instant_ko", dealer_point=True)) == [0, 6]
    assert scores(scripted("voided", dealer_point=True)) == [0, 12]


@pytest.mark.parametrize("deals", [3, 6, 12])
def test_kk_813_the_number_of_deals(deals: int) -> None:
    match = scripted(*["quiet"] * deals, deals=deals)
    assert match.is_over
    assert len(match.deals) == deals


@pytest.mark.parametrize(
    ("kan", "shown"),
    [
        (12, {11: "11 points", 12: "12 points (1 kan 0)", 37: "37 points (3 kan 1)"}),
        (10, {9: "9 points", 12: "12 points (1 kan 2)", 37: "37 points (3 kan 7)"}),
    ],
)
def test_kk_814_a_score_is_shown_in_white_stones_and_black(kan: int, shown: dict[int, str]) -> None:
    seen = stage(koikoi(kan=kan), ["Anna", "Bo"], A, "en")
    assert {points: seen.score_full(points) for points in shown} == shown


def test_kk_814_kan_is_for_display_only() -> None:
    results = []
    for kan in (10, 12):
        match = koikoi(kan=kan).new(814)
        play_out(match, Rng(814))
        actions = [[int(action) for action in deal.actions] for deal in match.deals]
        results.append((actions, match.scores, [entry.amount for entry in match.ledger]))
    assert results[0] == results[1]


def test_kk_815_packets_of_two_deal_the_same_pack_to_other_places() -> None:
    four, two = (koikoi(packet=packet).new(5) for packet in (4, 2))
    assert [int(card) for card in four.deck] == [int(card) for card in two.deck]
    assert four.view(A).hands[A].cards != two.view(A).hands[A].cards
    assert koikoi().options["packet"] == 4


@pytest.mark.parametrize("seed", range(5))
def test_kk_816_opponent_first_exchanges_the_two_hands(seed: int) -> None:
    usual, other = (
        koikoi(deal_order=order).new(seed) for order in ("dealer_first", "opponent_first")
    )
    assert usual.dealer == other.dealer
    hands = [[match.view(seat).hands[seat].cards for seat in (A, B)] for match in (usual, other)]
    assert hands[0] == hands[1][::-1]
    assert other.to_play == other.dealer  # oya still moves first


def test_kk_817_a_trio_makes_a_pile_or_the_pair_is_taken() -> None:
    pile = move(position(field="4A 8L", hand="4R", stock="4K2"), "4R>4A", "4K2>T")
    assert (base(pile), piled(pile)) == ("-", "P4(4A 4R 4K2)")
    taken = position(field="4A 8L", hand="4R", stock="4K2", trio_rule="take_pair")
    move(taken, "4R>4A", "4K2>-")
    assert (base(taken), free(taken), piled(taken)) == ("4A 4R", "4K2 8L", "-")


def test_kk_817_take_pair_leaves_the_compulsory_second_card_alone() -> None:
    match = position(field="8L 8A", hand="8K1", stock="8K2", trio_rule="take_pair")
    move(match, "8K1>8A", "8K2>8L")
    assert base(match) == "8L 8A 8K1 8K2"


def test_kk_818_no_doubling_by_calls() -> None:
    assert [shobu(SANKO, *calls, koi_double="none") for calls in CALLS] == [6, 6, 6, 6]


@pytest.mark.parametrize("name", ["last_card_of_ko", "last_card_of_oya"])
def test_kk_818_koi_koi_with_the_last_card(name: str) -> None:
    match = scripted(name, last_card_koi="allowed")
    assert choices(match) == ["stop", "koi"]


def test_kk_818_must_match_by_month_only_beside_the_joker() -> None:
    match = position(
        field="8L 1K1",
        hand="11K1 1L 6A",
        lightning_joker=True,
        must_match=True,
        must_match_joker="month_only",
    )
    assert hand_choices(match) == {"1L>1K1"}


def test_kk_818_a_turned_up_card_must_use_the_joker() -> None:
    match = position(
        field="8L 1K1",
        hand="6A",
        stock="11K1",
        lightning_joker=True,
        joker_draw_forced=True,
    )
    put(match, "6A>-")
    assert drawn_choices(match) == {"11K1>1K1", "11K1>6A", "11K1>8L"}


def test_every_option_names_the_rule_of_its_row() -> None:
    assert {option.name: option.rule for option in OPTIONS} == {
        "must_match": "KK-801",
        "lightning_joker": "KK-802",
        "viewing_needs_other": "KK-803",
        "sake_cup_kasu": "KK-804",
        "tsukifuda": "KK-805",
        "koi_limit": "KK-806",
        "koi_double": "KK-807",
        "seven_double": "KK-810",
        "seven_koi_combine": "KK-811",
        "dealer_point": "KK-812",
        "deals": "KK-813",
        "kan": "KK-814",
        "packet": "KK-815",
        "deal_order": "KK-816",
        "trio_rule": "KK-817",
        "last_card_koi": "KK-818",
        "must_match_joker": "KK-818",
        "joker_draw_forced": "KK-818",
    }
