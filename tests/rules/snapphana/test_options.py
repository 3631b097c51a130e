"""Snapphana, section 7.8: every switch, its values, its default and its rule."""

from __future__ import annotations

import pytest

from fudaba.games.options import OptionError, OptionValue
from tests.rules.snapphana.match import finish, game, shuffled
from tests.rules.snapphana.written import GAMES, TO_A_TARGET

#: Switch, its values with the default first, the rule that it names.
SHARED: dict[str, tuple[tuple[OptionValue, ...], str]] = {
    "end_combinations": ((True, False), "SN-R1"),
    "end_doubling": ((True, False), "SN-R3"),
    "must_overtrump": ((False, True), "SN-R21"),
    "show_last_trick": ((True, False), "SN-R38"),
    "fjont_exchange": (("asap", "end"), "SN-R26"),
    "fjont_exchange_card": (("any", "low_if_possible"), "SN-R25"),
}
TO_TARGET: dict[str, tuple[tuple[OptionValue, ...], str]] = {
    "immediate_win": ((True, False), "SN-R35"),
    "tie_at_target": (("play_on", "shared"), "SN-R34"),
}
FJABBE: dict[str, tuple[tuple[OptionValue, ...], str]] = {
    "fjabbe_trickless": (("instead", "also"), "FJ-R2"),
    "fjabbe_tie": (("all_lose", "nobody_loses"), "FJ-R3"),
    "fjabbe_declarations": ((False, True), "FJ-R4"),
    "fjabbe_card_count": (("pairs", "tricks"), "FJ-R7"),
    "fjabbe_ranking": (("losses_then_points", "losses"), "FJ-R10"),
}
TARGETS = {"800": (800, "E8-009"), "1000": (1000, "T1-001"), "150": (150, "OF-001")}


def switches(name: str) -> dict[str, tuple[tuple[OptionValue, ...], str]]:
    return SHARED | (FJABBE if name == "fjabbe" else TO_TARGET)


@pytest.mark.parametrize("name", GAMES)
def test_the_switches_are_those_of_the_rule_text(name: str) -> None:
    found = {option.name: (option.values, option.rule) for option in game(name).spec.options}
    target = found.pop("target", None)
    assert found == switches(name)
    wanted = TARGETS.get(name)
    assert target == (None if wanted is None else ((wanted[0],), wanted[1]))
    assert game(name).spec.presets == {}


@pytest.mark.parametrize("name", GAMES)
def test_the_defaults_come_first(name: str) -> None:
    chosen = game(name).options
    for switch, (values, _) in switches(name).items():
        assert chosen[switch] == values[0]
    assert chosen.get("target") == (int(name) if name in TO_A_TARGET else None)


@pytest.mark.parametrize("name", GAMES)
def test_every_value_may_be_chosen_and_played_with(name: str) -> None:
    for switch, (values, _) in switches(name).items():
        for value in values:
            match = shuffled(name, 78, **{switch: value})
            assert match.game.options[switch] == value
            assert finish(match).deals[0].end == "count"


@pytest.mark.parametrize("name", TO_A_TARGET)
def test_the_target_is_any_whole_number_from_1(name: str) -> None:
    for target in (1, 2, 799, 10_000):
        assert game(name, target=target).options["target"] == target
    for wrong in (0, -1, 1.5, "many", True):
        with pytest.raises(OptionError, match="target"):
            game(name, target=wrong)


@pytest.mark.parametrize("name", GAMES)
def test_another_games_switch_is_an_unknown_option(name: str) -> None:
    others = [*TO_TARGET, "target"] if name == "fjabbe" else list(FJABBE)
    for switch in others:
        with pytest.raises(OptionError, match=switch):
            game(name, **{switch: True})


@pytest.mark.parametrize("name", GAMES)
def test_other_values_are_refused(name: str) -> None:
    for switch in switches(name):
        for wrong in ("nonsense", 7, None):
            with pytest.raises(OptionError, match=switch):
                game(name, **{switch: wrong})
