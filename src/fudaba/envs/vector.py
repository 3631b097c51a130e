"""Many episodes of one game, stepped together: for programs that learn from a batch at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fudaba.envs.observation import Mask, Vector, masks, vectors
from fudaba.envs.rows import Rows
from fudaba.envs.rules import Rules
from fudaba.envs.shared import shared
from fudaba.games.options import OptionError

Rewards: TypeAlias = NDArray[np.float32]
Flags: TypeAlias = NDArray[np.bool_]


class Batch:
    """`number` episodes of a game side by side; options as for the PettingZoo environment.

    Row `i` of `observations` and `masks` is what the seat `to_play[i]` there may know and
    do. Every step puts new arrays there, so that old ones can be kept.
    """

    #: By row: the vector of whoever is to play, 1 for every legal action, and that seat.
    observations: Vector
    masks: Mask
    to_play: NDArray[np.int64]

    def __init__(self, game: str, number: int, seed: int = 0, **options: Any) -> None:
        if number < 1:
            raise OptionError(f"the number of episodes is at least 1, not {number}")
        self.rules = Rules(game, **options)
        self.encoder = self.rules.encoder
        self.number = number
        self.seats = self.rules.seats
        self.num_actions = self.encoder.num_actions
        expander = self.encoder.expander(number)
        by_deal = self.rules.reward == "deal"
        self._rows = Rows(self.rules.game, number, self.rules.one_deal, by_deal, expander)
        self._observations = vectors(expander, self.encoder.size)
        self._masks = masks(expander, self.num_actions)
        self._to_play = shared(self._rows, "to_play", np.int64)
        self._rewards = shared(self._rows, "rewards", np.float64).reshape(number, self.seats)
        self._ended = shared(self._rows, "ended", np.uint8)
        self.reset(seed)

    @property
    def seeds(self) -> list[int]:
        """The seed of the episode in each row."""
        return list(self._rows.seeds)

    def reset(self, seed: int = 0) -> None:
        """Begins anew; row `i` plays the seeds `seed + i`, `seed + i + number` and so on."""
        self._rows.begin(seed)
        self._look()

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> tuple[Rewards, Flags]:
        """Plays one action in every row: the rewards by row and seat, and where it ended.

        Where an episode ended the next one has begun. An illegal action is refused with
        IllegalAction, and nothing is played in any row.
        """
        given = np.asarray(actions)
        if given.shape != (self.number,) or given.dtype.kind not in "iu":
            raise ValueError(f"a step takes {self.number} whole numbers, one for each row")
        self._rows.step(given.tolist())
        self._look()
        return self._rewards.astype(np.float32), self._ended.astype(np.bool_)

    def _look(self) -> None:
        self.observations = self._observations.copy()
        self.masks = self._masks.copy()
        self.to_play = self._to_play.copy()
