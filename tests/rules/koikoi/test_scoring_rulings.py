"""Koi-Koi, section 9: the rulings on yaku and points."""

from __future__ import annotations

from typing import Any

import pytest

from fudaba.games.koikoi.facts import NOBODY
from fudaba.games.options import OptionError
from tests.rules.koikoi.deals import redealt, scores, scripted, settled
from tests.rules.koikoi.moves import after_capture
from tests.rules.koikoi.written import A, B, choices, koikoi, may_decide, points, position, yaku

NINE_PLAINS = "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1"


def test_kk_r2_seven_points_and_koi_koi_double_once_as_printed() -> None:
    seven = ("1L 3L 8L 11L", "-")
    assert scores(settled(seven, calls=(0, 1), seven_double=True)) == [14, 0]
    stacked = settled(seven, calls=(0, 1), seven_double=True, seven_koi_combine="stack")
    assert scores(stacked) == [28, 0]


def test_kk_r12_i_two_viewings_do_not_validate_each_other() -> None:
    assert yaku("3L 8L 9A", viewing_needs_other=True) == {}


def test_kk_r12_ii_a_viewing_alone_is_no_gain_and_gives_no_choice() -> None:
    match = after_capture("9A", "3R>3L", viewing_needs_other=True)
    assert match.points[A] == 0
    assert match.to_play == B
    assert may_decide(after_capture("9A", "3R>3L"))


def test_kk_r12_iii_the_waiting_viewings_count_in_the_move_of_the_other_yaku() -> None:
    match = after_capture("3L 8L 9A 1R 2R", "3R>3K1", viewing_needs_other=True)
    assert match.points[A] == 15  # akatan and both viewings
    assert choices(match) == ["stop", "koi"]


def test_kk_r12_iv_tsukifuda_validates() -> None:
    held = yaku("9A 9R 9K1 9K2 3L", deal=9, tsukifuda=True, viewing_needs_other=True)
    assert held == {"hanami": 5, "tsukifuda": 4}


def test_kk_r12_v_a_valid_viewing_stays_valid() -> None:
    match = after_capture("3L 9A 1R 2R 3R", "4R>4A", viewing_needs_other=True)
    assert match.points[A] == 11


@pytest.mark.parametrize("deals", [3, 6, 12])
def test_kk_r13_the_deal_number_is_the_month_also_in_short_matches(deals: int) -> None:
    match = after_capture("2A 2R", "2K1>2K2", deal=2, deals=deals, tsukifuda=True)
    assert match.points[A] == 4
    match.apply_text("stop")
    assert scores(match) == [4, 0]
    january = after_capture("2A 2R", "2K1>2K2", deal=1, deals=deals, tsukifuda=True)
    assert january.points[A] == 0


def test_kk_r13_drawn_deals_advance_the_month_and_failed_ones_do_not() -> None:
    assert scripted("quiet", "instant_both", tsukifuda=True).deal_number == 3
    assert all(match.deal_number == 1 for match in redealt())


def test_kk_r13_tsukifuda_is_looked_for_in_the_base_only() -> None:
    match = position(field="4A", hand="4R 4K1", stock="12K3", base="4K2", deal=4, tsukifuda=True)
    match.apply_text("play 4R")
    assert match.points[A] == 0


def test_kk_r14_the_cup_is_one_plain_beside_all_its_other_uses() -> None:
    assert yaku(f"{NINE_PLAINS} 5K2 9A", sake_cup_kasu=True) == {"kasu": 2}
    gain = after_capture(NINE_PLAINS, "9R>9A", sake_cup_kasu=True)
    assert gain.points[A] == 1
    assert may_decide(gain)


def test_kk_r14_kasu_tane_and_both_viewings_may_come_in_one_stroke() -> None:
    match = after_capture(f"{NINE_PLAINS} 2A 4A 5A 8A 3L 8L", "9R>9A", sake_cup_kasu=True)
    assert match.points[A] == 1 + 1 + 5 + 5


def test_kk_r15_the_dealers_point_is_never_doubled_and_ignores_calls_and_yaku() -> None:
    assert scores(scripted("outstanding", dealer=A, dealer_point=True)) == [1, 0]
    drawn = settled(
        ("1L 3L 8L 11L", "6A 7A 10A"),
        end="exhausted",
        by=NOBODY,
        calls=(2, 1),
        dealer=B,
        dealer_point=True,
        koi_double="either",
        seven_double=True,
    )
    assert scores(drawn) == [0, 1]
    assert drawn.next_dealer == B


def test_kk_r30_the_rain_man_and_two_dry_lights_are_no_yaku() -> None:
    assert yaku("1L 3L 11L") == {}
    assert points("8L 11L 12L") == 0


def test_kk_r32_the_highest_yaku_of_a_group_counts_for_the_threshold_too() -> None:
    # shiko 8, not sanko 6; tanzaku would be 3, akatan is 9
    assert scores(settled(("1L 3L 8L 12L", "-"), seven_double=True)) == [16, 0]
    assert scores(settled(("1R 2R 3R 4R 5R 6R 7R", "-"), seven_double=True)) == [18, 0]


def test_kk_r33_the_doubling_rules_exclude_each_other_and_may_be_off() -> None:
    assert [koikoi(koi_double=rule).options["koi_double"] for rule in ("self", "none")] == [
        "self",
        "none",
    ]
    with pytest.raises(OptionError):
        koikoi(koi_double="opponent self")
    off = settled(("1L 3L 8L", "-"), calls=(1, 1), koi_double="none")
    assert scores(off) == [6, 0]


@pytest.mark.parametrize(
    ("captured", "deal", "options", "won"),
    [
        (f"1L 3L 12L {NINE_PLAINS} 9K1", 1, {}, 14),  # sanko 6 and kasu 1
        (f"1L 8L 12L {NINE_PLAINS} 9A", 1, {}, 22),  # sanko 6 and tsukimi 5
        (f"1R 2R 3R 4R {NINE_PLAINS} 9A", 1, {"sake_cup_kasu": True}, 14),  # 6 and the cup's 1
        (f"1R 2R 3R 4R {NINE_PLAINS} 9A", 1, {}, 6),
        ("3L 8L 9A", 1, {"viewing_needs_other": True}, 0),
        ("1R 2R 3R 4R 4A 4K1 4K2", 4, {"tsukifuda": True}, 20),  # akatan 6 and tsukifuda 4
        ("1R 2R 3R 4R 4A 4K1 4K2", 4, {}, 6),
    ],
)
def test_kk_r35_the_threshold_is_the_sum_of_all_counted_yaku(
    captured: str, deal: int, options: dict[str, Any], won: int
) -> None:
    ended = settled((captured, "-"), deal=deal, seven_double=True, **options)
    assert scores(ended) == [won, 0]


def test_kk_r35_the_threshold_comes_before_koi_koi_doubling() -> None:
    six = settled(("1L 3L 8L", "-"), calls=(0, 1), seven_double=True, seven_koi_combine="stack")
    assert scores(six) == [12, 0]


def test_kk_r35_instant_hands_and_the_dealers_point_are_not_touched() -> None:
    assert scores(scripted("instant_oya", seven_double=True)) == [6, 0]
    assert scores(scripted("quiet", seven_double=True, dealer_point=True)) == [1, 0]
