"""Many episodes side by side, stepped and written out in one call of the compiled core."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from fudaba.cards.vectors import vec
from fudaba.envs.episode import Episode, begun
from fudaba.envs.features.expand import Expander
from fudaba.games.contract import Game, IllegalAction


@final
class Rows:
    """A number of rows, each with an episode of its own; where one ends, the next begins.

    Row `i` plays the seeds `seed + i`, `seed + i + number` and so on, and passes over those
    with which nothing is to be decided.
    """

    def __init__(
        self, game: Game, number: int, one_deal: bool, by_deal: bool, expander: Expander
    ) -> None:
        self.game: Game = game
        self.one_deal: bool = one_deal
        self.by_deal: bool = by_deal
        self.expander: Expander = expander
        self.seats: i64 = game.seats
        self.episodes: list[Episode] = []
        self.seeds: list[int] = [0] * number
        self.to_play: vec[i64] = vec[i64]([0] * number)
        #: What the last step brought, seat by seat and row by row, and where it ended.
        self.rewards: vec[float] = vec[float]([0.0] * (number * int(game.seats)))
        self.ended: vec[u8] = vec[u8]([0] * number)

    def begin(self, seed: int) -> None:
        """The first episode in every row."""
        number = len(self.seeds)
        self.episodes = []
        for index in range(number):
            self.seeds[index] = seed + index
            self.episodes.append(self._playable(index))
            self._look(i64(index))

    def step(self, actions: list[int]) -> None:
        """One action in every row; IllegalAction leaves all as it was."""
        for index, episode in enumerate(self.episodes):
            action = actions[index]
            if not episode.allows(action):
                match = episode.match
                raise IllegalAction(f"row {index}: {match.refusal(match.spelled(action))}")
        number: i64
        for number in range(len(actions)):
            self._step(number, i64(actions[number]))

    def _step(self, number: i64, action: i64) -> None:
        episode = self.episodes[number]
        settled = episode.step(action)
        first = number * self.seats
        seat: i64
        for seat in range(self.seats):
            self.rewards[first + seat] = episode.rewards[seat] if settled else 0.0
        over = episode.match.is_over
        self.ended[number] = 1 if over else 0
        if over:
            self.seeds[number] += len(self.seeds)
            self.episodes[number] = self._playable(int(number))
        self._look(number)

    def _playable(self, index: int) -> Episode:
        """The episode of the row's seed, or of the next one with something to decide."""
        while True:
            match = begun(self.game, self.seeds[index], self.one_deal)
            if not match.is_over:
                return Episode(match, self.by_deal)
            self.seeds[index] += len(self.seeds)

    def _look(self, number: i64) -> None:
        """Writes what whoever is to play may know and do."""
        match = self.episodes[number].match
        self.to_play[number] = match.to_play
        self.expander.look(number, match, match.to_play)
