"""The search: worlds that the seat may be in, each played through the tree and out to the end.

Every round deals the hidden cards again, so that the tree knows only what the seat knows
(information-set Monte Carlo tree search, Cowling, Powley and Whitehouse 2012). A world is played
to the end of the deal; every seat on the way down wants the best for itself. All candidates at
the root are tried in the same worlds, so that the luck of the cards is the same for all.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from fudaba.bots.contract import Bot
from fudaba.bots.search.candidate import Candidate
from fudaba.bots.search.node import Node
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match

#: How much an action that was tried little is looked at, in standard deviations of the result.
CURIOSITY: Final = 0.7

#: Below the root a node has this many visits for the square of its children.
WIDENING: Final = 8

#: In a playout, decisions out of a hundred that are taken at random and not by the policy.
SLIPS: Final = 5

#: Rounds before a candidate can be dropped, and standard errors that it must then be behind.
TRIAL: Final = 12
BEHIND: Final = 2.0

#: Standard errors by which a candidate must be ahead of the policy's choice to be preferred.
AHEAD: Final = 1.5


@final
class Tree:
    """What a seat has found out about its decision."""

    def __init__(self, match: Match, policy: Bot, rng: Rng) -> None:
        self.match: Match = match
        self.seat: i64 = match.to_play
        self.policy: Bot = policy
        self.rng: Rng = rng
        self.iterations: i64 = 0
        #: The policy's choice comes first.
        self.candidates: list[Candidate] = []
        self._add(i64(policy.choose(match, rng)))
        index: i64
        for index in range(match.legal_count()):
            action = match.legal_nth(index)
            if action != self.candidates[0].node.action:
                self._add(action)
        #: Those that are still compared.
        self.running: list[Candidate] = self.candidates.copy()
        #: Of the seat's own results: the mean and the sum of squared deviations.
        self.mean: float = 0.0
        self.squares: float = 0.0
        self.path: list[Node] = []

    def _add(self, action: i64) -> None:
        self.candidates.append(Candidate(Node(self.seat, action)))

    @property
    def spread(self) -> float:
        """The standard deviation of the seat's results."""
        if self.iterations < TRIAL:
            return 1.0
        return sqrt(self.squares / float(self.iterations)) + 1e-9

    def round(self) -> None:
        """One world, in which every candidate that still runs is tried."""
        world = self.match.copy()
        world.resample(int(self.seat), self.rng)
        world.stop_after_deal = True
        seed = self.rng.seed()
        for candidate in self.running:
            candidate.value = self._try(candidate.node, world.copy(), Rng(seed))
        value = self.running[0].value
        for candidate in self.running:
            candidate.compare(value)
        self._drop()

    def _try(self, node: Node, world: Match, rng: Rng) -> float:
        """Down the tree, one step beyond it, and out; what the seat gets in the end."""
        world.stop_after_deal = True
        self.path.clear()
        self.path.append(node)
        world.step(node.action)
        if node.visits:
            self._descend(node, world, rng)
        self._play_out(world, rng)
        return self._learn(world)

    def _descend(self, node: Node, world: Match, rng: Rng) -> None:
        while not world.is_over:
            number = world.legal_count()
            if number == 1:
                world.step(world.legal_nth(0))
                continue
            child = self._next(node, world, number, rng)
            self.path.append(child)
            world.step(child.action)
            if child.visits == 0:
                return
            node = child

    def _next(self, node: Node, world: Match, number: i64, rng: Rng) -> Node:
        """The action to look at now: one that was not tried, or the most promising one.

        The policy's choice comes first; the others follow as visits mount up.
        """
        seat = world.to_play
        tried = node.tried(world, seat)
        if tried == 0:
            return node.add(seat, i64(self.policy.choose(world, rng)))
        if tried < number and WIDENING * tried * tried <= node.visits:
            return node.add(seat, _untried(node, world, rng.below(number - tried)))
        return node.best(world, seat, CURIOSITY * self.spread)

    def _play_out(self, world: Match, rng: Rng) -> None:
        """To the end of the deal, mostly as the policy would play it."""
        policy = self.policy
        while not world.is_over:
            number = world.legal_count()
            if number == 1:
                world.step(world.legal_nth(0))
            elif rng.below(100) < SLIPS:
                world.step(world.legal_nth(rng.below(number)))
            else:
                world.step(i64(policy.choose(world, rng)))

    def _learn(self, world: Match) -> float:
        for node in self.path:
            node.visits += 1
            node.total += world.deal_value(node.seat)
        self.iterations += 1
        value = world.deal_value(self.seat)
        off = value - self.mean
        self.mean += off / float(self.iterations)
        self.squares += off * (value - self.mean)
        return value

    def _drop(self) -> None:
        """Lets go of candidates that are clearly behind; the policy's choice always runs on."""
        if self.running[0].rounds < TRIAL:
            return
        sure = 0.0
        for candidate in self.running:
            sure = max(sure, candidate.gain - BEHIND * candidate.error)
        kept = [self.running[0]]
        for candidate in self.running[1:]:
            if candidate.gain + BEHIND * candidate.error >= sure:
                kept.append(candidate)
        self.running = kept

    @property
    def is_settled(self) -> bool:
        """Whether only one candidate is left."""
        return len(self.running) == 1

    def choice(self) -> Candidate:
        """The candidate with the highest gain, if it is ahead of the policy's choice for sure."""
        found = self.running[0]
        for candidate in self.running[1:]:
            ahead = candidate.gain - AHEAD * candidate.error
            if ahead > 0.0 and candidate.gain > found.gain:
                found = candidate
        return found


def _untried(node: Node, world: Match, wanted: i64) -> i64:
    """The legal action that was not tried with `wanted` such ones before it."""
    seat = world.to_play
    index: i64 = 0
    while True:
        action = world.legal_nth(index)
        if node.child(seat, action) is None:
            if wanted == 0:
                return action
            wanted -= 1
        index += 1
