"""Whether an action that brings more points also does more for the match."""

from __future__ import annotations

from typing import Final

from fudaba.bots.contract import Bot
from fudaba.cards.rng import Rng
from fudaba.lab.review.positions import Position
from fudaba.lab.review.search import Budget, search_at

#: A change of the chance by less is none; beside a match that is decided, searches still count
#: points for so little.
LEAST: Final = 0.001


def serves_match(position: Position, other: int, policy: Bot, rng: Rng, budget: Budget) -> bool:
    """Whether an action that is better in points than the one played is no worse for the match.

    In the last deal it has to win the match more often: points alone are worth nothing there.
    Where nobody knows how many deals follow, points are all there is, and nothing is compared.
    """
    search = search_at(position, policy, rng, for_match=True)
    if not search.worth.for_match:
        return True
    pair = [c for c in search.candidates if c.node.action in (position.action, other)]
    for _ in budget.half(search):
        search.running = pair  # a tree lets go of what begins badly
        search.round()
    rise = pair[1].gain
    return rise >= LEAST if position.match.deals_left() == 0 else rise > -LEAST
