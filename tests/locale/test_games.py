"""Every registered game has words for all that it shows: options, values, presets, reasons."""

from random import Random

import pytest

from fudaba.games.koikoi.yaku import YAKU
from fudaba.games.registry import NAMES, spec
from fudaba.locale import game_key, reason_key
from tests.conformance.play import matches, play_out

games = pytest.mark.parametrize("name", NAMES)


def missing(game: str, *keys: str) -> list[str]:
    return [key for key in keys if game_key(game, key) is None]


@games
def test_the_game_has_a_name_and_a_summary(name: str) -> None:
    assert missing(name, "name", "summary") == []


@games
def test_every_option_is_explained(name: str) -> None:
    assert missing(name, *(f"option.{option.name}" for option in spec(name).options)) == []


@games
def test_every_value_with_a_name_is_explained(name: str) -> None:
    values = [
        f"value.{option.name}.{value}"
        for option in spec(name).options
        for value in option.values
        if isinstance(value, str)
    ]
    assert missing(name, *values) == []


@games
def test_every_preset_is_explained(name: str) -> None:
    assert missing(name, *(f"preset.{preset}" for preset in spec(name).presets)) == []


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
    assert missing(name, *(f"end.{end}" for end in sorted(ends))) == []


def test_every_yaku_of_koikoi_has_a_name_and_says_what_it_takes() -> None:
    names = [*(row.name for row in YAKU), "teshi", "kuttsuki"]
    assert missing("koikoi", *(f"yaku.{name}" for name in names)) == []
    assert missing("koikoi", *(f"needs.{name}" for name in names)) == []
