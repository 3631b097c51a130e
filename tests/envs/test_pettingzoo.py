"""The PettingZoo environments pass PettingZoo's own suites, and keep what they promise."""

from random import Random
from typing import Any

import numpy as np
import pytest

from fudaba.envs.pettingzoo import FudabaEnv, env
from fudaba.games.registry import NAMES
from tests.envs.suites import api_test, seed_test
from tests.envs.variety import every_variant

#: The suite wonders about dicts; they are PettingZoo's way of giving masks. It looks at a mask
#: when it is not the agent's turn, too.
FINE = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def shortened(name: str) -> dict[str, Any]:
    """Options of a shorter match."""
    return {"deals": 3} if name in ("koikoi", "hachihachi") else {}


def played(table: FudabaEnv, seed: int) -> dict[str, float]:
    """A random episode; what it brought each agent."""
    rng = Random(seed)
    table.reset(seed=seed)
    brought = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        brought[agent] += reward
        table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return brought


@pytest.mark.filterwarnings(*FINE)
@every_variant
def test_the_api_is_pettingzoo_s(name: str, options: dict[str, Any]) -> None:
    api_test(env(name, one_deal=True, **options), num_cycles=60)


@every_variant
def test_the_same_seed_gives_the_same_episode(name: str, options: dict[str, Any]) -> None:
    seed_test(lambda: env(name, **options), num_cycles=30)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_brings_its_scores(name: str) -> None:
    table = env(name, **shortened(name))
    brought = played(table, 3)
    match = table.episode.match
    opening = match.opening_scores()
    gained = [end - start for end, start in zip(match.scores, opening, strict=True)]
    if name == "fjabbe":
        gained = [-sum(s in (deal.losers or ()) for deal in match.deals) for s in range(4)]
    expected = [gained[int(match.side_of(seat))] for seat in range(table.rules.seats)]
    assert list(brought.values()) == expected


@pytest.mark.parametrize("name", NAMES)
def test_one_deal_is_one_deal(name: str) -> None:
    table = env(name, deals=1)
    for seed in range(3):
        table.reset(seed=seed)
        before = len(table.episode.match.deals)
        played(table, seed)
        assert len(table.episode.match.deals) == before + 1
        assert table.agents == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("one_deal", [True, False])
def test_results_sum_to_nothing(name: str, one_deal: bool) -> None:
    brought = played(env(name, reward="match", one_deal=one_deal, **shortened(name)), 5)
    assert sum(brought.values()) == pytest.approx(0)
    assert min(brought.values()) >= -1


def test_partners_share_their_result() -> None:
    brought = list(played(env("800", reward="match", one_deal=True), 2).values())
    assert brought[0] == brought[2]
    assert brought[1] == brought[3]
    assert sorted(brought) == [-1, -1, 1, 1]


def test_an_illegal_action_ends_the_episode() -> None:
    table = env("koikoi", illegal_reward=-7)
    table.reset(seed=1)
    agent = table.agent_selection
    seen, *_ = table.last()
    table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(table.terminations.values())
    assert {a: table.rewards[a] for a in table.agents} == {
        a: -7 if a == agent else 0 for a in table.agents
    }


def test_only_who_decides_has_legal_actions() -> None:
    table = env("hachihachi", seats=4)
    table.reset(seed=2)
    for agent in table.agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.any() == (agent == table.agent_selection)


def test_legal_actions_are_those_of_the_mask() -> None:
    table = env("150", deals=1)
    table.reset(seed=3)
    for _ in table.agent_iter(max_iter=30):
        seen, _, over, _, _ = table.last()
        legal = table.legal_actions()
        assert legal == np.flatnonzero(seen["action_mask"]).tolist()
        table.step(None if over else legal[-1])


def test_turns_can_be_limited() -> None:
    table = env("koikoi")
    table.reset(seed=1)
    assert list(table.agent_iter(max_iter=3)) == [table.agent_selection] * 3
    played(table, 1)
    assert list(table.agent_iter()) == []


def test_there_is_something_to_decide_after_reset() -> None:
    """Even where a four-three ends a match before anybody is asked."""
    table = env("hachihachi", preset="classic", mizuten=False)
    for seed in range(30):
        table.reset(seed=seed)
        assert not table.episode.match.is_over


def test_rendering_is_text() -> None:
    table = env("fjabbe", render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert text is not None
    assert text.startswith("hand: ")
    assert env("koikoi").render() is None


def test_rendering_for_people_prints(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("koikoi", render_mode="human")
    table.reset(seed=1)
    table.step(table.episode.match.legal_actions()[0])
    assert capsys.readouterr().out.count("hand: ") == 2
    assert str(table) == "fudaba_koikoi"
    table.close()


def test_a_wrong_option_is_named() -> None:
    with pytest.raises(ValueError, match="koikoi has no option 'colour'"):
        env("koikoi", colour="red")
