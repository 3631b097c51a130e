"""Hachi-Hachi, section 3: the deal."""

from __future__ import annotations

import pytest

from fudaba.cards.bits import set_of
from fudaba.cards.hanafuda import WHITE
from fudaba.games.contract import UnplayableDeck
from fudaba.games.hachihachi.dealing import place_of
from fudaba.games.hanafuda.capture import has_four
from tests.rules.hachihachi.match import (
    act,
    finish,
    packed,
    playing,
    position,
    scores,
    shuffled,
    started,
)
from tests.rules.hachihachi.written import A, B, C, D, base, cards, choices, rules, text, view


def test_hh_100_every_pack_is_shuffled_from_the_seed() -> None:
    packs = [[int(card) for card in shuffled(seed).deck] for seed in range(50)]
    assert len({tuple(pack) for pack in packs}) == 50
    assert packs[0] == [int(card) for card in shuffled(0).deck]
    assert len({pack[0] for pack in packs}) > 15


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hh_101_seven_cards_to_each_and_six_to_the_field(seats: int) -> None:
    for seed in range(5):
        match = shuffled(seed, seats, mizuten=True)
        assert [int(hand).bit_count() for hand in match.dealt] == [7] * seats
        assert int(match.field).bit_count() == 6
        assert match.white < 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("dealer", [0, 1])
def test_hh_102_packets_of_four_and_three(seats: int, dealer: int) -> None:
    deck = packed(seats, dealer)
    match = started([deck], seats=seats, dealer=dealer, mizuten=True)
    order = [(dealer + place) % seats for place in range(seats)]
    rest = list(deck)
    got = {seat: [] for seat in order}  # type: dict[int, list[int]]
    lying: list[int] = []
    for packet in (4, 3):
        for seat in order:
            got[seat] += rest[:packet]
            del rest[:packet]
        lying += rest[:3]
        del rest[:3]
    assert [int(hand) for hand in match.dealt] == [set_of(got[seat]) for seat in range(seats)]
    assert match.field == set_of(lying)
    places = [int(place_of(rules(), seats, dealer, index)) for index in range(7 * seats + 6)]
    assert all(deck[i] in (got[seat] if seat < seats else lying) for i, seat in enumerate(places))


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_hh_103_each_round_begins_with_the_dealer(dealer: int) -> None:
    deck = packed(3, dealer)
    match = started([deck], dealer=dealer)
    assert set_of(deck[:4]) & ~match.dealt[dealer] == 0
    assert set_of(deck[15:18]) & ~match.dealt[dealer] == 0
    assert set_of(deck[4:8]) & ~match.dealt[(dealer + 1) % 3] == 0


@pytest.mark.parametrize(("seats", "left"), [(3, 21), (4, 14), (5, 7), (6, 0)])
def test_hh_104_what_is_left_is_the_stock(seats: int, left: int) -> None:
    match = shuffled(1, seats)
    assert view(match).stock == left
    assert 48 - 7 * seats - 6 == left


def test_hh_105_four_of_a_month_in_the_field_are_dealt_again_by_the_same_dealer() -> None:
    with pytest.raises(UnplayableDeck, match="HH-105"):
        playing(field="1* 2A 4A")
    again = [m for seed in range(600) if (m := shuffled(seed, 3, mizuten=True)).redeals]
    assert again
    for match in again:
        assert not has_four(match.field)
        assert len(match.deals) == 0
        assert match.month == 1
        assert match.to_play == match.dealer


def test_hh_106_three_of_a_month_are_a_pile_that_the_fourth_takes() -> None:
    match = playing(field="7A 7R 7K1 2A 4A 5A", hands={A: "7K2"}, stock="9A")
    assert view(match).field.piles == ["7A 7R 7K1"]
    assert view(match).field.free == "2A 4A 5A"
    act(match, "play 7K2")
    assert cards("7*") & ~match.captured[A] == 0


def test_hh_106_the_pile_is_taken_by_the_stock_card_too() -> None:
    match = position(field="7A 7R 7K1 2A", hands=("9A 9R", "-", "-"), stock="7K2")
    act(match, "play 9A")
    assert base(match, A) == "7A 7R 7K1 7K2"


SEVEN = "W 2A 3K1 4R 5K1 6A 7K1"


@pytest.mark.parametrize("dealer", [0, 5])
def test_hh_120_seven_players_get_all_49_cards_in_packets_of_four_and_three(dealer: int) -> None:
    deck = packed(7, dealer, {C: SEVEN})
    assert len(deck) == 49
    match = started([deck], seats=7, dealer=dealer)
    order = [(dealer + place) % 7 for place in range(7)]
    for place, seat in enumerate(order):
        hand = deck[4 * place : 4 * place + 4] + deck[28 + 3 * place : 31 + 3 * place]
        if seat != C:
            assert match.dealt[seat] == set_of(hand)
        else:
            assert WHITE in hand


@pytest.mark.parametrize("holder", range(7))
def test_hh_121_who_has_the_white_card_sits_out_and_neither_pays_nor_is_paid(holder: int) -> None:
    for preset in ("decimal", "classic"):
        match = playing(seats=7, hands={holder: SEVEN}, preset=preset)
        assert choices(match) == (["stay", "drop"] if preset == "decimal" else ["mizuten", "look"])
        finish(match, ["mizuten"])
        assert scores(match)[holder] == 0
        assert not any(holder in (entry.payer, entry.payee) for entry in match.deals[0].entries)
        assert match.deals[0].captured[holder] == 0


def test_hh_121_the_white_card_brings_no_teyaku() -> None:
    match = playing(seats=7, hands={C: SEVEN})
    assert view(match, C).teyaku == [[]] * 7


def test_hh_122_the_other_six_cards_are_the_field() -> None:
    match = playing(seats=7, hands={C: "W 1L 3K1 4R 4K1 4K2 7K1"})
    assert text(match.field) == "1L 3K1 4R 4K1 4K2 7K1"
    assert match.multiplier == 2
    assert view(match).field.piles == ["4R 4K1 4K2"]
    assert view(match).white == C
    with pytest.raises(UnplayableDeck, match="HH-105"):
        playing(seats=7, hands={C: "W 1L 3K1 4*"})


def test_hh_123_the_other_six_take_part() -> None:
    match = playing(seats=7, hands={C: SEVEN}, auction_min="free")
    spoke: list[int] = []
    while choices(match) == ["stay", "drop"] and len(spoke) < 5:
        spoke.append(int(match.to_play))
        act(match, "drop")
    assert spoke == [A, B, D, 4, 5]
    assert match.to_play == 6
    act(match, "drop")
    assert match.deals[0].end == "void"
    stays = act(playing(seats=7, hands={C: SEVEN}), "stay", "stay", "stay")
    assert list(stays.order) == [A, B, D]
    assert len(stays.stock) == 21
