"""Hachi-Hachi, section 13.3: rulings on who plays."""

from __future__ import annotations

import pytest

from fudaba.games.hachihachi.auction import Auction
from fudaba.games.ledger import POT, totals
from tests.rules.hachihachi.match import act, finish, playing, reasons, scores
from tests.rules.hachihachi.settle import PLAYED_OUT
from tests.rules.hachihachi.written import (
    A,
    B,
    C,
    D,
    E,
    F,
    cards,
    choices,
    compensated,
    game,
    rules,
    text,
    view,
)
from tests.rules.walking import go_on

ASKED = ["stay", "drop"]
SMALL = "2A 4A 5A 6A 7A 9A"
WHITE = f"W {SMALL}"
RED = "1R 4R 2K1 3K1 5K1 6K1 7K1"
POETRY = "1R 2R 3R 4A 5A 8L 9A"
BASE = "1R 1K1 2R 2K1 3R 3K1"
#: Bases of a whole pack: 88 points each (EX-L33), and 17 chaff cards (EX-L35).
ALL_EIGHTS = (
    "3K1 3K2 5A 5K1 6A 6K1 7K1 7K2 9A 9R 10A 10K1 11*",
    "1L 1R 2K1 2K2 3L 3R 4A 4R 7A 7R 10R 10K2",
    "1K1 1K2 2A 2R 4K1 4K2 5R 5K2 6R 6K2 8* 9K1 9K2 12*",
)
SIXTEEN_KASU = (
    "1L 1R 2A 2K2 6R 6K1 7R 7K2 8L 8K1 9A 9R 11R 11K1",
    "3L 3R 4A 4K1 5A 5R 6A 6K2 10R 10K2 12L 12K2",
    "1K1 1K2 2R 2K1 3K1 3K2 4R 4K2 5K1 5K2 7A 7K1 8A 8K2 9K1 9K2 10A 10K1 11L 11A 12K1 12K3",
)
#: 170 points: two above 168.
DOUBLE_EIGHTS = ("1L 3L 8L 11L 2A 4A 5A 6A 7A 8A 9A 10A 11A", "12L", "-")


def test_hh_r12_with_exactly_three_there_is_no_round() -> None:
    for preset in ("decimal", "classic"):
        match = playing(preset=preset, mizuten=False)
        assert list(match.order) == [A, B, C]
        assert choices(match)[0].startswith(("play", "declare"))
    held = playing(auction_with_three=True, auction_min="free")
    assert choices(held) == ASKED
    act(held, "drop", "stay", "stay")
    assert choices(held) == ["split", "refuse"]
    forced = playing(auction_with_three=True)
    assert choices(forced) != ASKED  # all three are needed


def test_hh_r13_mizuten_with_three_is_a_bet_that_a_table_may_leave_out() -> None:
    assert choices(playing(preset="classic")) == ["mizuten", "look"]
    assert choices(playing(preset="classic", mizuten_with_three=False)) != ["mizuten", "look"]
    assert choices(playing(seats=4, preset="classic", mizuten_with_three=False)) == [
        "mizuten",
        "look",
    ]


@pytest.mark.parametrize(("basis", "fees"), [("dropper", [10, 15]), ("seat", [15, 20])])
def test_hh_r14_fees_by_dropper_or_by_seat(basis: str, fees: list[int]) -> None:
    match = act(playing(seats=6, drop_fee_basis=basis), "stay", "drop", "drop")
    assert [int(entry.amount) for entry in match.entries] == fees
    agreeing = act(playing(seats=6, drop_fee_basis=basis), "drop", "drop")
    assert [int(entry.amount) for entry in agreeing.entries] == [10, 15]


def test_hh_r15_seats_are_counted_without_the_white_card() -> None:
    match = playing(seats=7, hands={B: WHITE}, preset="classic", mizuten=False)
    act(match, "stay", "drop", "drop", "drop", "drop", "drop")
    assert scores(match) == [18 + 24 + 30 + 36 + 42 - 1, 0, -18, -24, -30, -36, -42]


def test_hh_r16_a_dealer_with_the_white_card_sits_out_and_mizuten_is_void() -> None:
    match = playing(seats=7, hands={A: WHITE}, preset="classic", field=SMALL)
    act(match, "mizuten")
    assert (int(match.to_play), choices(match)) == (B, ASKED)
    act(match, "stay", "stay", "stay")
    assert list(match.order) == [B, C, D]
    finish(match)
    assert not {"mizuten", "mizuten_failed"} & set(reasons(match))
    assert scores(match)[A] == 0


def test_hh_r17_the_acting_dealer_wins_a_shared_pot_and_the_odd_point() -> None:
    match = playing(seats=5, auction_min="free", dealer=3)
    act(match, "drop", "drop", "stay", "drop", "stay", "split", "split")
    # D, E and B dropped: 10 + 15 + 20 = 45; A and C share
    assert scores(match) == [23, -20, 22, -10, -15]
    assert match.dealer == A


def test_hh_r18_forced_in_and_driven_out_never_meet() -> None:
    for seats in (4, 5, 6):
        for says in range(2**seats):
            auction = Auction(rules(), seats, 0, -1, False, 1)
            place = 0
            while auction.speaker >= 0:
                auction.say(bool(says >> place & 1))
                place += 1
            assert not (auction.forced_in and auction.driven_out)
            assert int(auction.stayed).bit_count() == 3
    hands = {D: RED}
    forced = act(playing(seats=4, hands=hands), "drop")
    assert view(forced).forced_in == [B, C, D]
    assert "declare red" in choices(forced)


def test_hh_r19_forced_in_before_being_asked() -> None:
    match = act(playing(seats=6), "stay", "drop", "drop")
    assert (int(match.to_play), choices(match)) == (D, ASKED)
    act(match, "drop")  # one stayed, two are left
    assert list(match.order) == [A, E, F]
    assert view(match).forced_in == [E, F]
    blind = act(playing(seats=4, mizuten=True), "mizuten", "drop")
    assert list(blind.order) == [A, C, D]
    assert view(blind).forced_in == [C, D]


def test_hh_r20_each_payer_pays_it_all_to_each_driven_out_player() -> None:
    hands = {D: POETRY, E: "6R 9R 10R 7A 7R 4K1 11A"}
    match = act(playing(seats=5, hands=hands), "stay", "stay", "stay")
    assert list(totals(match.entries, 5)) == [0, -38 - 35, -38 - 35, 76, 70]
    every = act(playing(seats=5, hands=hands, comp_payers="all_active"), "stay", "stay", "stay")
    assert list(totals(every.entries, 5)) == [-73, -73, -73, 114, 105]


def test_hh_r21_cards_of_a_complete_dekiyaku_in_each_preset() -> None:
    assert compensated("1L 3L 8L 11L 12L 6R 9R")["cards"] == 6
    assert compensated("1L 3L 8L 11L 12L 6R 9R", "classic")["cards"] == 21
    # cards of teyaku are never left out
    assert compensated("1L 1R 1K1 2A 3L 6A 8L") == {"triple": 10, "cards": 12}


#: How a deal of B, C and D ends: their bases, who said sage, the end and by whom, and what each
#: of them wins by it.
ENDINGS = {
    "all eights": (ALL_EIGHTS, (), "exhausted", -1, (200, -100, -100)),
    "double eights": (DOUBLE_EIGHTS, (), "exhausted", -1, (240, -120, -120)),
    "sixteen kasu": (SIXTEEN_KASU, (), "exhausted", -1, (-140, -140, 280)),
    "card points": (PLAYED_OUT, (), "exhausted", -1, (5, 3, -8)),
    "shoubu": (("-", BASE, "-"), (), "shoubu", C, (-70, 140, -70)),
    "cancel": (("-", BASE, "-"), (C,), "cancel", C, (-35, 70, -35)),
    "exhausted sage": (("-", BASE, "-"), (C,), "exhausted", -1, (-35, 70, -35)),
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_hh_r22_no_ending_cancels_fees_and_compensation(ending: str) -> None:
    """A drops for 1 kan; C and D, not the dealer, pay 38 points to E, who was driven out."""
    bases, sage, end, by, won = ENDINGS[ending]
    match = act(playing(seats=5, hands={E: POETRY}), "drop", "stay", "stay", "stay")
    match.stop_after_deal = True
    for seat, captured in zip((B, C, D), bases, strict=True):
        match.captured[seat] = cards(captured)
    match.sage = list(sage)
    match.end, match.ended_by = end, by
    go_on(match)
    paid = [(int(entry.payer), int(entry.payee), int(entry.amount)) for entry in match.ledger]
    assert paid[:5] == [(A, POT, 10), (C, E, 35), (D, E, 35), (C, E, 3), (D, E, 3)]
    winner = next(seat for seat in (B, C, D) if won[seat - B] == max(won))
    assert (POT, winner, 10) in paid[5:]  # the fee stays in the pot and is won
    expected = [-10, won[0], won[1] - 38, won[2] - 38, 76]
    expected[winner] += 10
    assert scores(match) == expected


def test_hh_r23_half_of_the_best_a_and_the_best_b_even_of_four_three() -> None:
    hand = "11* 4A 4K1 4K2"
    assert compensated(hand) == {"four_three": 100, "one_animal": 15, "cards": 3}
    match = playing(seats=4, hands={D: hand})
    act(match, "stay", "stay", "stay")
    assert match.hands[D] == 0
    events = [event for event in match.events() if event.kind == "compensation"]
    assert [text(event.cards) for event in events] == ["4A 4K1 4K2 11L 11A 11R 11K1"]


@pytest.mark.parametrize(
    ("hand", "parts"),
    [
        ("1R 2R 3R 6R 9R 10R 4A", {"poetry": 35, "blue": 35}),
        ("1L 3L 8L 12L 1R 2R 3R", {"four_lights": 50, "poetry": 35}),
        ("1R 2R 3R 6R 9R 10R 4R", {"red": 10, "seven_ribbons": 50, "poetry": 35, "blue": 35}),
    ],
)
def test_hh_r24_all_complete_dekiyaku_of_a_hand_add_up(hand: str, parts: dict[str, int]) -> None:
    assert compensated(hand) == parts


def test_hh_r25_a_dropper_is_not_compensated() -> None:
    match = playing(seats=5, hands={A: POETRY, E: "2A 4R 7A 7R 11A 11R 8A"})
    act(match, "drop", "stay", "stay", "stay")
    assert {entry.reason for entry in match.entries} == {"drop_fee"}


@pytest.mark.parametrize(
    "says", [("drop", "drop", "drop", "stay"), ("drop", "drop", "stay", "stay")]
)
def test_hh_r26_without_play_teyaku_are_not_paid(says: tuple[str, ...]) -> None:
    match = playing(seats=4, hands={D: RED}, preset="classic", mizuten=False)
    act(match, *says)
    assert match.deals[0].end in ("sole", "split")
    assert "red" not in reasons(match)
    assert game(preset="classic").options["two_stay"] == "split"
