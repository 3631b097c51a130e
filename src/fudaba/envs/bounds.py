"""Bounds that OpenSpiel asks for: how much an episode can bring, and how long it can be.

They are generous: no pack and no play reaches them.
"""

from __future__ import annotations

from fudaba.envs.features import bounds
from fudaba.envs.rules import Rules


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
    return bounds(rules.game).deals


def longest_episode(rules: Rules) -> int:
    """The most actions of players."""
    return most_deals(rules) * bounds(rules.game).actions


def utilities(rules: Rules) -> tuple[float, float]:
    """The least and the most that an episode can bring a seat."""
    if rules.reward == "match":
        return -1.0, rules.game.sides - 1.0
    deal, deals = bounds(rules.game), most_deals(rules)
    return max(deal.floor, deal.least * deals), deal.most * deals
