"""Koi-Koi, section 5: stopping or calling koi-koi."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fudaba.cards.hanafuda import month_cards
from fudaba.cards.pack import HANAFUDA
from tests.rules.koikoi.chance import CARD_SETS, DEALS, VARIANTS
from tests.rules.koikoi.deals import scores, scripted
from tests.rules.koikoi.log import replay_log
from tests.rules.koikoi.moves import after_capture
from tests.rules.koikoi.written import A, B, base, cards, choices, may_decide, points, text

TEN_PLAINS = "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1 5K2"


def test_kk_501_a_new_yaku_forces_the_choice() -> None:
    match = after_capture("1L 3L", "8K1>8L")
    assert match.points[A] == 6
    assert choices(match) == ["stop", "koi"]


def test_kk_501_an_extension_forces_the_choice() -> None:
    match = after_capture("1R 2R 3R", "4A>4R", calls=(1, 0))
    assert match.points[A] == 6
    assert choices(match) == ["stop", "koi"]


@settings(max_examples=500)
@given(
    held=CARD_SETS,
    pair=st.tuples(st.integers(1, 11), st.permutations(range(4))),
    deal=DEALS,
    options=VARIANTS,
)
def test_kk_501_the_choice_comes_exactly_when_the_total_rose(
    held: int, pair: tuple[int, list[int]], deal: int, options: dict[str, Any]
) -> None:
    month, places = pair
    played, lying = (HANAFUDA.text(4 * (month - 1) + place) for place in places[:2])
    before = text(held & ~month_cards(month) & ~cards("12K1 12K2 12K3"))
    match = after_capture(before, f"{played}>{lying}", deal=deal, **options)
    low, high = points(before, deal, **options), points(base(match), deal, **options)
    assert match.points[A] == high
    assert may_decide(match) == (high > low)


def test_kk_502_without_a_gain_the_turn_passes_even_after_koi_koi() -> None:
    match = after_capture("1L 3L 8L", "5R>5A", calls=(1, 0))
    assert not may_decide(match)
    assert match.to_play == B
    assert "stop" not in choices(match)


@pytest.mark.parametrize(
    ("held", "placed", "before", "after"),
    [
        (TEN_PLAINS, "6A>6K1", 1, 2),  # the eleventh plain
        ("1R 2R 3R", "4R>4A", 5, 6),  # the fourth ribbon with akatan
        ("1L 3L 8L", "11L>11R", 6, 7),  # sanko to ameshiko
    ],
)
def test_kk_503_an_extension_by_one_point_counts(
    held: str, placed: str, before: int, after: int
) -> None:
    match = after_capture(held, placed)
    assert match.points[A] == after == before + 1
    assert may_decide(match)


def test_kk_504_shobu_scores_all_yaku_of_the_base_and_the_opponent_nothing() -> None:
    match = after_capture("1L 3L 1R 2R 3R 9A", "8K1>8L", other_base="6A 7A 10A")
    match.apply_text("stop")
    # sanko 6, hanami 5, tsukimi 5, akatan 5
    assert scores(match) == [21, 0]
    assert match.deals[-1].end == "stop"


def test_kk_505_after_koi_koi_play_goes_on_and_each_later_gain_asks_again() -> None:
    log = replay_log(A, ["A5 koi", "A6 koi", "A7 shobu"])
    assert not log.refused
    assert scores(log.match) == [7, 0]


def test_kk_505_after_koi_koi_the_other_player_moves() -> None:
    match = after_capture("1L 3L", "8K1>8L")
    match.apply_text("koi")
    assert match.to_play == B
    assert not may_decide(match)


def test_kk_506_the_opponents_gain_voids_the_callers_yaku() -> None:
    log = replay_log(A, ["A5 koi", "B1 shobu"], koi_double="none")
    assert log.force == [A, B]
    assert scores(log.match) == [0, 1]


def test_kk_506_if_the_opponent_ends_the_caller_gets_nothing() -> None:
    match = scripted("voided")  # tanzaku 1 for oya; aotan and a ribbon, 6, doubled, for ko
    assert scores(match) == [0, 12]


def test_kk_507_a_counter_koi_koi_swaps_the_roles_and_yaku_regain_their_value() -> None:
    log = replay_log(A, ["A5 koi", "B1 koi", "A6 shobu"], koi_double="none")
    assert log.force == [A, B, A]
    assert scores(log.match) == [6, 0]


@pytest.mark.parametrize(("name", "won"), [("revived", [12, 0]), ("countered", [0, 6])])
def test_kk_507_this_repeats_at_every_counter_koi_koi(name: str, won: list[int]) -> None:
    assert scores(scripted(name)) == won


def test_kk_508_whoever_gained_last_is_in_force_and_scores_the_whole_base() -> None:
    log = replay_log(A, ["A5 koi", "B1 koi", "A7 koi", "B6 shobu"], koi_double="none")
    assert log.force == [A, B, A, B]
    assert scores(log.match) == [0, 6]  # kasu, void for a time, and tsukimi


def test_kk_509_a_player_may_call_any_number_of_times() -> None:
    log = replay_log(A, ["A5 koi", "A6 koi", "A7 koi"])
    assert not log.refused
    assert log.match.koi[A] == 3


@pytest.mark.parametrize(
    ("name", "won"), [("last_card_of_ko", [0, 2]), ("last_card_of_oya", [1, 0])]
)
def test_kk_510_with_an_empty_hand_the_player_can_only_end(name: str, won: list[int]) -> None:
    match = scripted(name)
    deal = match.deals[0]
    assert match.text(int(deal.actions[-1])).startswith("play ")  # no choice was offered
    assert deal.end == "stop"
    assert scores(match) == won
