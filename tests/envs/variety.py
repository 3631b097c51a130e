"""Environments of every game, with a variety of options and seats."""

from random import Random
from typing import Any

import pytest

from fudaba.envs.rules import Rules
from fudaba.games.contract import Match
from fudaba.games.registry import NAMES
from tests.conformance.play import random_action

#: Game and options; together all games, some presets, and every number of seats.
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    *((name, {}) for name in NAMES),
    ("koikoi", {"preset": "festival", "must_match": True, "deals": 3}),
    ("hachihachi", {"preset": "classic", "seats": 7, "public_totals": "from_ishi_arai"}),
    ("hachihachi", {"seats": 2}),
    ("hachijuu", {"seats": 6, "teyaku_choice": "highest_or_none"}),
    ("1000", {"must_overtrump": True}),
    ("150", {"show_last_trick": False}),
    ("fjabbe", {"fjabbe_declarations": True}),
]


def named(variant: tuple[str, dict[str, Any]]) -> str:
    """A variant as the name of its test."""
    return " ".join([variant[0], *(f"{name}={value}" for name, value in variant[1].items())])


every_variant = pytest.mark.parametrize(
    ("name", "options"), VARIANTS, ids=[named(variant) for variant in VARIANTS]
)


def walk(rules: Rules, seed: int) -> list[Match]:
    """Every position of a random course of play."""
    rng = Random(seed)
    match = rules.new(seed)
    found = [rules.copy(match)]
    while not match.is_over:
        match.apply(random_action(match, rng))
        found.append(rules.copy(match))
    return found
