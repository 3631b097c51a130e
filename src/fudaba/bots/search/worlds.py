"""The worlds that a seat may be in: what it cannot know, dealt again and again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fudaba.bots.contract import Bot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match

#: At most so many worlds are dealt to choose one from (decision 10).
ATTEMPTS: Final = 32
#: Of the actions of a deal the last so many are looked at, and all of an auction.
RECENT: Final = 20


@final
class Worlds:
    """Deals worlds by what the seat to play knows of the cards, and by what the others did.

    Who could have taken a light and did not will hardly hold its partner; who stays has the
    better hand. A world is the more likely, the more of the others' decisions in this deal the
    policy would have made in their seats.
    """

    def __init__(self, match: Match, policy: Bot, rng: Rng) -> None:
        self.match: Match = match
        self.seat: i64 = match.to_play
        self.policy: Bot = policy
        self.rng: Rng = rng
        #: The actions that were played again to look at worlds.
        self.steps: i64 = 0

    def deal(self) -> Match:
        """One more world, to be played to the end of the deal: the likeliest of some."""
        found = self._any()
        least = self._surprises(found, 1 << 60)
        attempt: i64 = 1
        while least > 0 and attempt < ATTEMPTS:
            world = self._any()
            surprises = self._surprises(world, least)
            if surprises < least:
                least = surprises
                found = world
            attempt += 1
        return found

    def _any(self) -> Match:
        world = self.match.copy()
        world.resample(int(self.seat), self.rng)
        world.stop_after_deal = True
        return world

    def _surprises(self, world: Match, most: i64) -> i64:
        """How many of the others' decisions the policy would not have made; not beyond `most`."""
        surprises: i64 = 0
        if len(world.actions) == 0:
            return surprises
        again = world.reopened()
        left = i64(len(world.actions))
        for action in world.actions:
            if left <= RECENT or again.is_auction():
                if self._is_surprising(again, int(action)):
                    surprises += 1
                    if surprises >= most:
                        break
            again.step(i64(action))
            self.steps += 1
            left -= 1
        return surprises

    def _is_surprising(self, match: Match, action: int) -> bool:
        """Whether somebody else does what the policy would not do."""
        if match.to_play == self.seat or match.legal_count() == 1:
            return False
        return self.policy.choose(match, self.rng) != action
