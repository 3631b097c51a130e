"""Hachi-Hachi, section 7: play of the cards."""

from __future__ import annotations

import pytest

from fudaba.cards.rng import Rng
from fudaba.games.contract import IllegalAction
from fudaba.games.hachihachi.questions import CHOOSE_CARD
from tests.rules.hachihachi.match import act, finish, playing, position, shuffled
from tests.rules.hachihachi.written import A, B, C, base, cards, choices, text, view


@pytest.mark.parametrize("dealer", [A, B, C])
def test_hh_500_the_acting_dealer_begins_and_turns_go_to_the_right(dealer: int) -> None:
    match = playing(dealer=dealer)
    turns: list[int] = []
    while len(turns) < 6:
        legal = choices(match)
        if match.question == CHOOSE_CARD:
            turns.append(int(match.to_play))
        act(match, "sage" if "sage" in legal else legal[0])
    assert turns == [(dealer + place) % 3 for place in range(6)]


def test_hh_501_a_turn_is_a_hand_card_and_the_top_stock_card() -> None:
    match = position(field="1K1 4A", hands=("1L 9A", "-", "-"), stock="4K1 5A")
    act(match, "play 1L")
    assert base(match) == "1L 1K1 4A 4K1"
    assert int(match.to_play) == B
    assert match.next_card == 1


def test_hh_502_a_card_with_no_partner_stays_in_the_field() -> None:
    match = position(field="4A", hands=("1L 9A", "-", "-"), stock="5A")
    act(match, "play 1L")
    assert text(match.field) == "1L 4A 5A"
    assert base(match) == "-"


def test_hh_503_one_field_card_is_captured() -> None:
    match = position(field="1K1 4A", hands=("1L 9A", "-", "-"), stock="5A")
    act(match, "play 1L")
    assert base(match) == "1L 1K1"
    assert text(match.field) == "4A 5A"


def test_hh_504_of_two_field_cards_the_player_chooses() -> None:
    for choice, left in (("1R", "1K1"), ("1K1", "1R")):
        match = position(field="1R 1K1 4A", hands=("1L 9A", "-", "-"), stock="5A")
        act(match, "play 1L")
        assert choices(match) == ["take 1R", "take 1K1"]
        act(match, f"take {choice}")
        assert cards(choice) & match.captured[A]
        assert text(match.field) == f"{left} 4A 5A"


def test_hh_504_the_choice_for_the_stock_card() -> None:
    match = position(field="1R 1K1 4A", hands=("9A 10A", "-", "-"), stock="1L")
    act(match, "play 9A")
    assert choices(match) == ["take 1R", "take 1K1"]
    act(match, "take 1R")
    assert base(match) == "1L 1R"


def test_hh_505_a_pile_goes_to_the_base_with_the_fourth_card() -> None:
    match = position(field="1R 1K1 1K2 4A", hands=("1L 9A", "-", "-"), stock="5A")
    act(match, "play 1L")
    assert base(match) == "1L 1R 1K1 1K2"


def test_hh_506_a_card_that_can_capture_must() -> None:
    match = position(field="1K1 4A", hands=("1L 9A", "-", "-"), stock="4R")
    act(match, "play 1L")
    assert base(match) == "1L 1K1 4A 4R"
    choosing = act(position(field="1R 1K1 4A", hands=("1L 9A", "-", "-"), stock="5A"), "play 1L")
    with pytest.raises(IllegalAction):
        act(choosing, "take 4A")


def test_hh_507_any_hand_card_may_be_played() -> None:
    match = position(field="1K1 4A", hands=("1L 9A 12K1", "-", "-"), stock="5A")
    assert choices(match) == ["play 1L", "play 9A", "play 12K1"]
    act(match, "play 9A")
    assert text(match.field) == "1K1 4A 5A 9A"


def test_hh_508_bases_lie_open_and_hands_are_hidden() -> None:
    match = finish(playing(dealer=A), ["stay"])
    while match.question != CHOOSE_CARD or not int(match.captured[A]):
        legal = choices(match)
        act(match, "sage" if "sage" in legal else legal[0])
    for seat in (B, None):
        seen = view(match, seat)
        assert seen.captured[A] == text(match.captured[A])
        assert seen.hands[A].cards == ""
        assert seen.hands[A].hidden == int(match.hands[A]).bit_count()
    assert view(match, A).hands[A].cards == text(match.hands[A])


def test_hh_509_after_21_turns_hands_stock_and_field_are_empty() -> None:
    for seed in range(20):
        match = shuffled(seed)
        turns = 0
        rng = Rng(seed)
        match.stop_after_deal = True
        while not match.is_over:
            turns += match.question == CHOOSE_CARD
            if "sage" in choices(match):
                act(match, "sage")
            elif "cancel" in choices(match):
                act(match, choices(match)[0])
            else:
                match.step(match.legal_nth(rng.below(match.legal_count())))
        assert turns == 21
        assert match.field == 0
        assert match.next_card == len(match.stock)
        assert all(hand == 0 for hand in match.hands)
        assert sum(int(captured) for captured in match.captured) == (1 << 48) - 1
        for captured in match.captured:
            months = [int(captured) >> 4 * month & 15 for month in range(12)]
            assert {month.bit_count() for month in months} <= {0, 2, 4}
