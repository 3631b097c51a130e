"""Snapphana, sections 2.5 and 7.4: Fjønt and the card that is given for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.snapphana.match import (
    act,
    choices,
    dealt,
    discard,
    finish,
    kinds,
    named,
    pile,
    play,
    points_for,
    position,
    view,
)
from tests.rules.snapphana.written import GAMES, cards, playable, text

TRUMPS = "T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6"


@pytest.mark.parametrize("trick", ["-", "S7", "T7", "S7 T7", "*"])
def test_sn_050_fjont_may_be_played_whatever_is_led(trick: str) -> None:
    assert "*" in playable("S9 T5 H6 *", trick).split() or trick == "*"
    assert "*" in playable("H6 *", trick).split() or trick == "*"


def test_sn_051_fjont_goes_back_to_its_players_side() -> None:
    match = position("800", ["S6 C6", "SK C7", "* C8", "S7 C9"], won={0: "H6 H7"})
    play(match, "S6 SK * S7")
    act(match, "give H6")
    finish(match)
    assert "*" in pile(match, 0).split()
    assert "*" not in pile(match, 1).split()


def test_sn_052_nothing_is_owed_where_the_own_side_wins_the_trick() -> None:
    match = position("800", ["SK C6", "S6 C7", "* C8", "S7 C9"], won={0: "H6 H7"})
    play(match, "SK S6 * S7")
    assert named(match, "give") == "-"
    finish(match)
    assert {"SK", "S6", "S7", "*", "H6", "H7"} <= set(pile(match, 0).split())


def test_sn_052_a_card_is_given_where_the_opponents_win_it() -> None:
    match = position("800", ["S6 C6", "SK C7", "* C8", "S7 C9"], won={0: "H6 H7"})
    play(match, "S6 SK * S7")
    assert match.to_play == 2
    assert choices(match) == ["give H6", "give H7"]
    act(match, "give H7")
    assert match.to_play == 1  # the winner leads
    finish(match)
    assert "H7" in pile(match, 1).split()
    assert "H6" in pile(match, 0).split()


def test_sn_053_any_card_won_in_earlier_tricks() -> None:
    won = "SQ HK DA T18 I1 T20"
    match = position("800", ["S6 C6", "SK C7", "* C8", "S7 C9"], won={0: won})
    play(match, "S6 SK * S7")
    assert named(match, "give") == text(cards(won))


def test_sn_054_without_a_card_it_is_owed_until_it_can_be_paid() -> None:
    hands = ["* C6 H6", "S6 CK H7", "S7 C7 HK", "SK C8 H8"]
    match = position("800", hands)
    play(match, "* S6 S7 SK")  # seat 3 wins, nothing to give yet
    assert match.to_play == 3
    assert named(match, "give") == "-"
    play(match, "C8 C6 CK C7")  # seat 1 wins: still nothing
    assert match.to_play == 1
    play(match, "H7 HK H8 H6")  # seat 2 wins, the last trick
    assert match.to_play == 0
    assert named(match, "give") == "H6 H7 H8 HK"
    act(match, "give HK")
    assert pile(match, 0) == "H6 H7 H8 *"
    assert "HK" in pile(match, 1).split()


def test_sn_054_fjont_lies_open_as_a_reminder() -> None:
    hands = {1: "* S8", 2: "HK S6", 3: "H7 SK", 0: "H8 S7 C6 C7"}
    match = discard(dealt("800", hands, seed=2), "C6 C7")
    play(match, "* HK H7 H8")
    for seat in (0, 1, 2, 3, None):
        assert view(match, seat).fjont == 1
        assert view(match, seat).owed_to == 2
    play(match, "S6 SK S7 S8")
    act(match, "give S8")
    assert view(match, 0).owed_to is None


@pytest.mark.parametrize("exchange", ["asap", "end"])
def test_sn_055_after_the_last_trick_at_the_latest(exchange: str) -> None:
    match = position("800", ["SK C6", "S6 CK", "S7 *", "S8 C7"], fjont_exchange=exchange)
    play(match, "SK S6 S7 S8 C6 CK * C7")  # Fjønt in the last trick
    assert match.to_play == 2
    assert named(match, "give") == "S6 S7 S8 SK"
    act(match, "give S6")
    assert match.deals[0].end == "count"
    assert points_for(match, "last_trick") == [0, 6]


def test_sn_056_without_a_trick_fjont_is_lost() -> None:
    match = dealt("150", {0: f"{TRUMPS} C6 C7", 1: "* SK SQ S6 S7 S8 S9 S10 H6 H7 H8 H9 H10 D6 D7"})
    discard(match, "C6 C7")
    finish(match, prefer=["play *"])
    assert pile(match, 1) == "-"
    assert "*" in pile(match, 0).split()
    assert "give" not in kinds(match)
    (lost,) = [event for event in match.events(1) if event.kind == "fjont_lost"]
    assert lost.seat == 0


def test_sn_057_behind_a_led_fjont_the_next_player_chooses_the_suit() -> None:
    match = position("800", ["* S6 S7", "H10 S8 T6", "HA SK T9", "S9 C9 D9"])
    play(match, "*")
    assert named(match, "play") == "S8 H10 T6"
    play(match, "H10")
    assert named(match, "play") == "HA"
    play(match, "HA")
    assert named(match, "play") == "S9 C9 D9"
    play(match, "S9")
    assert match.to_play == 2


# Rulings.


def test_sn_r25_the_player_of_fjont_chooses_any_card() -> None:
    match = position("800", ["S6 C6", "SK C7", "* C8", "S7 C9"], won={0: "HK T20 H6 DQ"})
    play(match, "S6 SK * S7")
    assert match.to_play == 2  # not her partner, not the opponents
    assert named(match, "give") == "H6 HK DQ T20"


def test_sn_r25_a_hacka_where_the_table_asks_for_one() -> None:
    low: dict[str, Any] = {"fjont_exchange_card": "low_if_possible"}
    hands = ["S6 C6", "SK C7", "* C8", "S7 C9"]
    match = position("800", hands, won={0: "HK T20 H6 DA T18 I2 DQ"}, **low)
    play(match, "S6 SK * S7")
    assert named(match, "give") == "H6 DA I2 T18"
    match = position("800", hands, won={0: "HK T20 DQ T19"}, **low)
    play(match, "S6 SK * S7")
    assert named(match, "give") == "HK DQ T19 T20"


def test_sn_r25_a_single_hacka_goes_by_itself() -> None:
    hands = ["S6 C6", "SK C7", "* C8", "S7 C9"]
    match = position("800", hands, won={0: "HK T20 H6 DQ"}, fjont_exchange_card="low_if_possible")
    play(match, "S6 SK * S7")
    assert match.to_play == 1
    finish(match)
    assert "H6" in pile(match, 1).split()


def test_sn_r25_never_fjont_itself() -> None:
    match = position("150", ["* C6", "SK C7"], won={0: "H6 H7"}, fjont_exchange="end")
    play(match, "* SK C7 C6")
    assert named(match, "give") == "H6 H7"


@pytest.mark.parametrize(("exchange", "at_once"), [("asap", True), ("end", False)])
def test_sn_r26_as_soon_as_possible_or_at_the_end(exchange: str, at_once: bool) -> None:
    hands = ["S6 C6", "SK C7", "* C8", "S7 C9"]
    match = position("800", hands, won={0: "H6 H7"}, fjont_exchange=exchange)
    play(match, "S6 SK * S7")
    assert (named(match, "give") != "-") == at_once
    if not at_once:
        assert match.to_play == 1
        play(match, "C7 C8 C9 C6")  # seat 3 wins the last trick
        assert match.to_play == 2
        assert named(match, "give") == "H6 H7"
        act(match, "give H6")
    else:
        act(match, "give H6")
        assert match.to_play == 1


def test_sn_r26_at_the_end_out_of_all_tricks_won() -> None:
    hands = ["S6 C6", "SK C7", "* CK", "S7 C9"]
    match = position("800", hands, won={0: "H6 H7"}, fjont_exchange="end")
    play(match, "S6 SK * S7 C7 CK C9 C6")
    assert named(match, "give") == "C6 C7 C9 CK H6 H7"


def test_sn_r27_not_from_the_discards() -> None:
    hands = ["S6 C6", "SK C7", "* C8", "S7 C9"]
    match = position("800", hands, won={0: "H6 H7"}, discards={0: "D6 D7"})
    play(match, "S6 SK * S7")
    assert named(match, "give") == "H6 H7"
    match = position("150", ["* C6", "SK C7"], discards={0: "D6 D7"})
    finish(play(match, "* SK C7 C6"))
    assert pile(match, 0) == "-"  # the discards do not save Fjønt


def test_sn_r28_the_exchange_card_is_seen_by_all() -> None:
    hands = {1: "* S8", 2: "HK S6", 3: "H7 SK", 0: "H8 S7 C6 C7"}
    match = discard(dealt("800", hands, seed=2), "C6 C7")
    play(match, "* HK H7 H8 S6 SK S7 S8")
    act(match, "give S6")
    for seat in (0, 1, 2, 3, None):
        given = [event for event in view(match, seat).events if event.kind == "give"]
        assert [(event.seat, event.cards) for event in given] == [(1, "S6")]


def test_sn_r29_out_of_the_very_trick_that_was_won() -> None:
    hands = {1: "* S8", 2: "HK S6", 3: "H7 SK", 0: "H8 S7 C6 C7"}
    match = discard(dealt("800", hands, seed=2), "C6 C7")
    play(match, "* HK H7 H8 S6 SK S7 S8")
    assert match.to_play == 1
    assert named(match, "give") == "S6 S7 S8 SK"
    act(match, "give SK")
    assert match.to_play == 3


def test_sn_r29_never_out_of_the_trick_in_which_fjont_fell() -> None:
    match = position("800", ["S6 C6", "SK C7", "* C8", "S7 C9"], won={0: "H6 H7"})
    play(match, "S6 SK * S7")
    assert not {"S6", "SK", "S7"} & set(named(match, "give").split())


def test_sn_r30_a_lost_fjont_goes_to_the_side_that_won_its_trick() -> None:
    match = position("fjabbe", ["* C6", "S6 C7", "SK C8", "S7 CK"])
    play(match, "* S6 SK S7")  # seat 2 wins Fjønt's trick
    play(match, "C8 CK C6 C7")  # seat 3 the other
    assert pile(match, 2) == "S6 S7 SK *"
    assert pile(match, 3) == "C6 C7 C8 CK"
    assert points_for(match, "card_points")[2] == 1 + 9


@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_lost_through_exchanges(game: str) -> None:
    seats = 2 if game in ("1000", "150") else 4
    hands = ["* C6", "SK C7", "S6 C8", "S7 CK"][:seats]
    for exchange in ("asap", "end"):
        match = position(game, hands, won={0: "H6 H7"}, fjont_exchange=exchange)
        play(match, " ".join(card.split()[0] for card in hands))
        finish(match)
        counted = " ".join(pile(match, side) for side in range(len(match.deals[0].scores)))
        held = [card for card in counted.split() if card != "-"]
        assert sorted(held) == sorted(" ".join([*hands, "H6 H7"]).split())
