"""Koi-Koi, section 4: yaku."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fudaba.cards.bits import cards_of
from fudaba.cards.hanafuda import ANIMALS, PLAINS, RIBBONS
from fudaba.games.koikoi.yaku import YAKU
from tests.rules.koikoi.chance import CARD_SETS, DEALS, VARIANTS
from tests.rules.koikoi.written import cards, points, text, yaku

TEN_PLAINS = "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1 5K2"


def test_kk_401_yaku_are_built_up_step_by_step() -> None:
    lights = "1L 3L 8L", "1L 3L 8L 11L", "1L 3L 8L 11L 12L"
    assert [points(held) for held in lights] == [6, 7, 15]
    assert yaku("2A 4A 5A 6A 7A") == {"tane": 1}
    assert yaku("2A 4A 5A 6A 7A 8A") == {"tane": 2}
    assert yaku("2A 4A 5A 6A 7A 8A 10A") == {"inoshikacho": 9}


def test_kk_402_single_cards_are_worth_nothing() -> None:
    for card in range(48):
        assert points(text(1 << card)) == 0
    assert points("1L 3L 6A 7A 2A 8A 1R 2R 4R 6R 1K1 2K1 3K1 4K1 5K1 6K1 7K1 8K1 9K1") == 0


def test_kk_411_goko_is_all_five_lights() -> None:
    assert yaku("1L 3L 8L 11L 12L") == {"goko": 15}


def test_kk_412_shiko_is_the_four_lights_without_the_rain_man() -> None:
    assert yaku("1L 3L 8L 12L") == {"shiko": 8}


@pytest.mark.parametrize("three", ["1L 3L 8L", "1L 3L 12L", "1L 8L 12L", "3L 8L 12L"])
def test_kk_413_ameshiko_is_the_rain_man_and_three_others(three: str) -> None:
    assert yaku(f"11L {three}") == {"ameshiko": 7}


@pytest.mark.parametrize("three", ["1L 3L 8L", "1L 3L 12L", "1L 8L 12L", "3L 8L 12L"])
def test_kk_414_sanko_is_three_lights_without_the_rain_man(three: str) -> None:
    assert yaku(three) == {"sanko": 6}


@pytest.mark.parametrize("two", ["1L 3L", "1L 8L", "1L 12L", "3L 8L", "3L 12L", "8L 12L"])
def test_kk_415_the_rain_man_with_two_lights_is_nothing(two: str) -> None:
    assert yaku(f"11L {two}") == {}


@pytest.mark.parametrize(
    ("others", "worth"),
    [("-", 5), ("2A", 6), ("2A 4A", 7), ("2A 4A 5A", 8), ("2A 4A 5A 8A 9A 11A", 11)],
)
def test_kk_421_inoshikacho_is_five_and_one_for_every_further_animal(
    others: str, worth: int
) -> None:
    assert yaku(text(cards("6A 7A 10A") | cards(others))) == {"inoshikacho": worth}


@pytest.mark.parametrize(
    ("animals", "held"),
    [
        ("2A 4A 5A 6A", {}),
        ("2A 4A 5A 6A 7A", {"tane": 1}),
        ("2A 4A 5A 6A 7A 8A", {"tane": 2}),
        ("2A 4A 5A 8A 9A 11A 6A", {"tane": 3}),
        ("2A 4A 5A 8A 9A 11A 6A 7A", {"tane": 4}),
        ("2A 4A 5A 8A 9A 11A 7A 10A", {"tane": 4}),
    ],
)
def test_kk_422_tane_is_one_for_five_animals_and_one_for_every_further(
    animals: str, held: dict[str, int]
) -> None:
    assert yaku(animals) == held


def test_kk_431_hanami_is_the_curtain_and_the_cup() -> None:
    assert yaku("3L 9A") == {"hanami": 5}


def test_kk_432_tsukimi_is_the_moon_and_the_cup() -> None:
    assert yaku("8L 9A") == {"tsukimi": 5}
    assert yaku("3L 8L 9A") == {"hanami": 5, "tsukimi": 5}


@pytest.mark.parametrize(
    ("plain_reds", "worth"),
    [("-", 10), ("4R", 11), ("4R 5R", 12), ("4R 5R 7R", 13), ("4R 5R 7R 11R", 14)],
)
def test_kk_441_red_and_blue_are_ten_and_one_for_every_plain_red_ribbon(
    plain_reds: str, worth: int
) -> None:
    six = cards("1R 2R 3R 6R 9R 10R")
    assert yaku(text(six | cards(plain_reds))) == {"akatan_aotan": worth}


@pytest.mark.parametrize(
    ("others", "worth"),
    [("-", 5), ("4R", 6), ("6R", 6), ("6R 9R", 7), ("4R 5R 7R 11R 6R 9R", 11)],
)
def test_kk_442_akatan_is_five_and_one_for_every_other_ribbon(others: str, worth: int) -> None:
    assert yaku(text(cards("1R 2R 3R") | cards(others))) == {"akatan": worth}


@pytest.mark.parametrize(
    ("others", "worth"),
    [("-", 5), ("11R", 6), ("1R", 6), ("1R 2R", 7), ("4R 5R 7R 11R 1R 3R", 11)],
)
def test_kk_443_aotan_is_five_and_one_for_every_other_ribbon(others: str, worth: int) -> None:
    assert yaku(text(cards("6R 9R 10R") | cards(others))) == {"aotan": worth}


@pytest.mark.parametrize(
    ("ribbons", "held"),
    [
        ("1R 2R 4R 5R", {}),
        ("1R 2R 4R 5R 6R", {"tanzaku": 1}),
        ("1R 2R 4R 5R 6R 7R", {"tanzaku": 2}),
        ("1R 2R 4R 5R 6R 7R 9R 11R", {"tanzaku": 4}),
    ],
)
def test_kk_444_tanzaku_is_one_for_five_ribbons_and_one_for_every_further(
    ribbons: str, held: dict[str, int]
) -> None:
    assert yaku(ribbons) == held


def test_kk_451_kasu_is_one_for_ten_plains_and_one_for_every_further() -> None:
    plains = cards_of(PLAINS)
    for number in range(25):
        worth = max(0, number - 9)
        assert points(text(sum(1 << card for card in plains[:number]))) == worth
    assert yaku(text(PLAINS)) == {"kasu": 15}


def test_kk_461_yaku_of_different_groups_add_up() -> None:
    held = yaku(f"1L 3L 8L 9A 6A 7A 10A 1R 2R 3R {TEN_PLAINS}")
    assert held == {
        "sanko": 6,
        "inoshikacho": 6,
        "hanami": 5,
        "tsukimi": 5,
        "akatan": 5,
        "kasu": 1,
    }
    assert points(f"1L 3L 8L 9A 6A 7A 10A 1R 2R 3R {TEN_PLAINS}") == 28


@pytest.mark.parametrize(
    ("captured", "held"),
    [
        ("1L 3L 8L 12L", {"shiko": 8}),
        (text(ANIMALS), {"inoshikacho": 11}),
        (text(RIBBONS), {"akatan_aotan": 14}),
        ("1R 2R 3R 4R 5R", {"akatan": 7}),
    ],
)
def test_kk_462_inside_lights_animals_and_ribbons_only_the_best_counts(
    captured: str, held: dict[str, int]
) -> None:
    assert yaku(captured) == held


def test_kk_463_the_cup_serves_in_three_yaku_at_once_and_in_four_as_a_plain() -> None:
    captured = "2A 4A 5A 8A 9A 3L 8L"
    assert yaku(captured) == {"tane": 1, "hanami": 5, "tsukimi": 5}
    nine = TEN_PLAINS.removesuffix(" 5K2")
    assert yaku(f"{captured} {nine}", sake_cup_kasu=True) == {
        "tane": 1,
        "hanami": 5,
        "tsukimi": 5,
        "kasu": 1,
    }


@settings(max_examples=500)
@given(held=CARD_SETS, card=st.integers(0, 47), deal=DEALS, options=VARIANTS)
def test_kk_464_another_card_never_lowers_the_total_and_every_gain_raises_it(
    held: int, card: int, deal: int, options: dict[str, bool]
) -> None:
    before, after = text(held), text(held | 1 << card)
    low, high = points(before, deal, **options), points(after, deal, **options)
    had, has = yaku(before, deal, **options), yaku(after, deal, **options)
    gained = any(worth > had.get(name, 0) for name, worth in has.items())
    assert high >= low
    assert (high > low) == gained
    assert (low, high) == (sum(had.values()), sum(has.values()))


def test_kk_464_holds_along_whole_packs_taken_card_by_card() -> None:
    for seed in range(100):
        order = random.Random(seed).sample(range(48), 48)
        held, last = 0, 0
        for card in order:
            held |= 1 << card
            now = points(text(held), deal=seed % 12 + 1, tsukifuda=True)
            assert now >= last
            last = now


def test_kk_465_the_figure_repeats_the_values() -> None:
    fixed = {row.name: int(row.points) for row in YAKU if row.more == 0}
    extendable = {row.name: (int(row.points), int(row.least)) for row in YAKU if row.more == 1}
    del fixed["tsukifuda"]  # not in the figure
    assert fixed == {
        "goko": 15,
        "shiko": 8,
        "ameshiko": 7,
        "sanko": 6,
        "hanami": 5,
        "tsukimi": 5,
    }
    assert extendable == {
        "inoshikacho": (5, 3),
        "tane": (1, 5),
        "akatan_aotan": (10, 6),
        "akatan": (5, 3),
        "aotan": (5, 3),
        "tanzaku": (1, 5),
        "kasu": (1, 10),
    }
