"""Koi-Koi, section 2: instant hands, bad tables, three of a month."""

from __future__ import annotations

import pytest

from fudaba.cards.pack import HANAFUDA
from fudaba.games.koikoi.dealing import drawn_dealer
from fudaba.games.koikoi.instant import (
    DRAW,
    PLAY_ON,
    REDEAL,
    WIN,
    instant_names,
    is_instant,
    layout,
)
from fudaba.games.record import RecordError
from tests.rules.koikoi.deals import dealt, redealt, scores, scripted
from tests.rules.koikoi.moves import move
from tests.rules.koikoi.written import A, B, base, cards, free, piled, position, view

FOUR_IRISES = "5A 5R 5K1 5K2 1L 3K1 8A 12K1"
FOUR_PAIRS = "1R 1K1 2R 2K1 9A 9K1 12L 12K2"
BAD_FIELD = "7A 7R 7K1 7K2 10A 11L 3L 4K1"
GOOD_FIELD = "3L 4A 6A 6K1 8L 10A 11L 12K3"
GOOD_HAND = "1K2 2A 3R 4R 6R 8K1 9R 10R"
OTHER_GOOD_HAND = "1L 2K2 3K1 4K2 5A 6K2 9K2 10K1"


@pytest.mark.parametrize("dealer", [A, B])
def test_kk_201_teshi_is_all_four_cards_of_a_month_and_worth_six(dealer: int) -> None:
    assert instant_names(cards(FOUR_IRISES)) == ["teshi"]
    assert instant_names(cards("5A 5R 5K1 6A 1L 3K1 8A 12K1")) == []
    match = scripted("instant_oya", dealer=dealer)
    assert scores(match)[dealer] == 6
    assert [(entry.reason, entry.rule) for entry in match.ledger] == [("teshi", "KK-201")]


@pytest.mark.parametrize("dealer", [A, B])
def test_kk_202_kuttsuki_is_four_pairs_and_worth_six(dealer: int) -> None:
    assert instant_names(cards(FOUR_PAIRS)) == ["kuttsuki"]
    assert instant_names(cards("1R 1K1 2R 2K1 9A 9K1 12L 11L")) == []
    assert instant_names(cards("1L 1R 1K1 2R 2K1 9A 9K1 12L")) == []
    match = scripted("instant_ko", dealer=dealer)
    assert scores(match)[1 - dealer] == 6
    assert [(entry.reason, entry.rule) for entry in match.ledger] == [("kuttsuki", "KK-202")]


@pytest.mark.parametrize(("name", "winner"), [("instant_oya", A), ("instant_ko", B)])
def test_kk_203_the_only_instant_hand_wins_at_once_and_deals_next(name: str, winner: int) -> None:
    match = scripted(name, dealer=A)
    assert match.deals[0].end == "instant"
    assert len(match.deals[0].actions) == 0  # no card is played
    assert scores(match) == ([6, 0] if winner == A else [0, 6])
    assert match.dealer == winner


def test_kk_204_two_instant_hands_are_a_draw_and_the_same_person_deals() -> None:
    match = scripted("instant_both", dealer=B)
    assert match.deals[0].end == "instant"
    assert scores(match) == [0, 0]
    assert match.dealer == B


@pytest.mark.parametrize("field", [BAD_FIELD, "7A 7R 8L 8A 10A 10K2 11L 11A"])
def test_kk_205_a_bad_table_is_dealt_again(field: str) -> None:
    with pytest.raises(RecordError, match="KK-205"):
        dealt(GOOD_HAND, field, "1L 2K2 3K2 4K2 5A 6K2 9K2 12K1")


def test_kk_205_the_same_dealer_deals_the_same_deal_again() -> None:
    for match in redealt():
        assert match.dealer == drawn_dealer(*match.draws[-1])
        assert match.deal_number == 1
        assert match.to_play == match.dealer
        assert not is_instant(match.field)


def test_kk_206_a_hand_counts_before_a_bad_table() -> None:
    assert scores(dealt(FOUR_IRISES, BAD_FIELD, GOOD_HAND)) == [6, 0]
    assert scores(dealt(GOOD_HAND, BAD_FIELD, FOUR_IRISES)) == [0, 6]


@pytest.mark.parametrize(
    ("first", "second", "field", "outcome"),
    [
        (GOOD_HAND, OTHER_GOOD_HAND, GOOD_FIELD, PLAY_ON),
        (GOOD_HAND, OTHER_GOOD_HAND, BAD_FIELD, REDEAL),
        (FOUR_IRISES, GOOD_HAND, BAD_FIELD, WIN),
        (GOOD_HAND, FOUR_PAIRS, GOOD_FIELD, WIN),
        (FOUR_IRISES, FOUR_PAIRS, BAD_FIELD, DRAW),
        (FOUR_IRISES, FOUR_PAIRS, GOOD_FIELD, DRAW),
    ],
)
def test_kk_206_the_table_is_looked_at_only_when_neither_hand_qualifies(
    first: str, second: str, field: str, outcome: int
) -> None:
    assert layout(cards(first), cards(second), cards(field)) == outcome


@pytest.mark.parametrize(
    ("hand", "ko"),
    [
        ("5A 5R 5K1 5K2 9A 9R 12L 12K1", "1K2 2A 3R 4R 6R 8K1 9K1 10R"),
        ("5A 5R 5K1 5K2 9A 9R 9K1 9K2", "1K2 2A 3R 4R 6R 8K1 7A 10R"),
    ],
)
def test_kk_207_a_hand_that_qualifies_twice_is_worth_six_once(hand: str, ko: str) -> None:
    assert scores(dealt(hand, GOOD_FIELD, ko)) == [6, 0]


def test_kk_208_three_of_a_month_in_the_layout_are_a_pile() -> None:
    match = dealt(GOOD_HAND, "7A 7R 7K1 8L 10A 11L 3L 4K1", OTHER_GOOD_HAND)
    assert piled(match) == "P7(7A 7R 7K1)"
    assert free(match) == "3L 4K1 8L 10A 11L"
    assert view(match).field.piles == ["7A 7R 7K1"]


def test_kk_208_three_of_a_month_are_a_pile_during_play_too() -> None:
    match = move(position(field="4A 8L", hand="4R", stock="4K2"), "4R>4A", "4K2>T")
    assert piled(match) == "P4(4A 4R 4K2)"
    assert free(match) == "8L"


@pytest.mark.parametrize(
    ("hand", "stock", "placed", "drawn"),
    [("9K2", "2A", "9K2>P9", "2A>-"), ("6A", "9K2", "6A>-", "9K2>P9")],
)
def test_kk_209_the_fourth_card_captures_the_whole_pile(
    hand: str, stock: str, placed: str, drawn: str
) -> None:
    match = position(field="9A 9R 9K1 1K1", hand=hand, stock=stock)
    move(match, placed, drawn)
    assert base(match) == "9A 9R 9K1 9K2"


def test_kk_209_a_pile_may_be_named_by_any_of_its_cards() -> None:
    for name in HANAFUDA.set_text(cards("9A 9R 9K1")).split():
        match = position(field="9A 9R 9K1 11R", hand="11K1 6A", stock="2A", lightning_joker=True)
        match.apply_text("play 11K1")
        match.apply_text(f"take {name}")
        assert base(match) == "9A 9R 9K1 11K1"
