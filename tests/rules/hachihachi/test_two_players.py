"""Hachi-Hachi, section 12: two players."""

from __future__ import annotations

import pytest

from tests.rules.hachihachi.match import act, finish, playing, position, scores, shuffled
from tests.rules.hachihachi.settle import BLUE, POETRY, gains, reasons, settled
from tests.rules.hachihachi.written import A, B, C, D, choices

RED = "1R 4R 2K1 3K1 5K1 6K1 7K1"
TWO = (A, B)


def test_hh_990_a_match_of_two_or_two_who_stay_and_play() -> None:
    match = shuffled(0, 2)
    assert list(match.order) == [A, B]
    stayed = playing(seats=5, auction_min="free", two_stay="play")
    act(stayed, "drop", "drop", "stay", "stay", "drop")
    assert list(stayed.order) == [C, D]
    finish(stayed)
    assert sum(1 for captured in stayed.deals[0].captured if captured) <= 2


def test_hh_991_seven_cards_each_and_14_stock_cards_are_left() -> None:
    for seed in range(5):
        match = shuffled(seed, 2)
        assert len(match.stock) == 28
        assert [int(hand).bit_count() for hand in match.dealt] == [7, 7]
        match.stop_after_deal = True
        finish(match)
        assert match.deals[0].end == "exhausted"
        assert len(match.stock) - match.next_card == 14


def test_hh_992_no_tokushuyaku_and_no_achievements() -> None:
    for points in ((170, 40), (88, 88)):
        paid = settled(points=points, order=TWO, hands={A: RED})
        assert set(reasons(paid)) <= {"red", "card_points"}
    caught = settled(
        bases=("4*", POETRY), order=TWO, hands={A: "4A 4R 4K1 1L 2A 8L 9A"}, end="shoubu", by=B
    )
    assert "tobikomi" not in reasons(caught)
    assert "mizuten" not in reasons(settled(points=(95, 50), order=TWO, mizuten=True))
    assert choices(shuffled(0, 2, "classic")) != ["mizuten", "look"]


@pytest.mark.parametrize("mult", [1, 2, 4])
def test_hh_993_the_difference_of_card_points(mult: int) -> None:
    paid = settled(points=(83, 68), order=TWO, mult=mult)
    assert gains(paid) == [15 * mult, -15 * mult]
    assert paid.winner == A
    other = settled(points=(50, 90), order=TWO, mult=mult)
    assert (gains(other), int(other.winner)) == ([-40 * mult, 40 * mult], B)


def test_hh_994_teyaku_and_dekiyaku_are_paid_by_the_one_opponent() -> None:
    assert gains(settled(points=(70, 70), order=TWO, hands={A: RED})) == [20, -20]
    shoubu = settled(bases=(POETRY, "-"), order=TWO, end="shoubu", by=A)
    assert gains(shoubu) == [70, -70]
    cancel = settled(bases=(POETRY, "-"), order=TWO, end="cancel", by=A, sage=(A,))
    assert gains(cancel) == [35, -35]
    both = settled(bases=(POETRY, f"{BLUE} 1L 3L 8L 12L"), order=TWO, sage=(A, B))
    assert gains(both) == [35 - 85, 85 - 35]


def test_hh_994_liability_does_not_double_where_there_is_no_third_player() -> None:
    match = position(
        field="5A",
        hands=("3K1 8K2", "3R 11K1"),
        bases=("1R 1K1 2R 2K1", "-"),
        stock="12K2 9A",
        turn=1,
        liability_dekiyaku=True,
    )
    act(match, "play 3R", "play 3K1", "shoubu")
    assert scores(match) == [70, -70]


def test_hh_995_the_winner_takes_the_pot() -> None:
    assert gains(settled(points=(83, 68), order=TWO, pot=25)) == [40, -15]
    match = position(
        field="3K1 5A", hands=("3R", "-"), bases=("1R 1K1 2R 2K1", "-"), stock="9A", pot=30
    )
    act(match, "play 3R", "shoubu")
    assert scores(match) == [100, -70]
