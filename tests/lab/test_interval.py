"""Intervals: against scipy, textbook values, and what clusters must do to them."""

import random

import pytest
from scipy.stats import t as student

from fudaba.lab.interval import Estimate, t_quantile, wilson
from fudaba.lab.ratio import WHOLE, Counts, Ratio, level_mean, level_share


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 5, 8, 20, 100, 10_000])
def test_students_quantile_is_scipys(freedom: int) -> None:
    assert t_quantile(freedom) == pytest.approx(student.ppf(0.975, freedom), rel=2e-3)


@pytest.mark.parametrize(
    ("won", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (1, 2, 0.0945, 0.9055),
    ],
)
def test_wilson_gives_the_textbook_values(won: int, trials: int, low: float, high: float) -> None:
    assert wilson(won / trials, trials) == pytest.approx((low, high), abs=5e-5)


def ratio(*clusters: tuple[int, int]) -> Ratio:
    sums = Ratio()
    for total, size in clusters:
        sums.add(total, size)
    return sums


def width(found: Estimate | None) -> float:
    assert found is not None
    assert found.low is not None
    assert found.high is not None
    assert found.low <= found.value <= found.high
    return found.high - found.low


def test_single_trials_get_wilsons_interval() -> None:
    sums = ratio(*[(1, 1)] * 30, *[(0, 1)] * 10)
    found = sums.share()
    assert found is not None
    assert (found.low, found.high) == pytest.approx(wilson(0.75, 40), abs=1e-6)


def test_packs_won_from_both_seats_say_less_than_single_matches() -> None:
    both = ratio(*[(2, 2)] * 30, *[(0, 2)] * 20)
    single = ratio(*[(1, 1)] * 60, *[(0, 1)] * 40)
    assert width(both.share()) > 1.3 * width(single.share())


def test_packs_decided_by_the_cards_say_more() -> None:
    shared = ratio(*[(1, 2)] * 50)
    single = ratio(*[(1, 1)] * 50, *[(0, 1)] * 50)
    assert 0 < width(shared.share()) < width(single.share()) / 3


def test_few_packs_that_agree_are_not_certainty() -> None:
    assert width(ratio((1, 2), (1, 2)).share()) > 0.6
    assert width(ratio((2, 2)).share()) > 0.6


def test_the_mean_over_clusters_is_students() -> None:
    values = [3, 5, 8, 8, 13]
    found = ratio(*[(value, 1) for value in values]).mean()
    assert found is not None
    low, high = student.interval(0.95, 4, 7.4, 3.7815 / 5**0.5)
    assert (found.value, found.low, found.high) == pytest.approx((7.4, low, high), rel=1e-3)
    assert ratio((4, 2)).mean() == Estimate(2.0)
    assert Ratio().mean() is None


def test_groups_count_the_same_whatever_their_size() -> None:
    strong, weak = ratio(*[(WHOLE, 1)] * 95, *[(0, 1)] * 5), ratio((WHOLE, 5), (0, 5))
    found = level_share([strong, weak], WHOLE)
    assert found is not None
    assert found.value == pytest.approx((0.95 + 0.1) / 2)
    assert level_share([strong, Ratio()], WHOLE) is None
    even = level_mean([ratio((1, 1), (3, 1)), ratio((10, 1), (10, 1))])
    assert even is not None
    assert even.value == 6.0


def test_sums_do_not_depend_on_how_they_are_grouped() -> None:
    chance = random.Random(1)
    clusters = [(chance.randrange(50), chance.randrange(5)) for _ in range(200)]
    whole = ratio(*clusters)
    parts = Ratio()
    for start in range(0, 200, 7):
        parts.merge(ratio(*clusters[start : start + 7]))
    assert parts == whole


def test_what_does_not_happen_in_a_cluster_still_counts_its_size() -> None:
    counts, more = Counts(), Counts()
    counts.add({"tane": 3}, 12)
    more.add({"kasu": 1}, 12)
    counts.merge(more)
    assert counts.by_frequency() == ["tane", "kasu"]
    assert counts.ratio("tane") == ratio((3, 12), (0, 12))


def test_the_interval_of_duplicate_play_covers_the_truth() -> None:
    """Packs favour a seat; the interval must hold in about 95 of 100 tournaments."""
    chance = random.Random(7)
    held = 0
    for _ in range(400):
        sums = Ratio()
        for _ in range(60):
            luck = chance.choice((-0.35, 0.35))
            won = (chance.random() < 0.55 + luck) + (chance.random() < 0.55 - luck)
            sums.add(won, 2)
        found = sums.share()
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.55 <= found.high
    assert 0.92 <= held / 400 <= 0.99
