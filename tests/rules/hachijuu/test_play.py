"""Hachijuu, section 5: the play of the cards."""

from __future__ import annotations

import pytest

from fudaba.games.contract import IllegalAction
from tests.rules.hachijuu.match import act, finish, playing, position, shuffled
from tests.rules.hachijuu.written import P0, P1, P2, base, choices, phase, text, view

#: Hands and a field that match nowhere.
APART = {P0: "1L 2A 3L 4A 5A 6A 7A", P1: "1R 2R 3R 4R 5R 6R 7R"}
FIELD = "8L 8A 9A 9R 10A 10R"


def test_hj_501_a_turn_is_a_hand_card_and_then_a_stock_card() -> None:
    match = playing("in", "in", seats=2, hands=APART, field=FIELD, stock="11L 12L")
    assert (int(match.to_play), choices(match)) == (P0, [f"play {c}" for c in APART[P0].split()])
    act(match, "play 1L")
    assert [event.kind for event in match.events()[-4:]] == ["play", "lay", "draw", "lay"]
    assert text(match.field) == "1L 8L 8A 9A 9R 10A 10R 11L"
    assert (int(match.to_play), view(match).stock) == (P1, 27)
    act(match, "play 4R")
    assert (int(match.to_play), view(match).stock) == (P0, 26)
    three = playing("in", "in", "in", oya=1)
    turns: list[int] = []
    while len(turns) < 4:
        if choices(three)[0].startswith("play"):
            turns.append(int(three.to_play))
        act(three, choices(three)[-1])
    assert turns == [P1, P2, P0, P1]


def test_hj_502_a_hand_card_takes_its_match_at_once() -> None:
    match = position(field="4A 8L", hands=("4R", "-", "-"), stock="4K1")
    act(match, "play 4R")
    # Taken before the stock card was turned: that finds nothing to match.
    assert base(match) == "4A 4R"
    assert text(match.field) == "4K1 8L"


def test_hj_503_without_a_match_it_stays_on_the_field() -> None:
    match = position(field="4A 8L", hands=("6R", "-", "-"), stock="1L")
    act(match, "play 6R")
    assert (base(match), text(match.field)) == ("-", "1L 4A 6R 8L")


@pytest.mark.parametrize(
    ("stock", "captured", "left"),
    [
        ("8K1", "8L 8K1", "4A 6R"),  # as HJ-502: it matches a card of the field
        ("6K1", "6R 6K1", "4A 8L"),  # also the one that was just laid down
        ("9K1", "-", "4A 6R 8L 9K1"),  # as HJ-503: without a match it stays on the field
    ],
)
def test_hj_504_the_stock_card_has_the_same_two_cases(stock: str, captured: str, left: str) -> None:
    match = position(field="4A 8L", hands=("6R", "-", "-"), stock=stock)
    act(match, "play 6R")
    assert (base(match), text(match.field)) == (captured, left)
    assert match.to_play == P1  # the turn is over


def test_hj_505_of_two_the_player_chooses() -> None:
    match = position(field="4A 4K1 8L 8K1", hands=("4R", "-", "-"), stock="8A")
    act(match, "play 4R")
    assert (phase(match), choices(match)) == ("place_played", ["take 4A", "take 4K1"])
    act(match, "take 4K1")
    assert (phase(match), choices(match)) == ("place_drawn", ["take 8L", "take 8K1"])
    assert base(match) == "4R 4K1"
    act(match, "take 8L")
    assert (base(match), text(match.field)) == ("4R 4K1 8L 8A", "4A 8K1")


@pytest.mark.parametrize("source", ["hand", "stock"])
def test_hj_506_the_fourth_card_takes_all_three(source: str) -> None:
    hand, stock = ("9K2", "1L") if source == "hand" else ("1L", "9K2")
    match = position(field="4A 9A 9R 9K1", hands=(hand, "-", "-"), stock=stock)
    assert view(match).field.piles == ["9A 9R 9K1"]
    act(match, f"play {hand}")
    assert match.to_play == P1
    assert (base(match), text(match.field)) == ("9A 9R 9K1 9K2", "1L 4A")


def test_hj_506_three_that_came_together_in_play() -> None:
    match = position(field="9A 9R 4A", hands=("1L", "9K2", "-"), stock="9K1 2A")
    act(match, "play 1L")
    # The turned-up card takes one of two: three never come together so.
    assert choices(match) == ["take 9A", "take 9R"]


def test_hj_507_any_card_may_be_played_but_a_match_is_taken() -> None:
    hand = "1L 4R 6R 8K1 9A 11L 12L"
    match = playing("in", "in", seats=2, hands={P0: hand}, field="4A 8L 8A 2A 3L 5A")
    assert choices(match) == [f"play {card}" for card in hand.split()]
    act(match, "play 4R")
    assert {"4A", "4R"} <= set(base(match).split())
    with pytest.raises(IllegalAction):
        act(playing("in", "in", seats=2, hands={P0: hand}), "play 7A")


def test_hj_508_there_is_no_trio_rule() -> None:
    match = position(field="4A 8L", hands=("4R", "-", "-"), stock="4K1")
    act(match, "play 4R")
    assert (base(match), text(match.field)) == ("4A 4R", "4K1 8L")
    other = position(field="4A 4K2 8L", hands=("4R", "-", "-"), stock="4K1")
    act(other, "play 4R", "take 4A")
    assert (base(other), text(other.field)) == ("4A 4R 4K1 4K2", "8L")


def test_hj_509_captured_cards_lie_open() -> None:
    hands = {P0: "4R 1L 2A 5R 6R 7R 8L"}
    match = playing("in", "in", "in", hands=hands, field="4A 12L 12K1 9A 9R 10A", stock="3L")
    act(match, "play 4R")
    for viewer in (P0, P1, P2, None):
        assert view(match, viewer).captured == ["4A 4R", "", ""]


def test_hj_510_play_ends_at_once_with_agari() -> None:
    match = position(field="3R 8L", hands=("3K1", "-", "-"), bases=("1R 2R", "-", "-"), stock="5A")
    act(match, "play 3K1", "agari")
    assert match.deals[0].end == "agari"
    assert int(match.hands[P1]) != 0


@pytest.mark.parametrize(
    ("seats", "says", "turns"),
    [(2, ["in", "in"], 14), (3, ["in"] * 3, 21), (5, ["fold", "in", "fold", "in", "fold"], 14)],
)
def test_hj_510_else_when_all_hands_are_empty(seats: int, says: list[str], turns: int) -> None:
    for seed in range(5):
        match = finish(act(shuffled(seed, seats), *says))
        plays = [e for e in match.events(1) if e.kind == "play"]
        draws = [e for e in match.events(1) if e.kind == "draw"]
        assert match.deals[0].end == "exhausted"
        assert len(plays) == len(draws) == turns
