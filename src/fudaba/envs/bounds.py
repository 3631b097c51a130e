"""Bounds that OpenSpiel asks for: how much an episode can bring, and how long it can be.

They are generous: no pack and no play reaches them.
"""

from __future__ import annotations

from typing import Final

from fudaba.envs.rules import Rules

#: The most points that one deal can bring or cost a seat, in points or in kan.
_POINTS: Final = {
    "koikoi": 1_000,
    "hachihachi": 1_000_000,
    "hachijuu": 100_000,
    "800": 10_000,
    "1000": 10_000,
    "150": 10_000,
}

#: The most actions of one deal.
_ACTIONS: Final = {
    "koikoi": 64,
    "hachihachi": 300,
    "hachijuu": 300,
    "800": 1_000,
    "1000": 1_000,
    "150": 1_000,
    "fjabbe": 1_000,
}

#: FJ-007: three of four players with two lost deals, one with four, and a last deal.
_FJABBE_DEALS: Final = 100
#: FJ-R2 and FJ-R3: in a deal of Fjabbe everybody can lose.
_FJABBE_LOSSES: Final = 5


def most_deals(rules: Rules) -> int:
    """How many deals an episode can have, given deals that are void or tied."""
    if rules.one_deal:
        return 10
    options = rules.game.options
    if "deals" in options:
        years = rules.seats if options.get("campaign") else 1
        return 10 * int(options["deals"]) * years
    if "target" in options:
        return 100 + 2 * int(options["target"])
    return _FJABBE_DEALS


def longest_episode(rules: Rules) -> int:
    """The most actions of players."""
    return most_deals(rules) * _ACTIONS[rules.game.name]


def utilities(rules: Rules) -> tuple[float, float]:
    """The least and the most that an episode can bring a seat."""
    if rules.reward == "match":
        return -1.0, rules.game.sides - 1.0
    name = rules.game.name
    if name == "fjabbe":
        return -float(_FJABBE_LOSSES), 0.0
    points = float(_POINTS[name] * int(rules.game.options.get("kan_points", 1)))
    points *= most_deals(rules)
    return (0.0 if name in ("koikoi", "800", "1000", "150") else -points), points
