"""Worlds played out by a policy alone, after one action or another."""

from __future__ import annotations

from fudaba.bots.contract import Bot
from fudaba.bots.search.candidate import Candidate
from fudaba.bots.search.node import Node
from fudaba.bots.search.worlds import Worlds
from fudaba.bots.search.worth import Worth
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match


def played_out(match: Match, action: int, policy: Bot, rng: Rng) -> Match:
    """An action, and then the deal to its end as the policy would play it for everybody."""
    match.stop_after_deal = True
    match.apply(action)
    while not match.is_over:
        match.apply(policy.choose(match, rng))
    return match


class Playouts:
    """Compares actions as a `Tree` does, but learns nothing on the way.

    So every world says the same of them, however many there were before.
    """

    def __init__(self, match: Match, policy: Bot, rng: Rng, first: int, for_match: bool) -> None:
        self.seat = int(match.to_play)
        self.policy = policy
        self.rng = rng
        self.worlds = Worlds(match, policy, rng)
        self.worth = Worth(match, policy, for_match)
        self.iterations = 0
        others = [action for action in match.legal_actions() if action != first]
        #: The action that the others are compared with comes first.
        self.candidates = [Candidate(Node(self.seat, action)) for action in [first, *others]]
        self.running = self.candidates.copy()

    def is_spent(self, iterations: int) -> bool:
        """Whether so many iterations are done."""
        return self.iterations >= iterations

    def round(self) -> None:
        """One world, in which every action is tried."""
        world = self.worlds.deal()
        luck = self.rng.seed()
        for candidate in self.running:
            node = candidate.node
            twin = played_out(world.copy(), int(node.action), self.policy, Rng(luck))
            candidate.value = self.worth.of(twin, self.seat)
            node.visits += 1
            node.total += candidate.value
            self.iterations += 1
        value = self.running[0].value
        for candidate in self.running:
            candidate.compare(value)
