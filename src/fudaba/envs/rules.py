"""What an environment plays: a game with its options, how long an episode is, what is rewarded."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from fudaba.envs.episode import Episode, begun, results
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
        return begun(self.game, seed, self.one_deal)

    def episode(self, seed: int) -> Episode:
        """An episode from its beginning; it may be over already."""
        return Episode(self.new(seed), self.reward == "deal")

    def resumed(self, seed: int, actions: Iterable[int]) -> Episode:
        """An episode after these actions."""
        episode = self.episode(seed)
        for action in actions:
            episode.play(action)
        return episode

    def playable(self, seeds: Callable[[], int]) -> Episode:
        """The episode of the first seed of a row with which there is something to decide."""
        while True:
            episode = self.episode(seeds())
            if not episode.match.is_over:
                return episode

    def copy(self, match: Match) -> Match:
        """A match that plays on like this one."""
        twin = match.copy()
        twin.stop_after_deal = self.one_deal
        return twin


def _rebuilt(name: str, given: dict[str, Any]) -> Rules:
    return Rules(name, **given)


def actions_so_far(match: Match) -> list[int]:
    """Every action since the beginning."""
    played = [deal.actions for deal in match.deals] + [match.actions]
    return [int(action) for actions in played for action in actions]


def total_rewards(rules: Rules, match: Match) -> list[float]:
    """All that an episode which is over has brought each seat."""
    if rules.reward == "match":
        return results(match)
    begun = match.game.bare(match.seed, None).standing
    gained = [end - start for end, start in zip(match.standing, begun, strict=True)]
    return [float(gained[int(match.side_of(seat))]) for seat in range(rules.seats)]
