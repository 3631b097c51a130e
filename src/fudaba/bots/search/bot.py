"""The bot that searches: until its iterations or its milliseconds are spent."""

from __future__ import annotations

from time import perf_counter
from typing import final

from mypy_extensions import i64

from fudaba.bots.contract import Bot
from fudaba.bots.search.tree import Tree
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.refusal import Refusal


@final
class SearchBot(Bot):
    """Chooses by tree search. With iterations alone, the same seed gives the same choice.

    A search takes the others for the policy. In an auction they may have searched as well and do
    something else; so where the policy is in balance it decides, save in the deal that decides
    the match.
    """

    def __init__(
        self, policy: Bot, iterations: i64 = 0, milliseconds: i64 = 0, name: str = "search"
    ) -> None:
        self.name = name
        self.policy: Bot = policy
        #: The most iterations, 0 for no limit; and the time to think, 0 for no limit.
        self.iterations: i64 = iterations
        self.milliseconds: i64 = milliseconds
        if iterations <= 0 and milliseconds <= 0:
            raise Refusal("bots.budget")

    def choose(self, match: Match, rng: Rng) -> int:
        if match.legal_count() == 1:
            return int(match.legal_nth(0))
        if self._leaves_it(match):
            return self.policy.choose(match, rng)
        return int(self.search(match, rng).choice().node.action)

    def _leaves_it(self, match: Match) -> bool:
        """Whether the policy is to decide."""
        if not match.is_auction() or not self.policy.has_balanced_auctions:
            return False
        return match.stop_after_deal or match.deals_left() != 0

    def search(self, match: Match, rng: Rng) -> Tree:
        """The tree that the choice is made from."""
        tree = Tree(match, self.policy, rng, for_match=True)
        end = 0.0
        if self.milliseconds > 0:
            end = perf_counter() + float(self.milliseconds) / 1000.0
        while not tree.is_settled:
            tree.round()
            if self.iterations > 0 and tree.is_spent(self.iterations):
                break
            if end > 0.0 and perf_counter() >= end:
                break
        return tree
