"""Hachi-Hachi, sections 9.1, 9.2, 9.4 and 9.5: dekiyaku, card points, the pot."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games.hachihachi.dekiyaku import FOUR_LIGHTS as LIGHTS_ROW
from fudaba.games.hachihachi.dekiyaku import INO_SHIKA_CHO
from fudaba.games.hachihachi.match import HachiHachiMatch
from tests.rules.hachihachi.match import act, position, scores
from tests.rules.hachihachi.settle import (
    BLUE,
    FOUR_LIGHTS,
    PLAYED_OUT,
    POETRY,
    gains,
    paid_for,
    reasons,
    settled,
)
from tests.rules.hachihachi.written import A, B, C

TRIPLE = {A: "1L 1R 1K1 2A 3L 6A 8L"}
#: A has poetry and 80 points, C 124 (EX-L27).
EXHAUSTED = (
    "1R 1K1 2R 2K1 3R 3K1 6A 6K2 7A 7K1 8* 11R 11K1 12K1 12K2",
    "1L 1K2 4R 4K2 5A 5K2 9A 9K1 10A 10K2",
    "2A 2K2 3L 3K2 4A 4K1 5R 5K1 6R 6K1 7R 7K2 9R 9K2 10R 10K1 11L 11A 12L 12K3",
)


@pytest.mark.parametrize("end", ["shoubu", "cancel", "exhausted"])
def test_hh_700_with_a_dekiyaku_card_points_are_ignored(end: str) -> None:
    paid = settled(bases=EXHAUSTED, hands=TRIPLE, end=end, by=A, sage=(A, C))
    assert "triple" in reasons(paid)
    assert "poetry" in reasons(paid)
    assert "card_points" not in reasons(paid)


def test_hh_701_without_one_a_tokushuyaku_is_paid_alone() -> None:
    paid = settled(points=(170, 50, 44), hands=TRIPLE)
    assert reasons(paid) == ["double_eights"]


def test_hh_702_otherwise_teyaku_and_card_points() -> None:
    paid = settled(points=(93, 91, 80), hands=TRIPLE)
    assert reasons(paid) == ["triple", "card_points"]
    assert gains(paid) == [45, -17, -28]


def test_hh_703_achievements_are_paid_in_every_case_without_a_tokushuyaku() -> None:
    hand = {A: "4A 4R 4K1 1L 2A 8L 9A"}
    bases = (f"{POETRY} 4*", "6A 6K1", "-")
    for end in ("shoubu", "cancel"):
        assert "tobikomi" in reasons(settled(bases=bases, hands=hand, end=end, by=A, sage=(A,)))
    played = (f"{PLAYED_OUT[0]} 4*", "2A 2R", "1L 1K1")
    assert "tobikomi" in reasons(settled(bases=played, hands=hand))
    rich = settled(points=(168, 50, 46), bases=("4*", "-", "-"), hands=hand)
    assert "tobikomi" not in reasons(rich)


@pytest.mark.parametrize("mult", [1, 2, 4])
def test_hh_704_everything_is_times_the_multiplier(mult: int) -> None:
    paid = settled(bases=(POETRY, "-", "-"), hands=TRIPLE, end="shoubu", by=A, mult=mult)
    assert gains(paid) == [180 * mult, -90 * mult, -90 * mult]
    assert gains(settled(points=(93, 91, 80), mult=mult)) == [5 * mult, 3 * mult, -8 * mult]


def test_hh_710_shoubu_brings_the_full_value_of_all_own_dekiyaku() -> None:
    paid = settled(bases=(f"{POETRY} {BLUE}", "-", "-"), end="shoubu", by=A)
    assert gains(paid) == [280, -140, -140]
    assert paid.winner == A
    assert gains(settled(bases=("-", POETRY, "-"), end="shoubu", by=B, preset="classic")) == [
        -84,
        167,
        -84,
    ]


@pytest.mark.parametrize(
    ("sage", "won"),
    [
        ((), [-70, 140, -70]),
        ((A,), [-140, 140, 0]),
        ((C,), [0, 140, -140]),
        ((A, C), [-70, 140, -70]),
        ((B,), [-70, 140, -70]),
        ((B, A), [-140, 140, 0]),
    ],
)
def test_hh_711_the_only_one_of_the_others_who_said_sage_pays_double(
    sage: tuple[int, ...], won: list[int]
) -> None:
    bases = (BLUE, POETRY, FOUR_LIGHTS)
    assert gains(settled(bases=bases, end="shoubu", by=B, sage=sage)) == won


def test_hh_712_a_cancelled_sage_brings_half() -> None:
    paid = settled(bases=(f"{POETRY} {BLUE}", FOUR_LIGHTS, "-"), sage=(B, A), end="cancel", by=A)
    assert gains(paid) == [140, -70, -70]
    assert paid.winner == A


def test_hh_713_at_exhaustion_everybody_gets_half_and_the_first_sage_wins() -> None:
    equal = settled(bases=(POETRY, "-", BLUE), sage=(C, A))
    assert gains(equal) == [70 - 35, -70, 70 - 35]
    assert equal.winner == C
    paid = settled(bases=(POETRY, FOUR_LIGHTS, "-"), sage=(B, A))
    assert gains(paid) == [70 - 50, 100 - 35, -85]
    assert paid.winner == B
    assert settled(bases=(POETRY, FOUR_LIGHTS, "-"), sage=(A, B)).winner == A


def test_hh_714_classic_counts_the_cards_too() -> None:
    half = settled(bases=EXHAUSTED, sage=(A, C))
    assert gains(half) == [35, -70, 35]
    assert half.winner == A
    both = settled(bases=EXHAUSTED, sage=(A, C), preset="classic")
    assert gains(both) == [42 - 8, -84 - 28, 42 + 36 - 1]
    assert both.winner == C


@pytest.mark.parametrize(
    ("end", "by", "bases"),
    [("shoubu", B, ("-", POETRY, "-")), ("cancel", B, ("-", POETRY, "-")), ("exhausted", -1, ())],
)
def test_hh_715_the_winner_takes_the_pot(end: str, by: int, bases: tuple[str, ...]) -> None:
    points = () if bases else (80, 93, 91)
    paid = settled(bases=bases, points=points, end=end, by=by, sage=(B,), pot=45)
    assert paid.winner == B
    assert paid_for(paid, "pot") == [(-1, B, 45)]


def hands_over(
    card: str, *, base: str, taker: str, left: str = "11K1", **given: Any
) -> HachiHachiMatch:
    """B lays the card down, C plays `taker`."""
    stock = str(given.pop("stock", "12K2 12K3"))
    match = position(
        field="12K1 5A",
        hands=("-", card if left == "-" else f"{card} {left}", f"{taker} 8K2"),
        bases=("-", "-", base),
        stock=stock,
        turn=1,
        liability_dekiyaku=True,
        liability_tobikomi=True,
        **given,
    )
    return act(match, f"play {card}", f"play {taker}")


@pytest.mark.parametrize(
    ("card", "base", "taker", "won"),
    [
        ("3R", "1R 1K1 2R 2K1", "3K1", 140),
        ("10R", "6R 6K1 9R 9K1", "10K1", 140),
        ("8L", "1L 1K1 3L 3K1 12L 4K1", "8K1", 200),
    ],
)
def test_hh_716_who_plays_the_last_card_that_another_needs_pays_double(
    card: str, base: str, taker: str, won: int
) -> None:
    match = act(hands_over(card, base=base, taker=taker), "shoubu")
    assert scores(match) == [0, -won, won]


def test_hh_716_boar_deer_butterflies_too() -> None:
    match = hands_over("10A", base="6A 6K1 7A 7K1", taker="10K1", ino_shika_cho=True)
    assert match.liable[INO_SHIKA_CHO] == B
    assert scores(act(match, "shoubu")) == [0, -140, 140]


def test_hh_716_not_with_the_last_hand_card() -> None:
    match = hands_over("3R", base="1R 1K1 2R 2K1", taker="3K1", left="-")
    assert scores(act(match, "shoubu")) == [-70, -70, 140]


def test_hh_716_not_for_ribbons_and_not_where_it_is_not_played() -> None:
    six = "1R 1K1 2R 2K1 4R 4K1 5R 5K1 6R 6K1 7R 7K1"
    ribbons = hands_over("9R", base=six, taker="9K1")
    assert scores(act(ribbons, "shoubu")) == [-100, -100, 200]
    match = position(
        field="12K1 5A",
        hands=("-", "3R 11K1", "3K1 8K2"),
        bases=("-", "-", "1R 1K1 2R 2K1"),
        stock="12K2 12K3",
        turn=1,
    )
    act(match, "play 3R", "play 3K1", "shoubu")
    assert scores(match) == [-70, -70, 140]
    assert match.liable[LIGHTS_ROW] < 0


def test_hh_716_only_in_the_very_next_turn() -> None:
    match = position(
        field="5A",
        hands=("10A 4A", "3R 11K1 4R", "8K2 3K1"),
        bases=("-", "-", "1R 1K1 2R 2K1"),
        stock="12K1 9A 2A 7A 6A",
        turn=1,
        liability_dekiyaku=True,
    )
    act(match, "play 3R", "play 8K2", "play 10A", "play 11K1", "play 3K1", "shoubu")
    assert scores(match) == [-70, -70, 140]


def test_hh_850_the_bases_of_all_sum_to_264() -> None:
    paid = settled(bases=PLAYED_OUT)
    assert gains(paid) == [93 - 88, 91 - 88, 80 - 88]
    assert sum(gains(paid)) + 3 * 88 == 264


@pytest.mark.parametrize("points", [(93, 91, 80), (100, 92, 72), (150, 70, 44), (88, 100, 76)])
def test_hh_851_the_difference_to_88_in_points(points: tuple[int, int, int]) -> None:
    for preset in ("decimal", "classic"):
        paid = settled(points=points, mult=2, preset=preset, track_coin=False)
        assert gains(paid) == [2 * (number - 88) for number in points]


def test_hh_852_most_card_points_win() -> None:
    assert settled(points=(80, 91, 93)).winner == C
    assert settled(points=(80, 94, 90)).winner == B


def test_hh_853_at_a_tie_the_earliest_from_the_acting_dealer() -> None:
    assert settled(points=(95, 95, 74)).winner == A
    assert settled(points=(95, 74, 95), order=(1, 2, 0)).winner == C
    assert settled(points=(74, 95, 95), order=(2, 0, 1), preset="classic").winner == C


def test_hh_854_limits_are_compared_before_the_multiplier() -> None:
    assert reasons(settled(points=(84, 90, 90), mult=2)) == ["card_points"]
    assert gains(settled(points=(45, 110, 109), mult=2, mizuten=True))[A] == -86 - 40
    red = {A: "1R 4R 2K1 3K1 5K1 6K1 7K1"}
    assert "nukeyaku" not in reasons(settled(points=(88, 89, 87), hands=red, mult=4))


def test_hh_870_the_order_of_payments() -> None:
    hand = {A: "12K1 12K2 12K3 1K1 2K1 3K1 4K1"}
    bases = (f"{POETRY} 12* 1L 3L 8L", "-", "-")
    paid = settled(bases=bases, hands=hand, end="shoubu", by=A, pot=25, mizuten=True)
    assert reasons(paid) == [
        "standing_triple",
        "empty",
        "four_lights",
        "poetry",
        "pot",
        "tobikomi",
        "nukeyaku",
        "mizuten",
    ]
    assert reasons(settled(points=(93, 91, 80), hands=TRIPLE, pot=5)) == [
        "triple",
        "card_points",
        "pot",
    ]


def test_hh_871_one_point_of_the_pot_goes_to_the_track() -> None:
    paid = settled(points=(93, 91, 80), pot=30, preset="classic")
    assert paid.track == 1
    assert gains(paid) == [5 + 29, 3, -8]
    assert settled(points=(93, 91, 80), pot=30).track == 0


def test_hh_872_the_winner_takes_the_whole_pot_and_deals_next() -> None:
    paid = settled(points=(80, 93, 91), pot=30)
    assert gains(paid) == [-8, 35, 3]
    match = position(
        field="3K1 5A",
        hands=("-", "3R", "-"),
        bases=("-", "1R 1K1 2R 2K1", "-"),
        pot=30,
        turn=1,
        stock="9A",
    )
    act(match, "play 3R", "shoubu")
    assert scores(match) == [-70, 170, -70]
    assert (int(match.dealer), int(match.pot)) == (B, 0)


def test_hh_873_if_several_qualify_the_oya_comes_first() -> None:
    assert settled(points=(100, 100, 64), preset="classic").winner == A
    assert settled(points=(64, 100, 100), preset="classic").winner == B
    assert settled(points=(88, 88, 88), order=(2, 0, 1), preset="classic").winner == C
