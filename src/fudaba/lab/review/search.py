"""What the actions of a position are compared by, and for how long."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import TypeAlias

from fudaba.bots.contract import Bot
from fudaba.bots.search.tree import Tree
from fudaba.cards.rng import Rng
from fudaba.lab.review.playouts import Playouts
from fudaba.lab.review.positions import Position

Search: TypeAlias = Tree | Playouts


def search_at(position: Position, policy: Bot, rng: Rng, for_match: bool = False) -> Search:
    """A search that compares all other actions with the one played.

    In an auction it would find the best answer to the policy, and mostly noise; where the policy
    is in balance it is what others can be held to (decision 11).
    """
    if position.match.is_auction() and policy.has_balanced_auctions:
        return Playouts(position.match, policy, rng, position.action, for_match)
    return Tree(position.match, policy, rng, position.action, for_match)


@dataclass(frozen=True)
class Budget:
    """Iterations, or else milliseconds, for every decision."""

    iterations: int
    milliseconds: int

    def half(self, search: Search) -> Iterator[None]:
        """Goes on while half of the budget lasts; the second time, while the rest does."""
        if self.iterations:
            half = (self.iterations + 1) // 2
            goal = half if search.iterations < half else self.iterations
            while not search.is_spent(goal):
                yield
            return
        end = perf_counter() + self.milliseconds / 2000
        while perf_counter() < end or not search.iterations:
            yield
