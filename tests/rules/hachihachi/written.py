"""Hachi-Hachi for the rule tests: cards and options go in as the rule text writes them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from fudaba.cards.hanafuda import month_cards
from fudaba.cards.pack import HANAFUDA
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game
from fudaba.games.hachihachi.compensation import compensation
from fudaba.games.hachihachi.dekiyaku import dekiyaku_of
from fudaba.games.hachihachi.field import multiplied
from fudaba.games.hachihachi.match import HachiHachiMatch
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.spec import SPEC
from fudaba.games.hachihachi.teyaku import KINDS, NONE, Hand
from fudaba.games.hachihachi.view import HachiHachiView
from fudaba.games.options import OptionValue

DATA = Path(__file__).parents[2] / "data"

A, B, C, D, E, F, G = range(7)
SEATS = {name: seat for seat, name in enumerate("ABCDEFG")}


def cards(text: str) -> int:
    """The set of cards that a text names; `-` is the empty one, `4*` all of month 4."""
    if text == "-":
        return 0
    months = sum(month_cards(int(word[:-1])) for word in text.split() if word.endswith("*"))
    return int(months) | HANAFUDA.set(" ".join(w for w in text.split() if not w.endswith("*")))


def text(card_set: int) -> str:
    """A set as text in pack order; the empty one is `-`."""
    return HANAFUDA.set_text(int(card_set)) or "-"


@cache
def load(name: str) -> dict[str, Any]:
    """A file of tests/data."""
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


def game(seats: int = 3, preset: str = "decimal", **options: OptionValue) -> Game:
    return SPEC.game(preset, seats, options)


def rules(preset: str = "decimal", **options: OptionValue) -> Rules:
    return Rules(game(3, preset, **options).options)


def options_of(text: str) -> tuple[str, dict[str, OptionValue]]:
    """`classic sixteen_kasu=off` as a preset and options."""
    preset, *given = text.split()
    options: dict[str, OptionValue] = {}
    for pair in given:
        name, value = pair.split("=")
        options[name] = value
    return preset, options


def rules_of(text: str) -> Rules:
    """The rules that `classic sixteen_kasu=off` stands for."""
    preset, given = options_of(text)
    return rules(preset, **given)


def by_seat(numbers: dict[str, int], seats: int) -> vec[i64]:
    """`{"A": 83, "B": 68}` as a vector."""
    found = vec[i64]([0] * seats)
    for name, number in numbers.items():
        found[SEATS[name]] = number
    return found


# What cards are worth.


def teyaku(hand: str, preset: str = "decimal", **options: OptionValue) -> dict[str, int]:
    """The best teyaku of each group of a hand, with their kan."""
    held = Hand(rules(preset, **options), cards(hand))
    found = {}
    if held.group_a != NONE:
        found[KINDS[held.group_a].name] = int(held.kan_a)
    if held.group_b != NONE:
        found[KINDS[held.group_b].name] = int(held.kan_b)
    return found


def shown(hand: str, group: str, preset: str = "decimal", **options: OptionValue) -> str:
    """What a hand shows for its teyaku of group `A` or `B`."""
    chosen = rules(preset, **options)
    held = Hand(chosen, cards(hand))
    return text(held.shown_for_a(chosen) if group == "A" else held.shown_for_b(chosen))


def dekiyaku(captured: str, preset: str = "decimal", **options: OptionValue) -> dict[str, int]:
    """Every dekiyaku of captured cards with its kan."""
    return {
        held.name: int(held.kan) for held in dekiyaku_of(rules(preset, **options), cards(captured))
    }


def compensated(hand: str, preset: str = "decimal", **options: OptionValue) -> dict[str, int]:
    """What each payer pays for a driven-out hand at multiplier 1, by reason."""
    return {
        line.name: int(line.points) for line in compensation(rules(preset, **options), cards(hand))
    }


def field(
    lying: str, carried: list[int], preset: str = "decimal", **options: OptionValue
) -> tuple[int, list[int]]:
    """The multiplier of a field, and what is carried on."""
    return multiplied(rules(preset, **options), cards(lying), carried)


# Matches.


def choices(match: HachiHachiMatch) -> list[str]:
    """The legal actions as texts."""
    return [match.text(action) for action in match.legal_actions()]


def view(match: HachiHachiMatch, seat: int | None = A) -> HachiHachiView:
    """What a seat, or a spectator, sees."""
    seen = match.view(seat)
    assert isinstance(seen, HachiHachiView)
    return seen


def base(match: HachiHachiMatch, seat: int = A) -> str:
    """A player's captured cards."""
    return text(match.captured[seat])
