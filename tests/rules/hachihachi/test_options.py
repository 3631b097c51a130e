"""Hachi-Hachi, section 13.8: every option, its values in both presets, and what it does."""

from __future__ import annotations

import re

import pytest

from fudaba.games.hachihachi.options import OPTIONS, PRESETS
from fudaba.games.options import OptionError, OptionValue
from tests.rules.hachihachi.written import game

#: Option, `decimal`, `classic`, other values; the rule that the option names.
EXPECTED: dict[str, tuple[OptionValue, OptionValue, tuple[OptionValue, ...], str]] = {
    "kan_points": (10, 12, (2, 14), "HH-020"),
    "initial_points": (250, 60, (0, 1000), "HH-022"),
    "loans": ("refill", "bank_10", (), "HH-023"),
    "deals": (12, 12, (6, 3), "HH-030"),
    "deal_order": ("dealer_first", "dealer_first", ("right_first",), "HH-103"),
    "field_rule": ("carry", "carry", ("stack",), "HH-204"),
    "void_deal_fields": ("restore", "restore", ("consume",), "HH-R8"),
    "late_teyaku": (True, True, (False,), "HH-456"),
    "mizuten": (False, True, (), "HH-250"),
    "mizuten_with_three": (True, True, (False,), "HH-R13"),
    "mizuten_fail": ("any_ending", "exhausted_only", (), "HH-922"),
    "mizuten_survives_tokushuyaku": (False, True, (), "HH-804"),
    "auction_min": ("three", "free", (), "HH-302"),
    "auction_with_three": (False, False, (True,), "HH-R12"),
    "two_stay": ("play_or_split", "split", ("play",), "HH-310"),
    "drop_fee_basis": ("dropper", "seat", (), "HH-306"),
    "comp_payers": ("non_dealers", "non_dealers", ("all_active",), "HH-355"),
    "comp_overlap": ("exclude", "include", (), "HH-354"),
    "haneken_standing": (False, True, (), "HH-421"),
    "four_three": ("teyaku", "ends_match", (), "HH-422"),
    "show_odd_card": (True, False, (), "HH-451"),
    "show_group_b": ("points", "chaff", (), "HH-452"),
    "teyaku_payment": ("end_of_deal", "at_once", (), "HH-455"),
    "ino_shika_cho": (False, False, (True,), "HH-605"),
    "ribbons_extension": (True, True, (False,), "HH-606"),
    "ribbons_willow_bonus": (True, False, (), "HH-606"),
    "liability_dekiyaku": (False, False, (True,), "HH-716"),
    "exhausted_sage": ("half_only", "half_and_cards", (), "HH-714"),
    "sixteen_kasu": ("tokushuyaku", "off", ("dekiyaku",), "HH-802"),
    "tobikomi": ("fourth_card", "all_cards", (), "HH-901"),
    "tobikomi_per_triple": (True, False, (), "HH-R52"),
    "liability_tobikomi": (False, False, (True,), "HH-903"),
    "track_coin": (False, True, (), "HH-871"),
    "track_coin_empty_pot": ("winner", "winner", ("skip",), "HH-R54"),
    "han_don_kan": (0, 10, (5,), "HH-960"),
    "han_don_on_early_end": (True, False, (), "HH-R27"),
    "ishi_arai": (False, True, (), "HH-962"),
    "poorest_stones": (False, True, (), "HH-965"),
    "final_prize": ("none", "bank_5_per_player", ("each_other_5",), "HH-953"),
    "public_totals": ("always", "always", ("from_ishi_arai",), "HH-R66"),
    "campaign": (False, False, (True,), "HH-980"),
}


def test_the_options_are_those_of_the_rule_text() -> None:
    assert [option.name for option in OPTIONS] == list(EXPECTED)
    assert list(PRESETS) == ["decimal", "classic"]


@pytest.mark.parametrize("name", EXPECTED)
def test_the_value_of_each_preset(name: str) -> None:
    decimal, classic, _, _ = EXPECTED[name]
    assert game(preset="decimal").options[name] == decimal
    assert game(preset="classic").options[name] == classic


@pytest.mark.parametrize("name", EXPECTED)
def test_every_value_may_be_chosen_in_either_preset(name: str) -> None:
    decimal, classic, others, _ = EXPECTED[name]
    for preset in ("decimal", "classic"):
        for value in (decimal, classic, *others):
            assert game(3, preset, **{name: value}).options[name] == value


@pytest.mark.parametrize("name", [n for n, row in EXPECTED.items() if not isinstance(row[0], bool)])
def test_other_values_are_refused(name: str) -> None:
    for wrong in (-1, "nonsense", 1.5):
        with pytest.raises(OptionError, match=name):
            game(**{name: wrong})  # type: ignore[arg-type]


def test_every_option_names_a_rule_of_its_row() -> None:
    for option in OPTIONS:
        assert re.fullmatch(r"HH-R?\d+", option.rule)
        wanted = {EXPECTED[option.name][3]}
        if option.name == "final_prize":
            wanted.add("HH-966")
        assert option.rule in wanted
