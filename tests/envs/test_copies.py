"""Environments are copied and pickled in the middle of an episode, and play on the same."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from fudaba.bots.contract import Bot
from fudaba.cards.rng import Rng
from fudaba.envs import gymnasium, pettingzoo
from fudaba.envs.gymnasium import FudabaSeatEnv
from fudaba.envs.pettingzoo import FudabaEnv
from fudaba.envs.rules import Rules
from fudaba.games.contract import Match
from tests.envs.variety import every_variant

Twin = Callable[[Any], Any]


def pickled(table: Any) -> Any:
    return pickle.loads(pickle.dumps(table))


both_ways = pytest.mark.parametrize("twin_of", [copy.deepcopy, pickled], ids=["copied", "pickled"])


def turns(table: FudabaEnv, seed: int, most: int) -> list[str]:
    """Plays at random for so many turns; all that was seen."""
    rng = Random(seed)
    seen: list[str] = []
    for agent in table.agent_iter(max_iter=most):
        view, reward, over, _, _ = table.last()
        seen.append(f"{agent} {view['observation'].tobytes().hex()} {reward}")
        table.step(None if over else rng.choice(table.legal_actions()))
    return seen


def choices(table: FudabaSeatEnv, seed: int, most: int) -> list[str]:
    """The same from one seat, into the next episode if need be."""
    rng = Random(seed)
    seen: list[str] = []
    for _ in range(most):
        view, reward, over, _, _ = table.step(np.int64(rng.choice(table.legal_actions())))
        seen.append(f"{view.tobytes().hex()} {reward} {over}")
        if over:
            view, _ = table.reset()
            seen.append(view.tobytes().hex())
    return seen


@both_ways
@every_variant
def test_pettingzoo(name: str, options: dict[str, Any], twin_of: Twin) -> None:
    table = pettingzoo.env(name, **options)
    table.reset(seed=4)
    turns(table, 1, 70)
    twin = twin_of(table)
    assert twin.episode.match == table.episode.match
    assert twin.episode.match is not table.episode.match
    assert turns(twin, 2, 60) == turns(table, 2, 60)
    table.reset()
    twin.reset()
    assert turns(twin, 3, 5) == turns(table, 3, 5)


@both_ways
@every_variant
def test_gymnasium(name: str, options: dict[str, Any], twin_of: Twin) -> None:
    table = gymnasium.env(name, bot="random", **{**options, "deals": 1})
    table.reset(seed=4)
    choices(table, 1, 12)
    twin = twin_of(table)
    assert choices(twin, 2, 12) == choices(table, 2, 12)


@both_ways
@pytest.mark.parametrize("bot", ["beginner", "greedy", "search:20"])
def test_a_bot_comes_along(bot: str, twin_of: Twin) -> None:
    table = gymnasium.env("koikoi", bot=bot)
    table.reset(seed=4)
    choices(table, 1, 3)
    twin = twin_of(table)
    assert twin.bot.name == bot
    assert choices(twin, 2, 6) == choices(table, 2, 6)


class LastBot(Bot):
    """Plays the last action of the list."""

    name = "greedy"

    def choose(self, match: Match, rng: Rng) -> int:
        return match.legal_actions()[-1]


@both_ways
def test_a_bot_of_one_s_own_comes_along(twin_of: Twin) -> None:
    table = FudabaSeatEnv(Rules("koikoi"), 0, LastBot())
    table.reset(seed=4)
    twin = twin_of(table)
    assert isinstance(twin.bot, LastBot)
    assert choices(twin, 2, 6) == choices(table, 2, 6)


@both_ways
def test_there_need_not_be_an_episode(twin_of: Twin) -> None:
    for table in (pettingzoo.env("koikoi"), gymnasium.env("koikoi")):
        twin = twin_of(table)
        twin.reset(seed=1)
        table.reset(seed=1)
        assert twin.legal_actions() == table.legal_actions()


@both_ways
def test_what_has_ended_stays_ended(twin_of: Twin) -> None:
    table = pettingzoo.env("koikoi", one_deal=True, reward="match")
    table.reset(seed=1)
    while not table.episode.match.is_over:
        table.step(table.legal_actions()[0])
    twin = twin_of(table)
    assert (twin.rewards, twin.terminations) == (table.rewards, table.terminations)
    assert twin.episode.match.is_over
    assert twin.episode.rewards == table.episode.rewards
