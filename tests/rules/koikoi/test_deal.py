"""Koi-Koi, section 1: preparations and deal."""

from __future__ import annotations

import pytest
from mypy_extensions import i64, u8

from fudaba.cards.pack import HANAFUDA
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.koikoi.dealing import FIELD, deal_out, draw_for_dealer, drawn_dealer, place_of
from fudaba.games.koikoi.settlement import stones
from fudaba.games.ledger import SUPPLY
from fudaba.games.options import OptionError
from fudaba.games.playout import play_out
from fudaba.locale import word
from tests.rules.koikoi.deals import scores, scripted, settled
from tests.rules.koikoi.written import A, B, koikoi, rules


def first_dealer(first: str, second: str) -> int | None:
    return drawn_dealer(HANAFUDA.card(first), HANAFUDA.card(second))


def places(dealer: int, **options: int | str) -> dict[str, list[int]]:
    """Which cards of an unshuffled pack, counted from the top, go where."""
    hands = vec[i64]([0, 0])
    field = deal_out(rules(**options), dealer, vec[u8](range(48)), hands)
    dealt = {"dealer": hands[dealer], "field": field, "other": hands[1 - dealer]}
    return {place: [card for card in range(48) if got & 1 << card] for place, got in dealt.items()}


@pytest.mark.parametrize("deals", [3, 6, 12])
def test_kk_101_a_match_has_three_six_or_twelve_deals(deals: int) -> None:
    match = koikoi(deals=deals).new(1)
    play_out(match, Rng(1))
    assert len(match.deals) == deals


def test_kk_101_twelve_deals_unless_agreed_otherwise_and_no_other_number() -> None:
    assert koikoi().options["deals"] == 12
    with pytest.raises(OptionError):
        koikoi(deals=4)


@pytest.mark.parametrize(
    ("first", "second", "dealer"),
    [
        ("3K1", "7A", A),  # earlier month
        ("12L", "1K1", B),
        ("8A", "8L", B),  # same month: higher value
        ("11A", "11R", A),
        ("1K2", "1R", B),
        ("12L", "12K2", A),
    ],
)
def test_kk_102_the_earlier_month_deals_then_the_higher_value(
    first: str, second: str, dealer: int
) -> None:
    assert first_dealer(first, second) == dealer


def test_kk_103_two_plains_of_one_month_are_drawn_again() -> None:
    assert first_dealer("12K1", "12K3") is None
    assert first_dealer("4K2", "4K1") is None


def test_kk_103_players_draw_until_it_is_decided() -> None:
    repeated = 0
    for seed in range(500):
        dealer, draws = draw_for_dealer(Rng(seed))
        assert [drawn_dealer(*draw) for draw in draws] == [None] * (len(draws) - 1) + [dealer]
        assert all(first != second for first, second in draws)
        repeated += len(draws) > 1
    assert repeated


def test_kk_104_the_winner_takes_stones_and_nothing_is_taken_from_the_opponent() -> None:
    ended = settled(("1R 2R 3R", "3L 9A"), by=A)
    assert scores(ended) == [5, 0]
    assert {int(entry.payer) for entry in ended.entries} == {SUPPLY}


def test_kk_104_a_white_stone_is_twelve_points_or_ten() -> None:
    assert stones(12, kan=12) == (1, 0)
    assert stones(10, kan=10) == (1, 0)
    assert [koikoi(kan=kan).options["kan"] for kan in (12, 10)] == [12, 10]


@pytest.mark.parametrize(
    ("score", "kan", "white", "black"),
    [(11, 12, 0, 11), (12, 12, 1, 0), (25, 12, 2, 1), (25, 10, 2, 5), (9, 10, 0, 9)],
)
def test_kk_105_stones_are_the_score_divided_by_a_kan(
    score: int, kan: int, white: int, black: int
) -> None:
    assert stones(score, kan) == (white, black)


def test_kk_106_every_deal_is_a_shuffled_pack_of_all_cards() -> None:
    match = koikoi().new(3)
    play_out(match, Rng(3))
    packs = [[int(card) for card in deal.deck] for deal in match.deals]
    assert all(sorted(pack) == list(range(48)) for pack in packs)
    assert len({tuple(pack) for pack in packs}) == len(packs)


def test_kk_107_eight_cards_each_eight_on_the_table_24_in_the_stock() -> None:
    for seed in range(20):
        view = koikoi().new(seed).view(A)
        assert len(view.hands[A].cards.split()) == 8
        assert (view.hands[B].cards, view.hands[B].hidden) == ("", 8)  # face down
        assert view.stock == 24


def test_kk_107_the_places_of_the_deal_are_disjoint() -> None:
    got = places(A)
    assert sorted(got["dealer"] + got["field"] + got["other"]) == list(range(24))


@pytest.mark.parametrize("dealer", [A, B])
def test_kk_108_packets_of_four_until_each_place_has_eight(dealer: int) -> None:
    assert koikoi().options["packet"] == 4
    assert places(dealer, packet=4) == {
        "dealer": [0, 1, 2, 3, 12, 13, 14, 15],
        "field": [4, 5, 6, 7, 16, 17, 18, 19],
        "other": [8, 9, 10, 11, 20, 21, 22, 23],
    }


@pytest.mark.parametrize("dealer", [A, B])
def test_kk_108_packets_of_two_until_each_place_has_eight(dealer: int) -> None:
    assert places(dealer, packet=2) == {
        "dealer": [0, 1, 6, 7, 12, 13, 18, 19],
        "field": [2, 3, 8, 9, 14, 15, 20, 21],
        "other": [4, 5, 10, 11, 16, 17, 22, 23],
    }


@pytest.mark.parametrize("packet", [2, 4])
@pytest.mark.parametrize("dealer", [A, B])
def test_kk_109_dealer_then_table_then_the_other_player(packet: int, dealer: int) -> None:
    assert koikoi().options["deal_order"] == "dealer_first"
    at_table = rules(packet=packet)
    rounds = [int(place_of(at_table, dealer, index)) for index in range(0, 24, packet)]
    assert rounds == [dealer, FIELD, 1 - dealer] * (8 // packet)


def test_kk_109_the_stock_is_turned_up_from_the_top_of_what_is_left() -> None:
    match = scripted("quiet")
    drawn = [event.cards for event in match.events(1) if event.kind == "draw"]
    assert drawn == [1 << int(card) for card in match.deals[0].deck[24:40]]


def test_kk_110_the_dealer_is_called_oya_and_the_other_player_ko() -> None:
    assert (word("koikoi.term.oya", "ja"), word("koikoi.term.ko", "ja")) == ("親", "子")
    assert word("koikoi.term.oya") == "dealer"  # one word for one thing, where English has one
    for dealer in (A, B):
        match = scripted("instant_both", dealer=dealer)
        assert match.to_play == match.dealer == dealer
