"""An episode: one deal or a whole match, from its seed to its rewards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fudaba.envs.observation import Encoder
from fudaba.games.contract import Game, Match
from fudaba.games.options import OptionError
from fudaba.games.registry import game as find_game

#: What is rewarded: the change of the score with every deal, or the result at the end.
REWARDS: Final = ("deal", "match")


class Rules:
    """A game with its options, how long an episode is, and what is rewarded."""

    def __init__(
        self,
        name: str,
        *,
        preset: str | None = None,
        seats: int | None = None,
        one_deal: bool = False,
        reward: str = "deal",
        **options: object,
    ) -> None:
        self._given: dict[str, Any] = dict(
            options, preset=preset, seats=seats, one_deal=one_deal, reward=reward
        )
        if reward not in REWARDS:
            raise OptionError(f"reward is one of {', '.join(REWARDS)}, not '{reward}'")
        if options.get("deals") in (1, "1"):
            one_deal = True
            del options["deals"]
        self.game: Game = find_game(name, preset, seats, **options)
        self.one_deal = one_deal
        self.reward = reward
        self.encoder = Encoder(self.game)
        self.seats = int(self.game.seats)

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (self.game.name, self._given)

    def __deepcopy__(self, memo: dict[int, Any]) -> Rules:
        return self

    def new(self, seed: int) -> Match:
        """A match at its first decision, which ends with that deal if the episode does."""
        match = self.game.new(seed)
        match.stop_after_deal = self.one_deal
        return match

    def playable(self, seeds: Callable[[], int]) -> int:
        """The first seed of a row with which there is something to decide."""
        while True:
            seed = seeds()
            if not self.new(seed).is_over:
                return seed

    def copy(self, match: Match) -> Match:
        """A match that plays on like this one."""
        twin = match.copy()
        twin.stop_after_deal = self.one_deal
        return twin


def _rebuilt(name: str, given: dict[str, Any]) -> Rules:
    return Rules(name, **given)


class Episode:
    """A match being played, and what its deals have brought each seat."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.match: Match = rules.new(seed)
        self._deals = len(self.match.deals)
        self._scores = self.match.scores

    def apply(self, action: int) -> list[float] | None:
        """Plays an action that is known to be legal; the rewards by seat where there are any."""
        match = self.match
        match.step(action)
        if len(match.deals) == self._deals:
            return None
        rewards = self._brought() if self.rules.reward == "deal" else None
        self._deals = len(match.deals)
        self._scores = match.scores
        if match.is_over and self.rules.reward == "match":
            return results(match)
        return rewards

    def _brought(self) -> list[float]:
        """What the deals that have just ended brought: points, in Fjabbe -1 for a lost one."""
        match = self.match
        seats = range(self.rules.seats)
        gained = [new - old for new, old in zip(match.scores, self._scores, strict=True)]
        if match.deals[-1].losers is not None:
            gained = [0] * self.rules.seats
            for deal in match.deals[self._deals :]:
                for loser in deal.losers or ():
                    gained[loser] -= 1
        return [float(gained[int(match.side_of(seat))]) for seat in seats]


def winning_sides(match: Match) -> list[int]:
    """Who has won; after one deal of a longer match, who is ahead."""
    winner = match.winner
    if isinstance(winner, int):
        return [winner]
    if winner:
        return winner
    losers = match.deals[-1].losers
    scores = match.scores
    if losers is not None:
        safe = [side for side in range(len(scores)) if side not in losers]
        return safe or list(range(len(scores)))
    return [side for side, score in enumerate(scores) if score == max(scores)]


def results(match: Match) -> list[float]:
    """The result by seat, as if every side had staked 1 and the winners shared it all."""
    winners = winning_sides(match)
    sides = len(match.scores)
    won = sides / len(winners) - 1.0
    seats = range(int(match.game.seats))
    return [won if int(match.side_of(seat)) in winners else -1.0 for seat in seats]


def total_rewards(rules: Rules, match: Match) -> list[float]:
    """All that an episode which is over has brought each seat."""
    if rules.reward == "match":
        return results(match)
    seats = range(rules.seats)
    if match.deals[-1].losers is not None:
        return [-float(sum(s in (deal.losers or ()) for deal in match.deals)) for s in seats]
    gained = [end - start for end, start in zip(match.scores, match.opening_scores(), strict=True)]
    return [float(gained[int(match.side_of(seat))]) for seat in seats]
