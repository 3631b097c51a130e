"""OpenSpiel: every game as a Python game, `fudaba_koikoi` and so on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel

from fudaba.cards.rng import Rng
from fudaba.envs.bounds import longest_episode, utilities
from fudaba.envs.knowledge import Remembered
from fudaba.envs.observation import Encoder
from fudaba.envs.rules import REWARDS, Rules, total_rewards
from fudaba.games.registry import names, spec

PREFIX: Final = "fudaba_"

#: `deals` of a game that has no such option: 1 makes an episode one deal, this a whole match.
WHOLE_MATCH: Final = 0

#: Two chance nodes of this many outcomes choose one of a million seeds; all shuffles follow.
OUTCOMES: Final = 1024
CHANCE_NODES: Final = 2
_CHANCES: Final = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]


def register() -> None:
    """Makes the games known to `pyspiel.load_game`; once is enough."""
    known = set(pyspiel.registered_names())
    for name in names():
        if PREFIX + name not in known:
            # A class, not a function: OpenSpiel lets go of it after Python has ended.
            made = type(f"Fudaba_{name}", (FudabaGame,), {"game_name": name})
            pyspiel.register_game(game_type(name, False), made)


@cache
def game_type(name: str, zero_sum: bool) -> Any:
    """What OpenSpiel wants to know of a game; its parameters are the options."""
    kinds = pyspiel.GameType
    rules = spec(name)
    return kinds(
        short_name=PREFIX + name,
        long_name=f"Fudaba {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "preset": "",
            "seats": rules.seats[0],
            "one_deal": False,
            "reward": REWARDS[0],
            "deals": WHOLE_MATCH,
            **{option.name: option.default for option in rules.options},
        },
    )


class FudabaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; `register` makes a class of every game."""

    game_name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.game_name
        self.rules = Rules(name, **_given(name, params or {}))
        zero_sum = self.rules.reward == "match"
        least, most = utilities(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.game.num_actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.rules.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=longest_episode(self.rules),
        )
        super().__init__(game_type(name, zero_sum), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def new_initial_state(self) -> FudabaState:
        return FudabaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FudabaObserver:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return FudabaObserver(self.rules.encoder, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_NODES


def _loaded(name: str) -> Any:
    register()
    return pyspiel.load_game(name)


def _given(name: str, params: dict[str, Any]) -> dict[str, Any]:
    """The options that were set. OpenSpiel fills in all others with their usual values, so that
    beside a preset an option with its usual value is the preset's."""
    given = dict(params)
    options = spec(name).options
    if given.get("deals") == WHOLE_MATCH and all(option.name != "deals" for option in options):
        del given["deals"]
    preset = given.pop("preset", "") or None
    if preset is not None:
        for option in options:
            if given.get(option.name) == option.default:
                del given[option.name]
    return given | {"preset": preset}


class FudabaState(pyspiel.State):  # type: ignore[misc]
    """A course of play: the seed being chosen, then the match."""

    def __init__(self, game: FudabaGame) -> None:
        super().__init__(game)
        self._rules = game.rules
        self._digits: tuple[int, ...] = ()
        self.course: Remembered | None = None

    def current_player(self) -> int:
        course = self.course
        if course is None:
            return int(pyspiel.PlayerId.CHANCE)
        if course.match.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(course.match.to_play)

    def is_terminal(self) -> bool:
        return self.course is not None and self.course.match.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        course = self.course
        if course is None or course.match.to_play != player:
            return []
        return course.match.legal_actions()

    def _apply_action(self, action: int) -> None:
        if self.course is not None:
            self.course.apply(action)
            return
        self._digits += (action,)
        if len(self._digits) == CHANCE_NODES:
            seed = self._digits[0] * OUTCOMES + self._digits[1]
            self.course = Remembered(self._rules, seed)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.course is None or player < 0:
            return f"seed {action}"
        if self.course.match.is_legal(action):
            return self.course.match.text(action)
        return self._rules.game.text(action)

    def returns(self) -> list[float]:
        if self.course is None or not self.course.match.is_over:
            return [0.0] * self._rules.seats
        return total_rewards(self._rules, self.course.match)

    def resample_from_infostate(self, player: int, sampler: Any) -> FudabaState:
        """Another state that the player cannot tell from this one; `sampler` gives a number
        from 0 to 1. Its history is this one's, and only good for playing on."""
        return self.resampled(player, Rng(int(sampler() * (1 << 53))))

    def resampled(self, player: int, rng: Rng) -> FudabaState:
        """The same, drawn from a generator of ours."""
        twin: FudabaState = self.clone()
        assert twin.course is not None
        twin.course = twin.course.resampled(player, rng)
        return twin

    def __str__(self) -> str:
        if self.course is None:
            return f"seed {self._digits}"
        match = self.course.match
        deals = [" ".join(match.written(number)) for number in range(1, len(match.deals) + 1)]
        now = " ".join(match.text(int(action)) for action in match.actions)
        return f"seed {self._digits}: " + " / ".join([*deals, now])


class FudabaObserver:
    """What a player sees: the features of docs/environments.md, or all it has learnt."""

    def __init__(self, encoder: Encoder, kind: Any) -> None:
        self._encoder = encoder
        self._recalls = kind is not None and kind.perfect_recall
        if self._recalls:  # what was learnt has no fixed length
            self.tensor = np.zeros(0, np.float32)
            self.dict: dict[str, Any] = {}
            return
        self.tensor = np.zeros(encoder.size, np.float32)
        offsets = encoder.offsets()
        self.dict = {
            row.name: self.tensor[offsets[row.name] : offsets[row.name] + row.length].reshape(
                row.values, row.width
            )
            for row in encoder.features
        }

    def set_from(self, state: FudabaState, player: int) -> None:
        """Writes what the player sees into `tensor`, and with it into `dict`."""
        if self._recalls:
            return
        if state.course is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._encoder.observe(state.course.match, player)

    def string_from(self, state: FudabaState, player: int) -> str:
        """What the player sees, or has learnt, as text."""
        if state.course is None:
            return ""
        if self._recalls:
            return state.course.text(player)
        return self._encoder.text(state.course.match, player)


def resampler(seed: int = 0) -> Callable[[FudabaState, int], FudabaState]:
    """A callback for `open_spiel.python.algorithms.ismcts.ISMCTSBot.set_resampler`."""
    rng = Rng(seed)

    def resample(state: FudabaState, player: int) -> FudabaState:
        return state.resampled(player, rng)

    return resample
