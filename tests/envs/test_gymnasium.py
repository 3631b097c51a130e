"""The Gymnasium environments pass Gymnasium's own checks, and keep what they promise."""

from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fudaba.bots.registry import names
from fudaba.envs.gymnasium import env
from fudaba.games.registry import NAMES
from tests.envs.variety import every_variant


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
@every_variant
def test_the_checks_of_gymnasium(name: str, options: dict[str, Any]) -> None:
    check_env(env(name, bot="random", **options))


@pytest.mark.parametrize("name", NAMES)
def test_an_episode_ends_with_the_match(name: str) -> None:
    bot = "greedy" if "greedy" in names(name) else "random"
    table = env(name, seat=1, bot=bot, deals=1, render_mode="ansi")
    rng = Random(1)
    for seed in range(3):
        vector, info = table.reset(seed=seed)
        over = False
        while not over:
            assert vector in table.observation_space
            legal = np.flatnonzero(info["action_mask"])
            assert table.episode.match.to_play == 1
            assert legal.tolist() == table.episode.match.legal_actions()
            assert legal.tolist() == table.legal_actions()
            assert np.array_equal(table.action_masks(), info["action_mask"])
            vector, reward, over, truncated, info = table.step(np.int64(rng.choice(legal)))
            assert isinstance(reward, float)
            assert not truncated
        assert table.episode.match.is_over
        assert not info["action_mask"].any()
        assert table.render()


def test_an_illegal_action_ends_the_episode() -> None:
    table = env("koikoi", bot="random", illegal_reward=-3)
    table.reset(seed=1)
    wrong = np.flatnonzero(table.action_masks() == 0)[0]
    _, reward, over, _, info = table.step(np.int64(wrong))
    assert (reward, over, info["illegal"]) == (-3, True, True)


def test_the_bot_plays_the_same_from_the_same_seed() -> None:
    courses = []
    for _ in range(2):
        table = env("koikoi", bot="beginner", deals=3)
        _, info = table.reset(seed=9)
        over = False
        while not over:
            first = np.flatnonzero(info["action_mask"])[0]
            _, _, over, _, info = table.step(first)
        courses.append(table.episode.match.scores)
    assert courses[0] == courses[1]


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="the seats 0 to 1, not 2"):
        env("koikoi", seat=2)


def test_nothing_is_rendered_unless_asked() -> None:
    assert env("koikoi").render() is None
