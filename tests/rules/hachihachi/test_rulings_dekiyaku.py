"""Hachi-Hachi, section 13.5: rulings on dekiyaku, shoubu and sage."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games.hachihachi.dekiyaku import FOUR_LIGHTS as LIGHTS_ROW
from fudaba.games.hachihachi.dekiyaku import POETRY as POETRY_ROW
from fudaba.games.hachihachi.match import HachiHachiMatch
from tests.rules.hachihachi.match import act, kinds, position, scores
from tests.rules.hachihachi.settle import (
    BLUE,
    FOUR_LIGHTS,
    POETRY,
    gains,
    paid_for,
    reasons,
    settled,
)
from tests.rules.hachihachi.written import A, B, C, choices, compensated, dekiyaku, game

DECIDE = ["shoubu", "sage"]
#: Seven ribbons that 7R makes eight without completing anything else.
SEVEN = "1R 1K1 2R 2K1 3R 3K1 4R 4K1 5R 5K1 6R 6K1 9R 9K1"


@pytest.mark.parametrize(
    "captured",
    [
        "1L 3L 8L 11L 12L",
        "1L 3L 8L 12L",
        "1R 2R 4R 5R 6R 7R 9R",
        "1R 2R 3R",
        "6R 9R 10R",
        "6A 7A 10A",
    ],
)
def test_hh_r34_classic_takes_list_and_values_of_decimal(captured: str) -> None:
    assert dekiyaku(captured, "classic") == dekiyaku(captured)


def test_hh_r35_the_willow_ribbon_never_counts_in_classic_the_rain_man_still_does() -> None:
    ribbons = "1R 2R 4R 5R 6R 7R 9R 11R"
    assert dekiyaku(ribbons, "classic") == {"seven_ribbons": 10}
    assert dekiyaku(ribbons, "classic", ribbons_willow_bonus=True) == {"seven_ribbons": 11}
    assert dekiyaku("1L 3L 8L 11L 12L", "classic") == {"five_lights": 12}
    for preset in ("decimal", "classic"):
        assert compensated("11L 2A 4A 5A 7A 8A 9A", preset) == {"cards": 3}


def after(card: str, onto: str, base: str, **options: Any) -> HachiHachiMatch:
    """After a turn in which A captured `onto` with `card`; the stock card lies down."""
    match = position(
        field=onto, hands=(f"{card} 12K2", "-", "-"), bases=(base, "-", "-"), stock="8A", **options
    )
    return act(match, f"play {card}")


def test_hh_r36_an_improvement_is_a_risen_total() -> None:
    assert choices(after("11L", "11A", FOUR_LIGHTS)) == DECIDE
    assert choices(after("7R", "7K1", SEVEN)) == DECIDE
    assert choices(after("11R", "11A", SEVEN)) == DECIDE
    for quiet in (
        after("11R", "11A", SEVEN, preset="classic", mizuten=False),
        after("7R", "7K1", SEVEN, ribbons_extension=False),
        after("11R", "11A", SEVEN, ribbons_extension=False),
        after("11R", "11A", POETRY),
        after("4R", "4A", POETRY),
    ):
        assert int(quiet.to_play) == B


def test_hh_r37_asked_once_however_many_were_made() -> None:
    match = position(
        field="3K1 10K1",
        hands=("3R 12K2", "-", "-"),
        bases=("1R 1K1 2R 2K1 6R 6K1 9R 9K1", "-", "-"),
        stock="10R",
    )
    act(match, "play 3R")
    assert choices(match) == DECIDE
    assert kinds(match).count("gain") == 1
    act(match, "sage")
    assert int(match.to_play) == B


def test_hh_r38_sage_in_the_very_last_turn_means_exhaustion() -> None:
    match = position(
        field="3K1", hands=("-", "-", "3R"), bases=("-", "-", "1R 1K1 2R 2K1"), stock="3K2", turn=20
    )
    act(match, "play 3R")
    assert choices(match) == DECIDE
    act(match, "sage")
    assert match.deals[0].end == "exhausted"
    assert scores(match) == [-35, -35, 70]


def test_hh_r38_with_an_empty_hand_before_the_others_have_played() -> None:
    match = position(
        field="3K1 9K1",
        hands=("3R", "10K2", "12K2"),
        bases=("1R 1K1 2R 2K1", "-", "-"),
        stock="8A",
        turn=18,
    )
    act(match, "play 3R", "sage")
    assert int(match.to_play) == B
    act(match, "play 10K2", "play 12K2")
    assert match.deals[0].end == "exhausted"


def test_hh_r39_overtaken_dekiyaku_revive_when_their_owner_improves() -> None:
    bases = (f"{POETRY} {FOUR_LIGHTS}", BLUE, "-")
    paid = settled(bases=bases, sage=(A, B), end="shoubu", by=A)
    assert gains(paid) == [340, -340, 0]
    exhausted = settled(bases=bases, sage=(A, B))
    assert gains(exhausted) == [170 - 35, 70 - 85, -85 - 35]


def test_hh_r40_anybody_with_a_call_in_this_deal_has_said_sage() -> None:
    bases = (POETRY, BLUE, FOUR_LIGHTS)
    # B overtook A long ago; C stops: both have called, each pays once
    assert gains(settled(bases=bases, sage=(A, B), end="shoubu", by=C)) == [-100, -100, 200]
    # the caller's own sage is irrelevant
    assert gains(settled(bases=bases, sage=(C, A), end="shoubu", by=C)) == [-200, 0, 200]
    assert gains(settled(bases=bases, sage=(C,), end="shoubu", by=C)) == [-100, -100, 200]


def test_hh_r41_no_doubling_at_cancel_and_only_for_the_last_caller() -> None:
    bases = (POETRY, BLUE, "-")
    assert gains(settled(bases=bases, sage=(B, A), end="cancel", by=A)) == [70, -35, -35]
    overtaken = position(hands=("9A", "-", "-"), bases=bases, sage=(A, B), turn=3)
    assert choices(overtaken) == ["play 9A"]
    last = position(hands=("-", "9A", "-"), bases=bases, sage=(A, B), turn=4)
    assert choices(last) == ["play 9A", "cancel"]


def test_hh_r42_the_first_call_wins_an_exhausted_deal() -> None:
    bases = (POETRY, FOUR_LIGHTS, "-")
    paid = settled(bases=bases, sage=(A, B))
    assert paid.winner == A
    assert gains(paid)[B] > gains(paid)[A]


def test_hh_r43_halves_and_card_points() -> None:
    for option, names in (
        ("half_only", ["poetry"]),
        ("half_and_cards", ["poetry", "card_points"]),
    ):
        paid = settled(
            bases=(POETRY, "-", "-"), points=(80, 90, 94), sage=(A,), exhausted_sage=option
        )
        assert reasons(paid) == names
        assert paid.winner == (A if option == "half_only" else C)
    early = settled(
        bases=(POETRY, "-", "-"), end="cancel", by=A, sage=(A,), exhausted_sage="half_and_cards"
    )
    assert reasons(early) == ["poetry"]


def test_hh_r44_a_tokushuyaku_replaces_card_points_and_teyaku_not_the_halves() -> None:
    hands = {B: "12K1 12K2 12K3 1L 2A 8L 9A"}
    paid = settled(
        bases=(POETRY, "-", "-"),
        points=(60, 168, 36),
        sage=(A,),
        hands=hands,
        exhausted_sage="half_and_cards",
    )
    assert reasons(paid) == ["poetry", "double_eights"]
    assert gains(paid) == [70 - 100, -35 + 200, -35 - 100]
    assert paid.winner == B


def laid_down(card: str, taker: str, base: str, *, by: str = "hand") -> HachiHachiMatch:
    """B puts a card into the field, from the hand or from the stock; C takes it."""
    hand = f"{card} 11K1" if by == "hand" else "10K2 11K1"
    stock = "12K2 2A" if by == "hand" else f"{card} 2A"
    match = position(
        field="5A",
        hands=("-", hand, f"{taker} 9K2"),
        bases=("-", "-", base),
        stock=stock,
        turn=1,
        liability_dekiyaku=True,
    )
    return act(match, f"play {card}" if by == "hand" else "play 10K2", f"play {taker}")


def test_hh_r45_the_card_must_come_from_the_hand() -> None:
    hand = laid_down("3R", "3K1", "1R 1K1 2R 2K1")
    assert hand.liable[POETRY_ROW] == B
    stock = laid_down("3R", "3K1", "1R 1K1 2R 2K1", by="stock")
    assert stock.liable[POETRY_ROW] < 0
    assert scores(act(stock, "shoubu")) == [-70, -70, 140]


def test_hh_r45_the_owner_may_take_it_with_the_stock_card() -> None:
    match = position(
        field="5A",
        hands=("-", "3R 11K1", "10K1 9K2"),
        bases=("-", "-", "1R 1K1 2R 2K1"),
        stock="12K2 3K1",
        turn=1,
        liability_dekiyaku=True,
    )
    act(match, "play 3R", "play 10K1", "shoubu")
    assert scores(match) == [0, -140, 140]


def test_hh_r45_the_owner_must_lack_only_that_card() -> None:
    match = position(
        field="2K1 5A",
        hands=("-", "3R 11K1", "3K1 9K2"),
        bases=("-", "-", "1R 1K1"),
        stock="12K2 2R",
        turn=1,
        liability_dekiyaku=True,
    )
    act(match, "play 3R", "play 3K1", "shoubu")
    assert scores(match) == [-70, -70, 140]


def test_hh_r45_and_must_capture_that_card() -> None:
    match = position(
        field="3K1 3K2 5A",
        hands=("-", "2A 11K1", "3R 9K2"),
        bases=("-", "-", "1R 1K1 2R 2K1"),
        stock="12K2 10A",
        turn=1,
        liability_dekiyaku=True,
    )
    act(match, "play 2A", "play 3R", "take 3K1", "shoubu")
    assert scores(match) == [-70, -70, 140]


def test_hh_r45_it_sticks_to_the_dekiyaku_however_it_is_paid() -> None:
    liable = {"poetry": C}
    deal = {"bases": (POETRY, "-", "-"), "sage": (A,), "liable": liable}
    assert gains(settled(**deal, end="cancel", by=A)) == [70, 0, -70]  # type: ignore[arg-type]
    assert gains(settled(**deal)) == [70, 0, -70]  # type: ignore[arg-type]


def test_hh_r45_four_lights_grown_to_five_are_no_longer_covered() -> None:
    match = laid_down("8L", "8K1", "1L 1K1 3L 3K1 12L 12K1")
    assert match.liable[LIGHTS_ROW] == B
    five = settled(
        bases=("-", "-", "1L 3L 8L 11L 12L"), end="shoubu", by=C, liable={"four_lights": B}
    )
    assert gains(five) == [-120, -120, 240]


def test_hh_r46_liability_rules_its_dekiyaku_and_sage_the_others() -> None:
    bases = (f"{POETRY} {BLUE}", FOUR_LIGHTS, "-")
    paid = settled(bases=bases, sage=(B,), end="shoubu", by=A, liable={"poetry": C})
    assert gains(paid) == [280, -140, -140]
    same = settled(bases=bases, sage=(B,), end="shoubu", by=A, liable={"poetry": B})
    assert gains(same) == [280, -280, 0]
    assert paid_for(same, "liability") == [(B, A, 70)]
    assert game().options["liability_dekiyaku"] is False
