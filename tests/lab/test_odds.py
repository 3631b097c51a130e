"""The odds of dealt hands: numbers that are known otherwise, whole tables, and simulations."""

from __future__ import annotations

from functools import cache
from math import comb
from statistics import NormalDist

import pytest

from fudaba.cards.hanafuda import PACK_SIZE
from fudaba.games.registry import game
from fudaba.lab.interval import wilson
from fudaba.lab.odds import Row, Sheet, odds, studied, study_of
from fudaba.lab.odds.sheet import simulation

#: Games, each with a preset and a rule for its fields where it has them.
CHOICES = [
    ("koikoi", None, {}),
    ("hachihachi", "decimal", {}),
    ("hachihachi", "classic", {}),
    ("hachihachi", None, {"field_rule": "stack"}),
    ("hachijuu", None, {}),
]
SIZES = {"koikoi": {"hand": 8, "field": 8}}
SEVENS = {"hand": 7, "field": 6}


@cache
def sheets(name: str, preset: str | None = None, **options: object) -> dict[str, Sheet]:
    return {sheet.part: sheet for sheet in odds(game(name, preset, None, **options))}


def rows(name: str, table: str, preset: str | None = None, **options: object) -> dict[str, Row]:
    return {row.name: row for row in sheets(name, preset, **options)[table].rows}


# Known numbers.


def test_kk_201_teshi_is_dealt_to_four_hands_in_a_thousand() -> None:
    teshi = rows("koikoi", "hand")["teshi"]
    assert teshi.number == 12 * comb(44, 4) - comb(12, 2)
    assert teshi.share == pytest.approx(0.00432, abs=5e-6)


def test_kk_202_kuttsuki_is_dealt_to_less_than_two_hands_in_a_thousand() -> None:
    kuttsuki = rows("koikoi", "hand")["kuttsuki"]
    assert kuttsuki.number == comb(12, 4) * 6**4
    assert kuttsuki.share == pytest.approx(0.00170, abs=5e-6)


def test_kk_r4_a_four_in_two_pairs_is_counted_as_teshi() -> None:
    both = rows("koikoi", "hand")["teshi+kuttsuki"]
    assert both.number == 12 * comb(11, 2) * 6**2 + comb(12, 2)
    assert both.overlaps


def test_kk_205_a_table_is_as_bad_as_a_hand_is_good() -> None:
    assert rows("koikoi", "field")["bad_table"].number == rows("koikoi", "hand")["instant"].number


def test_hh_105_and_hj_205_a_field_with_a_whole_month() -> None:
    whole = 12 * comb(44, 2)
    assert rows("hachihachi", "field")["redeal"].number == whole
    assert rows("hachijuu", "field")["redeal"].number == whole


def test_hh_201_half_of_the_fields_are_small() -> None:
    # No light among the six, less those with one of the seven months that have none.
    small = comb(43, 6) - 7 * comb(39, 2)
    assert rows("hachihachi", "field")["small_field"].number == small


def test_hh_419_and_hj_426_four_three_is_dealt_in_528_ways() -> None:
    assert rows("hachihachi", "group_a")["four_three"].number == 12 * 11 * 4
    assert rows("hachijuu", "set")["shisou"].number == 12 * 11 * 4


def test_hh_421_a_standing_haneken_is_a_line_of_its_own_where_it_is_worth_more() -> None:
    plain = rows("hachihachi", "group_a", preset="decimal")
    raised = rows("hachihachi", "group_a", preset="classic")
    assert "standing_haneken" not in plain
    # Three months with four triples each, and the kasu of month 12.
    assert raised["standing_haneken"].number == (3 * 4 + 1) * comb(11, 2) * 6**2
    assert raised["standing_haneken"].number + raised["haneken"].number == plain["haneken"].number


def test_hh_434_and_hj_412_an_empty_hand_is_seven_of_27_chaff() -> None:
    assert rows("hachihachi", "group_b")["empty"].number == comb(27, 7)
    assert rows("hachijuu", "plain")["karasu"].number == comb(27, 7)
    assert rows("hachijuu", "held")["suroku"].number == comb(27, 6) * 21 + comb(27, 7)


def test_hh_207_stacked_multipliers() -> None:
    stacked = rows("hachihachi", "field", field_rule="stack")
    assert stacked["times 128"].number == 43  # all five lights and one other card
    assert not any(name.startswith("carried") for name in stacked)


def test_hj_r9_what_is_held_contains_what_is_best() -> None:
    best, held = rows("hachijuu", "set"), rows("hachijuu", "held")
    assert held["kuttsuki"].number == best["kuttsuki"].number + best["haneken"].number
    assert held["teshi"].number == best["teshi"].number + best["shisou"].number
    assert held["futasanbon"].number == best["futasanbon"].number + best["shisou"].number


# The whole is counted, and nothing twice.


@pytest.mark.parametrize(("name", "preset", "options"), CHOICES)
def test_every_table_covers_everything_that_can_be_dealt(
    name: str, preset: str | None, options: dict[str, object]
) -> None:
    for sheet in sheets(name, preset, **options).values():
        if sheet.of != "deal":
            assert sheet.total == comb(PACK_SIZE, SIZES.get(name, SEVENS)[sheet.of])
        apart = [row.number for row in sheet.rows if not row.overlaps]
        assert sum(apart) == sheet.total or not apart
        for row in sheet.rows:
            assert row.share == pytest.approx(row.number / sheet.total)
            assert row.share * row.one_in == pytest.approx(1)


def test_the_tables_of_both_families_agree_with_those_of_each() -> None:
    for name, first, second in [
        ("hachihachi", "group_a", "group_b"),
        ("hachijuu", "plain", "set"),
    ]:
        pairs = rows(name, "together")
        none_first, none_second = rows(name, first)["none"], rows(name, second)["none"]
        assert pairs["none"].number + pairs[second].number == none_first.number
        assert pairs["none"].number + pairs[first].number == none_second.number
        assert pairs["none"].number + pairs["any"].number == sheets(name)["together"].total


# By chance.

PACKS = 35_000


@pytest.mark.parametrize("name", studied())
def test_a_simulation_agrees(name: str) -> None:
    wide = NormalDist().inv_cdf(0.9995)
    for sheet in odds(game(name), PACKS, seed=1):
        for row in sheet.rows:
            assert row.simulated is not None
            low, high = wilson(row.simulated.share, PACKS, wide)
            assert low <= row.share <= high, (sheet.part, row.name)
            if row.simulated.number:
                assert row.simulated.low < row.simulated.share
            assert row.simulated.low <= row.simulated.share <= row.simulated.high


def test_a_simulation_is_fixed_by_its_seed() -> None:
    study = study_of(game("koikoi"))
    assert simulation(study, 200, 5) == simulation(study, 200, 5)
    assert simulation(study, 200, 5)["hand"].total() == 200
