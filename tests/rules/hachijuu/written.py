"""Hachijuu for the rule tests: cards and options go in as the rule text writes them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from fudaba.cards.hanafuda import month_cards
from fudaba.cards.pack import HANAFUDA
from fudaba.games.contract import Game
from fudaba.games.eights.questions import NAMES
from fudaba.games.hachijuu.dekiyaku import dekiyaku_of
from fudaba.games.hachijuu.match import HachijuuMatch
from fudaba.games.hachijuu.options import Rules
from fudaba.games.hachijuu.spec import SPEC
from fudaba.games.hachijuu.teyaku import KINDS, NONE, PLAIN, SET, Hand
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.games.options import OptionValue

DATA = Path(__file__).parents[2] / "data"

P0, P1, P2, P3, P4, P5 = range(6)

FAMILIES = {"plain": PLAIN, "set": SET}


def cards(text: str) -> int:
    """The set of cards that a text names; `-` is the empty one, `4*` all of month 4."""
    if text == "-":
        return 0
    months = sum(month_cards(int(word[:-1])) for word in text.split() if word.endswith("*"))
    return int(months) | HANAFUDA.set(" ".join(w for w in text.split() if not w.endswith("*")))


def text(card_set: int) -> str:
    """A set as text in pack order; the empty one is `-`."""
    return HANAFUDA.set_text(int(card_set)) or "-"


def seat_of(name: str) -> int:
    """`P3` as a number."""
    return int(name.removeprefix("P"))


def seats_of(names: str) -> list[int]:
    """`P3 P0` as numbers; `-` is nobody."""
    return [] if names == "-" else [seat_of(name) for name in names.split()]


@cache
def load(name: str) -> dict[str, Any]:
    """A file of tests/data."""
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


def game(seats: int = 3, **options: OptionValue) -> Game:
    return SPEC.game(None, seats, options)


def rules(**options: OptionValue) -> Rules:
    return Rules(SPEC.game(None, None, options).options)


# What cards are worth.


def teyaku(hand: str) -> dict[str, int]:
    """The best hand yaku of each family, with their values."""
    held = Hand(cards(hand))
    kinds = [held.best(family) for family in (PLAIN, SET)]
    return {KINDS[kind].name: int(KINDS[kind].points) for kind in kinds if kind != NONE}


def possible(hand: str, family: str, **options: OptionValue) -> list[str]:
    """Every hand yaku of a family that a hand may announce."""
    kinds = Hand(cards(hand)).possible(rules(**options), (PLAIN | SET) ^ FAMILIES[family])
    return [kind.name for place, kind in enumerate(KINDS) if kinds & 1 << place]


def shown_for(hand: str, name: str) -> list[str]:
    """The sets of cards that would show a hand yaku."""
    kind = [row.name for row in KINDS].index(name)
    return [text(shown) for shown in Hand(cards(hand)).choices(kind)]


def dekiyaku(captured: str) -> dict[str, int]:
    """Every captured yaku of a pile with its value."""
    return {held.name: int(held.points) for held in dekiyaku_of(cards(captured))}


# Matches.


def choices(match: HachijuuMatch) -> list[str]:
    """The legal actions as texts."""
    return [match.text(action) for action in match.legal_actions()]


def phase(match: HachijuuMatch) -> str:
    """What is decided now."""
    return "over" if match.is_over else NAMES[match.question]


def view(match: HachijuuMatch, seat: int | None = P0) -> HachijuuView:
    """What a seat, or a spectator, sees."""
    seen = match.view(seat)
    assert isinstance(seen, HachijuuView)
    return seen


def base(match: HachijuuMatch, seat: int = P0) -> str:
    """A player's captured cards."""
    return text(match.captured[seat])
