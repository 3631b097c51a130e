"""The tree: one node for a decision somebody made, under the decisions before it."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64

from fudaba.games.contract import Match

#: No table has more seats.
SEATS: Final = 8


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
        #: The decisions that may follow, by what then lies open, because cards are drawn in
        #: between, and by whose they are: who is asked about teyaku depends on hidden cards.
        self.spots: dict[int, Spot] = {}

    @property
    def mean(self) -> float:
        """What the action brought its seat on average."""
        return self.total / float(self.visits)

    def next(self, match: Match) -> Spot:
        """The decision that a match is at, after this action."""
        place = match.seen() * SEATS + int(match.to_play)
        found = self.spots.get(place)
        if found is None:
            found = Spot(match.to_play)
            self.spots[place] = found
        return found


@final
class Spot:
    """A decision: whose it is, and the actions that were tried there."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.nodes: list[Node] = []

    def node(self, action: i64) -> Node | None:
        """The node of an action that was tried before."""
        for node in self.nodes:
            if node.action == action:
                return node
        return None

    def known(self, action: i64) -> Node:
        """The node of an action, whether it was tried before or not."""
        found = self.node(action)
        return self.add(action) if found is None else found

    def add(self, action: i64) -> Node:
        """A new node."""
        made = Node(self.seat, action)
        made.available = 1
        self.nodes.append(made)
        return made

    def tried(self, match: Match) -> i64:
        """How many of the actions that are legal now were tried before; they count as available."""
        number: i64 = 0
        for node in self.nodes:
            if match.is_legal(node.action):
                node.available += 1
                number += 1
        return number

    def best(self, match: Match, curiosity: float) -> Node:
        """The legal action with the highest upper confidence bound."""
        found: Node | None = None
        highest = 0.0
        for node in self.nodes:
            if not match.is_legal(node.action):
                continue
            visits = float(node.visits)
            bound = node.total / visits
            bound += curiosity * sqrt(log(float(node.available)) / visits)
            if found is None or bound > highest:
                found = node
                highest = bound
        assert found is not None
        return found

    def untried(self, match: Match, wanted: i64) -> i64:
        """The legal action that was not tried with `wanted` such ones before it."""
        index: i64 = 0
        while True:
            action = match.legal_nth(index)
            if self.node(action) is None:
                if wanted == 0:
                    return action
                wanted -= 1
            index += 1
