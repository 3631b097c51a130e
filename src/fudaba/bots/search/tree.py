"""The search: worlds that the seat may be in, each played through the tree and out to the end.

Every round deals the hidden cards again, so that the tree knows only what the seat knows
(information-set Monte Carlo tree search, Cowling, Powley and Whitehouse 2012). A world is played
to the end of the deal. The seat's own decisions on the way down are those that did best; the
others decide as the policy would with their cards, or now and then for what did best for them.
All candidates at the root are tried in the same worlds, so that luck is the same for all.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from fudaba.bots.contract import Bot
from fudaba.bots.search.candidate import PLENTY, Candidate
from fudaba.bots.search.node import Node, Spot
from fudaba.bots.search.worlds import Worlds
from fudaba.bots.search.worth import Worth
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match

#: How much an action that was tried little is looked at, in standard deviations of the result.
CURIOSITY: Final = 0.7

#: Below the root a decision has this many visits for the square of the actions looked at.
WIDENING: Final = 8

#: Decisions out of a hundred that are not the policy's: in a playout any action, in the tree
#: what did best for whoever decides.
SLIPS: Final = 5

#: Rounds before a candidate can be dropped, and standard errors that it must then be behind.
TRIAL: Final = 12
BEHIND: Final = 2.0

#: Standard errors by which a candidate must be ahead of the policy's choice to be preferred, after
#: so many rounds; fewer the more there were, because the policy is a good guess only at first.
AHEAD: Final = 1.5
AHEAD_ROUNDS: Final = 50.0

#: Standard errors by which the last candidate beside the policy's choice must be ahead of it for
#: the search to end before its time.
SURE: Final = 4.0

#: Actions that an iteration may take on average, those played again to look for worlds included.
#: Where nothing explains what the others did, two candidates late in a long deal would take more.
STEPS: Final = 500


@final
class Tree:
    """What a seat has found out about its decision."""

    def __init__(
        self, match: Match, policy: Bot, rng: Rng, first: i64 = -1, for_match: bool = False
    ) -> None:
        self.match: Match = match
        self.seat: i64 = match.to_play
        self.policy: Bot = policy
        self.rng: Rng = rng
        self.worlds: Worlds = Worlds(match, policy, rng)
        self.worth: Worth = Worth(match, policy, for_match)
        self.iterations: i64 = 0
        #: The actions that worlds were played on by.
        self.steps: i64 = 0
        #: The policy's choice comes first, or the action that the others are to be compared with.
        self.candidates: list[Candidate] = []
        self._add(first if first >= 0 else i64(policy.choose(match, rng)))
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

    def is_spent(self, iterations: i64) -> bool:
        """Whether so many iterations are done, or as many actions as they may take."""
        steps = self.steps + self.worlds.steps
        return self.iterations >= iterations or steps >= iterations * STEPS

    def round(self) -> None:
        """One world, in which every candidate that still runs is tried."""
        world = self.worlds.deal()
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
        self.steps += 1
        if node.visits:
            self._descend(node, world, rng)
        self._play_out(world, rng)
        return self._learn(world)

    def _descend(self, node: Node, world: Match, rng: Rng) -> None:
        while not world.is_over:
            self.steps += 1
            number = world.legal_count()
            if number == 1:
                world.step(world.legal_nth(0))
                continue
            spot = node.next(world)
            node = self._next(spot, world, number, rng)
            spot.visits += 1
            self.path.append(node)
            world.step(node.action)
            if node.visits == 0:
                return

    def _next(self, spot: Spot, world: Match, number: i64, rng: Rng) -> Node:
        """The action to look at now: one that was not tried, or the most promising one.

        The policy's choice comes first; the others follow as visits mount up. Another seat
        chooses by the cards that it holds in this world, of which the tree knows nothing: there
        the policy decides, save for slips.
        """
        if spot.seat != self.seat and (world.is_auction() or rng.below(100) >= SLIPS):
            return spot.known(i64(self.policy.choose(world, rng)))
        tried = spot.tried(world)
        if tried == 0:
            return spot.add(i64(self.policy.choose(world, rng)))
        if tried < number and WIDENING * tried * tried <= spot.visits:
            return spot.add(spot.untried(world, rng.below(number - tried)))
        return spot.best(world, CURIOSITY * self.spread)

    def _play_out(self, world: Match, rng: Rng) -> None:
        """To the end of the deal, mostly as the policy would play it."""
        policy = self.policy
        while not world.is_over:
            self.steps += 1
            number = world.legal_count()
            if number == 1:
                world.step(world.legal_nth(0))
            elif rng.below(100) < SLIPS:
                world.step(world.legal_nth(rng.below(number)))
            else:
                world.step(i64(policy.choose(world, rng)))

    def _learn(self, world: Match) -> float:
        value = self.worth.of(world, self.seat)
        for node in self.path:
            node.visits += 1
            if node.seat == self.seat:
                node.total += value
            else:
                node.total += self.worth.of(world, node.seat)
        self.iterations += 1
        off = value - self.mean
        self.mean += off / float(self.iterations)
        self.squares += off * (value - self.mean)
        return value

    def _drop(self) -> None:
        """Lets go of candidates that are clearly behind; the policy's choice always runs on."""
        if self.running[0].rounds < TRIAL:
            return
        floor = 0.0
        for candidate in self.running:
            floor = max(floor, candidate.gain - BEHIND * candidate.error)
        kept = [self.running[0]]
        for candidate in self.running[1:]:
            if candidate.gain + BEHIND * candidate.error >= floor and not candidate.is_same:
                kept.append(candidate)
        self.running = kept

    @property
    def is_settled(self) -> bool:
        """Whether only one candidate is left, or one that is better than the policy's for sure."""
        if len(self.running) > 2:
            return False
        last = self.running[-1]
        return len(self.running) == 1 or (last.rounds >= PLENTY and last.gain > SURE * last.error)

    def choice(self) -> Candidate:
        """The candidate with the highest gain, if it is clearly ahead of the policy's choice."""
        found = self.running[0]
        if found.rounds == 0:
            return found
        needed = AHEAD * sqrt(AHEAD_ROUNDS / float(found.rounds))
        for candidate in self.running[1:]:
            ahead = candidate.gain - needed * candidate.error
            if ahead > 0.0 and candidate.gain > found.gain:
                found = candidate
        return found
