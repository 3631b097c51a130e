"""Hachi-Hachi, section 9.3: tokushuyaku."""

from __future__ import annotations

import pytest

from tests.rules.hachihachi.settle import POETRY, gains, reasons, settled
from tests.rules.hachihachi.written import A, B, C

RED = "1R 4R 2K1 3K1 5K1 6K1 7K1"
#: C has 17 chaff and 85 points, A 90, B 89 (EX-P03).
KASU = (
    "1L 1R 2A 2K2 6R 6K1 7R 7K2 8L 8K1 9A 9R 11R 11K1",
    "3L 3R 4A 4K1 5A 5R 6A 6K2 10R 10K2 12L 12K2",
    "1K1 1K2 2R 2K1 3K1 3K2 4R 4K2 5K1 5K2 7A 7K1 8A 8K2 9K1 9K2 10A 10K1 11L 11A 12K1 12K3",
)


@pytest.mark.parametrize(("preset", "kan"), [("decimal", 10), ("classic", 12)])
def test_hh_800_all_eights_win_ten_kan_for_the_acting_dealer(preset: str, kan: int) -> None:
    paid = settled(points=(88, 88, 88), order=(1, 2, 0), preset=preset, track_coin=False)
    assert paid.winner == B
    assert gains(paid) == [-10 * kan, 20 * kan, -10 * kan]


@pytest.mark.parametrize(("points", "kan"), [(168, 10), (169, 11), (170, 12), (200, 42)])
def test_hh_801_double_eights(points: int, kan: int) -> None:
    paid = settled(points=(40, points, 224 - points))
    assert paid.winner == B
    assert gains(paid) == [-10 * kan, 20 * kan, -10 * kan]


def test_hh_801_one_point_less_is_nothing_special() -> None:
    assert reasons(settled(points=(167, 66, 31))) == ["card_points"]


def test_hh_802_sixteen_kasu() -> None:
    paid = settled(bases=KASU)
    assert reasons(paid) == ["sixteen_kasu"]
    assert paid.winner == C
    assert gains(paid) == [-140, -140, 280]
    sixteen = settled(bases=(*KASU[:2], KASU[2].replace(" 12K3", "")))
    assert gains(sixteen) == [-120, -120, 240]
    fifteen = settled(bases=(*KASU[:2], KASU[2].replace(" 12K1 12K3", "")))
    assert "sixteen_kasu" not in reasons(fifteen)


def test_hh_802_is_off_in_classic() -> None:
    assert reasons(settled(bases=KASU, preset="classic")) == ["card_points", "track_coin"]


def test_hh_803_all_and_double_eights_go_before_sixteen_kasu() -> None:
    for points, name, winner in (((168, 50, 46), "double_eights", A), ((88,) * 3, "all_eights", A)):
        paid = settled(bases=KASU, points=points)
        assert reasons(paid) == [name]
        assert paid.winner == winner


def test_hh_804_the_winner_takes_the_pot_and_all_else_lapses() -> None:
    hands = {A: "4A 4R 4K1 1L 2A 8L 9A", B: RED}
    paid = settled(points=(168, 90, 6), bases=("4*", "-", "-"), hands=hands, mizuten=True, pot=25)
    assert reasons(paid) == ["double_eights", "pot"]
    assert gains(paid) == [225, -100, -100]


def test_hh_804_mizuten_survives_in_classic() -> None:
    paid = settled(points=(168, 90, 6), hands={B: RED}, mizuten=True, preset="classic")
    assert reasons(paid) == ["double_eights", "track_coin", "mizuten"]
    assert gains(paid) == [240 + 24 - 1, -132, -132]
    off = settled(
        points=(168, 90, 6), mizuten=True, preset="classic", mizuten_survives_tokushuyaku=False
    )
    assert "mizuten" not in reasons(off)


def test_hh_804_half_of_the_dekiyaku_stay_in_classic() -> None:
    paid = settled(bases=(POETRY, "-", "-"), points=(168, 50, 46), sage=(A,), preset="classic")
    assert gains(paid) == [240 + 84 - 1, -162, -162]
