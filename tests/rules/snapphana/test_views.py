"""Snapphana: what a seat is told, as far as a rule says it."""

from __future__ import annotations

import pytest

from tests.rules.snapphana.match import (
    act,
    choices,
    dealt,
    declare,
    discard,
    finish,
    named,
    play,
    shuffled,
    view,
)
from tests.rules.snapphana.written import GAMES, TO_A_TARGET


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_the_view_is_of_the_last_deal(game: str) -> None:
    match = shuffled(game, 3)
    while not match.is_over:
        finish(match)
    seen = view(match, None)
    assert seen.deal == len(match.deals)
    assert seen.dealer == int(match.deals[-1].dealer)
    assert seen.phase == "over"
    assert seen.legal == []
    assert seen.to_play is None
    assert seen.scores == match.scores
    assert seen.winner == match.winner


@pytest.mark.parametrize("game", TO_A_TARGET)
def test_the_phases_of_a_deal(game: str) -> None:
    match = shuffled(game, 1)
    seen = [view(match, int(match.to_play)).phase]
    while len(match.deals) == 0:
        legal = choices(match)
        act(match, next((action for action in legal if action.startswith("declare")), legal[0]))
        if match.is_over or match.deals:
            break
        phase = view(match, int(match.to_play)).phase
        if phase != seen[-1]:
            seen.append(phase)
    assert seen[:2] == ["discard", "play"]
    assert set(seen) <= {"discard", "play", "show", "give"}


def test_only_the_owner_sees_a_hand_and_all_see_what_was_declared() -> None:
    hands = {1: "SK CK HK C6 C7 C9 C10 H6 H7 H8 D6 D7 D9 S6 S7", 0: "S8 C8"}
    match = discard(dealt("800", hands, seed=1), "S8 C8")
    declare(match, "kings", "SK CK HK")
    for seat in range(4):
        for owner in range(4):
            held = view(match, seat).hands[owner]
            known = len(held.cards.split())
            assert known + held.hidden == 15
            assert known == (15 if owner == seat else 3 if owner == 1 else 0)


def test_suits_that_a_seat_has_shown_to_be_out_of() -> None:
    hands = {1: "S6", 2: "T5 T6 HK", 3: "HQ DQ", 0: "S7 C6 C7"}
    plain = "C8 C9 C10 CJ CN CQ CK CA D6 D7 D8 D9 D10"
    match = dealt("800", hands | {3: f"HQ DQ {plain}"}, seed=2)
    discard(match, "C6 C7")
    play(match, "S6")
    led = [card for card in named(match, "play").split() if card[0] == "S"]
    play(match, led[0] if led else "T5")
    assert view(match, 0).voids[2] == ([] if led else ["S"])
    play(match, "HQ")  # neither spades nor a trump
    assert view(match, None).voids[3] == ["S", "T"]


@pytest.mark.parametrize("game", GAMES)
def test_the_target_and_the_lost_deals(game: str) -> None:
    seen = view(shuffled(game, 5))
    assert seen.target == (int(game) if game in TO_A_TARGET else None)
    assert seen.losses == (None if game in TO_A_TARGET else [0, 0, 0, 0])


def test_tricks_and_piles_are_counted_in_the_open() -> None:
    hands = {1: "SK", 2: "S6", 3: "S7", 0: "S8 C6 C7"}
    match = discard(dealt("800", hands, seed=4), "C6 C7")
    assert view(match, 3).pile_sizes == [2, 0]
    play(match, "SK S6 S7 S8")
    assert view(match, 3).tricks == [0, 1]
    assert view(match, 3).pile_sizes == [2, 4]


@pytest.mark.parametrize("game", GAMES)
def test_a_new_deal_begins_with_nothing_known(game: str) -> None:
    match = finish(shuffled(game, 6, **({} if game == "fjabbe" else {"target": 100_000})))
    seen = view(match, None)
    assert seen.deal == 2
    assert seen.voids == [[] for _ in range(seen.seats)]
    assert seen.declared_points == seen.tricks == seen.pile_sizes == [0] * len(match.scores)
    assert seen.fjont is None
    assert seen.last_trick == []
    assert all(held.cards == "" for held in seen.hands)


def test_a_deal_played_again_by_itself_has_no_winner() -> None:
    match = finish(shuffled("800", 7, target=100_000))
    again = match.replayed_deal(1)
    assert again.is_over
    assert again.winner is None
    assert again.scores == match.scores
