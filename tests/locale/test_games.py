"""Every registered game has words for all that it shows: options, values, presets, reasons."""

from random import Random

import pytest

from fudaba.games.koikoi.yaku import TABLE
from fudaba.games.registry import NAMES, spec
from fudaba.locale import has_word, reason_key
from tests.conformance.play import matches, play_out

games = pytest.mark.parametrize("name", NAMES)


def missing(*keys: str) -> list[str]:
    return [key for key in keys if not has_word(key)]


@games
def test_the_game_has_a_name_and_a_summary(name: str) -> None:
    assert missing(f"{name}.name", f"{name}.summary") == []


@games
def test_every_option_is_explained(name: str) -> None:
    assert missing(*(f"{name}.option.{option.name}" for option in spec(name).options)) == []


@games
def test_every_value_with_a_name_is_explained(name: str) -> None:
    values = [
        f"{name}.value.{option.name}.{value}"
        for option in spec(name).options
        for value in option.values
        if isinstance(value, str)
    ]
    assert missing(*values) == []


@games
def test_every_preset_is_explained(name: str) -> None:
    assert missing(*(f"{name}.preset.{preset}" for preset in spec(name).presets)) == []


@games
def test_every_reason_and_end_that_turns_up_in_play_has_words(name: str) -> None:
    rng = Random(name)
    reasons: set[str] = set()
    ends: set[str] = set()
    for match in matches(name, rng):
        play_out(match, rng)
        reasons |= {entry.reason for entry in match.ledger}
        ends |= {deal.end for deal in match.deals}
    assert [reason for reason in sorted(reasons) if reason_key(name, reason) is None] == []
    assert missing(*(f"{name}.end.{end}" for end in sorted(ends))) == []


def test_every_yaku_of_koikoi_has_a_name_and_says_what_it_takes() -> None:
    names = [*(row.name for row in TABLE), "teshi", "kuttsuki"]
    assert missing(*(f"koikoi.yaku.{name}" for name in names)) == []
    assert missing(*(f"koikoi.needs.{name}" for name in names)) == []
