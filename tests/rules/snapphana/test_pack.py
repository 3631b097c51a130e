"""Snapphana, section 2.1: the pack, the ranks, tarokker, honours and hackor."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.snapphana import HACKOR, HONOURS, TAROKKER
from tests.rules.snapphana.match import choices, dealt, discard, named, play, position
from tests.rules.snapphana.written import GAMES, cards, is_combination, playable, text, winner

BLACK = "K Q N J 10 9 8 7 6 A"
RED = "K Q N J A 6 7 8 9 10"
PLAIN = [card for card in SNAPPHANA.texts if card[0] in "SCHD"]
TRUMPS = [card for card in SNAPPHANA.texts if card[0] in "TI"]


def beats(higher: str, lower: str) -> bool:
    """Whether a card takes a trick of two from another, led or not."""
    return winner(f"{higher} {lower}") == winner(f"{lower} {higher}") == higher


@pytest.mark.parametrize("game", GAMES)
def test_sn_001_the_pack_has_62_cards(game: str) -> None:
    assert len(SNAPPHANA.texts) == len(set(SNAPPHANA.texts)) == 62
    assert (len(PLAIN), len(TRUMPS), SNAPPHANA.texts.count("*")) == (40, 21, 1)
    assert sorted(view_of_the_pack(game)) == sorted(SNAPPHANA.texts)


def view_of_the_pack(game: str) -> list[str]:
    match = dealt(game, seed=1)
    return SNAPPHANA.list_text(match.deck).split()


@pytest.mark.parametrize("suit", "SCHD")
@pytest.mark.parametrize("rank", ["2", "3", "4", "5"])
def test_sn_002_twos_to_fives_are_taken_out(suit: str, rank: str) -> None:
    with pytest.raises(ValueError, match=suit + rank):
        SNAPPHANA.card(suit + rank)


@pytest.mark.parametrize("suit", "SCHD")
def test_sn_003_each_plain_suit_has_ten_cards(suit: str) -> None:
    found = [card[1:] for card in PLAIN if card[0] == suit]
    assert " ".join(found) == "A 6 7 8 9 10 J N Q K"


def test_sn_004_the_trump_suit_has_21_cards() -> None:
    numbered = [f"T{number}" for number in range(5, 21)]
    assert sorted(TRUMPS) == sorted([*numbered, "I1", "I2", "I3", "I4", "T0"])
    for card in TRUMPS:
        assert playable(f"{card} S6 HK", "T9" if card != "T9" else "T8") == text(cards(card))


def test_sn_005_fjont_stands_outside_everything() -> None:
    for led in ("S7", "H7", "T7"):
        hand = "* C6 D6"
        assert playable(hand, led) == "C6 D6 *"
    for other in ("SA", "H10", "T0", "I1"):
        assert winner(f"* {other}") == winner(f"{other} *") == other


@pytest.mark.parametrize("suit", "SC")
def test_sn_006_black_suits_run_from_the_king_to_the_ace(suit: str) -> None:
    for higher, lower in pairwise(BLACK.split()):
        assert beats(suit + higher, suit + lower)


@pytest.mark.parametrize("suit", "HD")
def test_sn_007_red_suits_have_the_ace_behind_the_knave_and_the_ten_last(suit: str) -> None:
    for higher, lower in pairwise(RED.split()):
        assert beats(suit + higher, suit + lower)


def test_sn_r40_the_whole_order_of_every_suit_is_that_of_the_prose() -> None:
    for suits, ranks in (("SC", BLACK), ("HD", RED)):
        order = ranks.split()
        for suit in suits:
            for place, higher in enumerate(order):
                assert all(beats(suit + higher, suit + lower) for lower in order[place + 1 :])


def test_sn_008_trumps_run_from_t20_to_t5_then_snapphanar_then_nulla() -> None:
    order = [f"T{number}" for number in range(20, 4, -1)]
    for place, higher in enumerate(order):
        for lower in [*order[place + 1 :], "I1", "I2", "I3", "I4", "T0"]:
            assert beats(higher, lower)
    assert all(beats(snapphana, "T0") for snapphana in ("I1", "I2", "I3", "I4"))


def test_sn_009_of_equal_snapphanar_the_last_one_played_wins() -> None:
    assert winner("I1 I2 I3 I4") == "I4"
    assert winner("I4 I3 I2 I1") == "I1"
    assert winner("S6 I4 T0 I2") == "I2"
    assert winner("I2 T5 I1 I3") == "T5"
    assert winner("I3 I1 SK T0") == "I1"


def test_sn_009_in_play_the_last_snapphana_leads_to_the_next_trick() -> None:
    match = position("800", ["I1 S6", "I4 S7", "I2 S8", "I3 S9"], leader=1)
    play(match, "I4 I2 I3 I1")
    assert match.to_play == 0
    assert named(match, "play") == "S6"


def test_sn_010_four_cards_are_tarokker() -> None:
    assert text(TAROKKER) == "T0 T19 T20 *"
    assert is_combination("tarokker", "T20 T19 T0 *")
    assert not is_combination("tarokker", "T20 T19 T18")


def test_sn_011_twenty_honours_and_42_hackor() -> None:
    court = [card for card in PLAIN if card[1:] in ("K", "Q", "N", "J")]
    assert text(HONOURS) == text(cards(" ".join(["T20", "T19", "T0", "*", *court])))
    hackor = [card for card in SNAPPHANA.texts if not cards(card) & HONOURS]
    assert len(hackor) == 42
    assert text(HACKOR) == " ".join(hackor)
    assert {"SA", "H10", "T18", "T5", "I1", "I4"} <= set(hackor)


@pytest.mark.parametrize("dealer", range(4))
def test_sn_012_deal_and_play_run_to_the_next_seat(dealer: int) -> None:
    match = dealt("800", dealer=dealer, seed=12)
    discard(match, " ".join(named(match, "discard").split()[:1]))
    discard(match, " ".join(named(match, "discard").split()[:1]))
    for place in range(1, 5):
        assert match.to_play == (dealer + place) % 4
        match.apply_text(next(a for a in choices(match) if a.startswith("play")))
    deck = SNAPPHANA.list_text(match.deck).split()
    for packet in range(12):
        seat = (dealer + 1 + packet) % 4
        started = match.opened_again(1)
        held = set(started.view(seat).hands[seat].cards.split())
        assert set(deck[5 * packet : 5 * packet + 5]) <= held


def test_sn_r41_no_rule_tells_snapphanar_apart() -> None:
    snapphanar = ["I1", "I2", "I3", "I4"]
    for one in snapphanar:
        for other in snapphanar:
            if one != other:
                assert winner(f"{one} {other} S6") == other
                assert is_combination("snapphanar", f"{one} {other} T0")
                assert playable(f"{one} S6", f"{other}", must_overtrump=True) == one
