"""The tree: one node for a decision somebody made, under the decisions before it."""

from __future__ import annotations

from math import log, sqrt
from typing import final

from mypy_extensions import i64

from fudaba.games.contract import Match


@final
class Node:
    """What is known about an action by a seat: how often it was tried, and what came of it."""

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.visits: i64 = 0
        #: How often the action could have been chosen.
        self.available: i64 = 0
        #: The sum of what its seat got.
        self.total: float = 0.0
        self.children: list[Node] = []

    @property
    def mean(self) -> float:
        """What the action brought its seat on average."""
        return self.total / float(self.visits)

    def child(self, seat: i64, action: i64) -> Node | None:
        """The node of an action that was tried before."""
        for child in self.children:
            if child.action == action and child.seat == seat:
                return child
        return None

    def tried(self, match: Match, seat: i64) -> i64:
        """How many of the actions that are legal now were tried before; they count as available."""
        number: i64 = 0
        for child in self.children:
            if child.seat == seat and match.is_legal(child.action):
                child.available += 1
                number += 1
        return number

    def best(self, match: Match, seat: i64, curiosity: float) -> Node:
        """The legal child with the highest upper confidence bound."""
        found: Node | None = None
        highest = 0.0
        for child in self.children:
            if child.seat != seat or not match.is_legal(child.action):
                continue
            visits = float(child.visits)
            bound = child.total / visits
            bound += curiosity * sqrt(log(float(child.available)) / visits)
            if found is None or bound > highest:
                found = child
                highest = bound
        assert found is not None
        return found

    def add(self, seat: i64, action: i64) -> Node:
        """A new child."""
        made = Node(seat, action)
        made.available = 1
        self.children.append(made)
        return made
