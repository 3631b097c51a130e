"""Gymnasium: one seat of any game, the others played by a bot."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from fudaba.bots.contract import Bot
from fudaba.bots.registry import bot as find_bot
from fudaba.cards.rng import Rng
from fudaba.envs.episode import ILLEGAL, SETTLED
from fudaba.envs.kept import Kept, name_or_bot, rng_of, words_of
from fudaba.envs.observation import Mask, Vector
from fudaba.envs.rules import Rules
from fudaba.games.options import OptionError

#: The stream of the episode's seed that the bots draw from.
BOT_STREAM = 1


class FudabaSeatEnv(Kept, gymnasium.Env[Vector, np.int64]):
    """One seat at a table of bots.

    The legal actions are in `info["action_mask"]`, and `action_masks()` gives them to
    sb3-contrib's MaskablePPO. An illegal action ends the episode with `illegal_reward`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - gymnasium's own name

    def __init__(
        self,
        rules: Rules,
        seat: int,
        bot: Bot,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < rules.seats:
            raise OptionError("envs.seat", last=rules.seats - 1, seat=seat)
        self.rules = rules
        self.encoder = rules.encoder
        self.seat = seat
        self.bot = bot
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.observation_space = Box(self.encoder.low, self.encoder.high, dtype=np.float32)
        self.action_space = Discrete(self.encoder.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begins an episode, up to the seat's first decision."""
        super().reset(seed=seed)
        while True:
            number = int(self.np_random.integers(1 << 62))
            self.episode = self.rules.episode(number)
            self._match = self.episode.match
            self._rng = Rng(number, BOT_STREAM)
            self.episode.answer(self.seat, self.bot, self._rng)
            if not self._match.is_over:  # a seat that sits out has nothing to learn
                vector, mask = self.encoder.see(self._match, self.seat)
                return vector, {"action_mask": mask}

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        seat = self.seat
        outcome = self.episode.play(action)
        reward = self.episode.rewards[seat] if outcome == SETTLED else 0.0
        if outcome == ILLEGAL:
            vector, mask = self.encoder.see(self._match, seat)
            return vector, self.illegal_reward, True, False, {"action_mask": mask, "illegal": True}
        if outcome != seat:
            reward += self.episode.answer(seat, self.bot, self._rng)
        vector, mask = self.encoder.see(self._match, seat)
        return vector, reward, self._match.is_over, False, {"action_mask": mask}

    def action_masks(self) -> Mask:
        """1 for every legal action."""
        return self.encoder.mask(self._match, self.seat)

    def legal_actions(self) -> list[int]:
        """The same as a list of codes; empty when the episode is over."""
        return self._match.legal_actions()

    def render(self) -> str | None:
        """What the seat sees, as text."""
        if self.render_mode is None:
            return None
        return self.encoder.text(self._match, self.seat)

    def __getstate__(self) -> dict[str, Any]:
        state = super().__getstate__()
        state["bot"] = name_or_bot(self.bot, self.rules.game.name)
        if "_rng" in state:
            state["_rng"] = words_of(self._rng)
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        if isinstance(state["bot"], str):
            self.bot = find_bot(state["bot"], self.rules.game.name)
        if "_rng" in state:
            self._rng = rng_of(state["_rng"])


def env(
    game: str,
    seat: int = 0,
    bot: str = "greedy",
    *,
    illegal_reward: float = -1.0,
    render_mode: str | None = None,
    **options: Any,
) -> FudabaSeatEnv:
    """A seat of a game against the named bot; `options` as for the PettingZoo environment."""
    rules = Rules(game, **options)
    return FudabaSeatEnv(rules, seat, find_bot(bot, game), illegal_reward, render_mode)
