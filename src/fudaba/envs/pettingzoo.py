"""PettingZoo: every game as an agent-environment-cycle environment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from fudaba.envs.episode import ILLEGAL
from fudaba.envs.kept import Kept
from fudaba.envs.observation import Mask, Vector
from fudaba.envs.rules import Rules

Observation: TypeAlias = dict[str, Vector | Mask]


class FudabaEnv(Kept, AECEnv):  # type: ignore[misc]
    """A game of Fudaba. The agents are `player_0` and so on, by seat.

    Observations are dicts: `observation`, the features of docs/environments.md, and
    `action_mask`, 1 for every legal action. An action outside the mask ends the episode with
    `illegal_reward` for whoever played it, and nothing for the others.
    """

    def __init__(
        self, rules: Rules, illegal_reward: float = -1.0, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.rules = rules
        self.encoder = rules.encoder
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"fudaba_{rules.game.name}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(rules.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        encoder = self.encoder
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(encoder.low, encoder.high, dtype=np.float32),
                    "action_mask": Box(0, 1, (encoder.num_actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: Discrete(encoder.num_actions) for agent in self.possible_agents
        }
        self._generator, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins an episode; the same seed gives the same packs."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self.episode = self.rules.playable(lambda: int(self._generator.integers(1 << 62)))
        self._match = self.episode.match
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._rewarded = False
        self.agent_selection = self.possible_agents[self._match.to_play]
        if self.render_mode == "human":
            self.render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whose turn it is, until nobody is left; as PettingZoo's own, and quicker."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """As PettingZoo's own, with fewer calls: an observation, or None where none is wanted."""
        agent = self.agent_selection
        seen: Observation | None = None
        if observe:
            vector, mask = self.encoder.see(self._match, self._seats[agent])
            seen = {"observation": vector, "action_mask": mask}
        return (
            seen,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Observation:
        vector, mask = self.encoder.see(self._match, self._seats[agent])
        return {"observation": vector, "action_mask": mask}

    def legal_actions(self) -> list[int]:
        """What the agent to play may do, as a list of codes; empty when the match is over."""
        return self._match.legal_actions()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        seat = self.episode.play(action)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
        elif seat == ILLEGAL:
            self._reward([self.illegal_reward if a == agent else 0.0 for a in self.agents])
            self._end()
        else:
            self._settle()
        if self.render_mode == "human":
            self.render()

    def _settle(self) -> None:
        """A deal has ended, perhaps the match with it."""
        self._reward(self.episode.rewards)
        if self._match.is_over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self._match.to_play]

    def _reward(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()
        self._rewarded = True

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What the agent to play sees, as text; with `human` it is printed."""
        if self.render_mode is None:
            return None
        text = self.encoder.text(self._match, self._seats[self.agent_selection])
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def env(
    game: str, *, illegal_reward: float = -1.0, render_mode: str | None = None, **options: Any
) -> FudabaEnv:
    """The environment of a game: its options, `preset`, `seats`, `one_deal` (or `deals=1`), and
    `reward`: `deal` for the change of the score with every deal, `match` for the result alone."""
    return FudabaEnv(Rules(game, **options), illegal_reward, render_mode)
