"""Hachi-Hachi, section 5: who plays."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games.contract import IllegalAction
from fudaba.games.hachihachi.match import HachiHachiMatch
from tests.rules.hachihachi.match import act, finish, packed, playing, scores, shuffled, started
from tests.rules.hachihachi.settle import gains, settled
from tests.rules.hachihachi.written import A, B, C, D, E, F, choices, game, text, view

ASKED = ["stay", "drop"]
#: A field with no light, and one with the rain man.
SMALL = "2A 4A 5A 6A 7A 9A"
GRAND = "2A 4A 5A 6A 7A 11L"


def table(
    seats: int, *says: str, dealer: int = A, field: str = SMALL, **options: Any
) -> HachiHachiMatch:
    """A `decimal` deal in which this was said."""
    return act(playing(seats=seats, dealer=dealer, field=field, **options), *says)


def classic(seats: int, *says: str, field: str = SMALL, **options: Any) -> HachiHachiMatch:
    match = playing(seats=seats, field=field, preset="classic", **options)
    return act(match, *says)


def fees(match: HachiHachiMatch) -> list[tuple[int, int]]:
    entries = match.entries if not match.deals else match.deals[0].entries
    return [(int(e.payer), int(e.amount)) for e in entries if e.reason == "drop_fee"]


def test_hh_250_the_dealer_may_play_blind_before_the_cards_are_dealt() -> None:
    assert game(preset="decimal").options["mizuten"] is False
    assert game(preset="classic").options["mizuten"] is True
    match = playing(seats=4, dealer=2, mizuten=True)
    assert (int(match.to_play), choices(match)) == (C, ["mizuten", "look"])
    seen = view(match, C)
    assert seen.hands[C].cards == ""
    assert (seen.field.free, seen.field.piles) == ("", [])
    assert choices(playing(seats=4)) == ASKED


def test_hh_251_a_blind_dealer_is_active_and_the_acting_dealer() -> None:
    match = table(5, "mizuten", mizuten=True)
    assert int(match.to_play) == B
    act(match, "stay", "stay")
    assert list(match.order) == [A, B, C]
    with pytest.raises(IllegalAction):
        act(table(5, "mizuten", mizuten=True), "mizuten")


def test_hh_252_blind_play_may_win_or_lose_a_kan() -> None:
    assert gains(settled(points=(93, 91, 80), mizuten=True)) == [25, -7, -18]
    assert gains(settled(points=(80, 91, 93), mizuten=True)) == [-28, 13, 15]


@pytest.mark.parametrize("seats", [4, 5, 6])
@pytest.mark.parametrize("dealer", [0, 2])
def test_hh_300_each_in_turn_says_stay_or_drop_the_dealer_first(seats: int, dealer: int) -> None:
    match = table(seats, dealer=dealer, auction_min="free")
    for place in range(seats - 1):
        assert (int(match.to_play), choices(match)) == ((dealer + place) % seats, ASKED)
        act(match, "drop")


def test_hh_300_three_are_not_asked() -> None:
    assert choices(table(3)) != ASKED


def test_hh_301_the_round_ends_when_three_have_stayed() -> None:
    match = table(6, "drop", "stay", "stay", "stay")
    assert list(match.order) == [B, C, D]
    assert view(match).driven_out == [E, F]
    assert view(match).dropped == [A]


def test_hh_302_the_last_three_are_forced_in() -> None:
    match = table(6, "drop", "drop", "drop")
    assert list(match.order) == [D, E, F]
    assert view(match).forced_in == [D, E, F]
    one = table(4, "stay", "drop")
    assert (list(one.order), view(one).forced_in) == ([A, C, D], [C, D])


@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_hh_303_where_the_round_is_free_nobody_is_forced_in(preset: str) -> None:
    match = playing(seats=4, preset=preset, auction_min="free", mizuten=False)
    act(match, "drop", "drop", "drop")
    assert (int(match.to_play), choices(match)) == (D, ASKED)
    assert game(preset="classic").options["auction_min"] == "free"
    assert game(preset="decimal").options["auction_min"] == "three"


def test_hh_304_the_first_who_stays_is_the_acting_dealer() -> None:
    match = table(5, "drop", "stay", "drop")
    assert list(match.order) == [B, D, E]
    assert int(match.to_play) == B
    late = table(5, "drop", "drop", dealer=3)
    assert list(late.order) == [A, B, C]


def test_hh_305_a_dropper_pays_a_fee_that_the_winner_gets() -> None:
    match = table(6, *["drop"] * 6, auction_min="free")
    assert [amount for _, amount in fees(match)] == [10, 15, 20, 25, 30, 35]
    played = table(5, "drop", "drop")
    assert played.pot == 25
    finish(played)
    pot = [entry for entry in played.deals[0].entries if entry.reason == "pot"]
    assert [(int(e.payee), int(e.amount)) for e in pot] == [(int(played.dealer), 25)]


def test_hh_306_fees_go_by_droppers_or_by_seats() -> None:
    dropper = table(6, "stay", "drop", "stay", "drop")
    assert fees(dropper) == [(B, 10), (D, 15)]
    seat = classic(6, "look", "stay", "drop", "stay", "drop")
    assert fees(seat) == [(B, 18), (D, 30)]
    sixth = classic(6, "look", "stay", "drop", "drop", "drop", "drop", "drop")
    assert fees(sixth)[-1] == (F, 42)


def test_hh_307_the_fee_is_multiplied() -> None:
    assert fees(table(5, "drop", "drop", field=GRAND)) == [(A, 40), (B, 60)]


def test_hh_308_driven_out_forced_in_and_white_card_players_pay_no_fee() -> None:
    assert fees(table(6, "stay", "stay", "stay")) == []
    assert fees(table(5, "drop", "drop")) == [(A, 10), (B, 15)]
    white = playing(seats=7, hands={B: "W 2A 4A 5A 6A 7A 9A"})
    act(white, "drop", "stay", "stay", "stay")
    assert fees(white) == [(A, 10)]


def test_hh_309_fewer_than_three_play_only_where_the_round_is_free() -> None:
    for seed in range(12):
        match = shuffled(seed, 4 + seed % 3)
        while choices(match) == ASKED:
            act(match, ASKED[(seed + len(match.entries)) % 2])
        assert len(match.order) == 3
    free = table(4, "drop", "drop", "stay", "stay", auction_min="free", two_stay="play")
    assert list(free.order) == [C, D]


def test_hh_310_two_may_share_the_pot_or_play() -> None:
    said = ("drop", "drop", "stay", "stay")
    asked = table(4, *said, auction_min="free")
    assert (int(asked.to_play), choices(asked)) == (C, ["split", "refuse"])
    act(asked, "split")
    assert (int(asked.to_play), choices(asked)) == (D, ["split", "refuse"])
    act(asked, "split")
    assert asked.deals[0].end == "split"
    assert scores(asked) == [-10, -15, 13, 12]
    for answers in (("refuse",), ("split", "refuse")):
        played = act(table(4, *said, auction_min="free"), *answers)
        assert list(played.order) == [C, D]
        assert len(played.stock) == 28
        finish(played)
        assert played.deals[0].end in ("exhausted", "shoubu")


def test_hh_310_classic_always_shares() -> None:
    match = classic(4, "look", "drop", "drop", "stay", "stay")
    assert match.deals[0].end == "split"
    # 12 + 18 = 30, a coin for the track, 29 shared
    assert scores(match) == [-12, -18, 15, 14]
    assert match.books.track == 1


def test_hh_311_the_dealer_counts_as_winner_and_gets_the_odd_point() -> None:
    match = act(table(4, "drop", "stay", "drop", "stay", auction_min="free"), "split", "split")
    assert scores(match) == [-10, 13, -15, 12]
    assert match.dealer == B


@pytest.mark.parametrize("preset", ["decimal", "classic"])
def test_hh_312_who_stays_alone_takes_the_pot(preset: str) -> None:
    match = playing(seats=4, preset=preset, auction_min="free", mizuten=False)
    act(match, "drop", "drop", "drop", "stay")
    assert match.deals[0].end == "sole"
    assert scores(match) == ([-10, -15, -20, 45] if preset == "decimal" else [-12, -18, -24, 53])
    assert [int(cards) for cards in match.deals[0].captured] == [0] * 4
    assert match.dealer == D


def test_hh_313_if_all_drop_the_same_dealer_deals_and_the_pot_stays() -> None:
    deck = packed(4, 1, field=SMALL)
    match = started([deck, deck], seats=4, dealer=B, auction_min="free")
    act(match, *["drop"] * 4)
    assert match.deals[0].end == "void"
    assert (int(match.dealer), int(match.pot), int(match.month)) == (B, 70, 1)
    act(match, "drop", "drop", "drop", "stay")
    assert match.deals[1].end == "sole"
    assert scores(match)[A] == 70 + 10 + 15 + 20
    assert match.month == 2


def test_hh_314_the_cards_of_all_who_sit_out_go_into_the_stock() -> None:
    for seats in (4, 5, 6):
        match = table(seats, "stay", "stay", "stay")
        assert len(match.stock) == 21
        held = sum(int(hand) for hand in match.hands) | int(match.field)
        assert sum(1 << int(card) for card in match.stock) == (1 << 48) - 1 - held
        assert [text(match.hands[seat]) for seat in range(3, seats)] == ["-"] * (seats - 3)
    seven = playing(seats=7, hands={B: "W 2A 4A 5A 6A 7A 9A"})
    act(seven, "stay", "stay", "stay")
    assert len(seven.stock) == 21
