"""Many tables at once play what as many single episodes would."""

from random import Random
from typing import Any

import numpy as np
import pytest

from fudaba.envs.episode import ILLEGAL, Episode
from fudaba.envs.rules import Rules
from fudaba.envs.vector import Tables
from fudaba.games.contract import IllegalAction
from tests.envs.tables import every_table

NUMBER = 5


def drawn(tables: Tables, rng: Random) -> list[int]:
    """A legal action for every table."""
    return [rng.choice(np.flatnonzero(mask).tolist()) for mask in tables.masks]


def check_rows(tables: Tables, episodes: list[Episode]) -> None:
    """Every row is what the encoder shows to whoever is to play."""
    encoder = Rules(tables.rules.game.name, **tables.rules._given).encoder
    for row, episode in enumerate(episodes):
        match = episode.match
        seat = int(match.to_play)
        assert tables.to_play[row] == seat
        assert np.array_equal(tables.observations[row], encoder.observe(match, seat))
        assert np.flatnonzero(tables.masks[row]).tolist() == match.legal_actions()


@every_table
def test_the_play_is_that_of_single_episodes(name: str, options: dict[str, Any]) -> None:
    tables = Tables(name, NUMBER, 7, one_deal=True, **options)
    rules = Rules(name, one_deal=True, **options)
    rng = Random(1)
    episodes = [rules.episode(seed) for seed in tables.seeds]
    ends = 0
    for _ in range(120):
        check_rows(tables, episodes)
        actions = drawn(tables, rng)
        rewards, ended = tables.step(actions)
        for row, (episode, action) in enumerate(zip(episodes, actions, strict=True)):
            assert episode.play(action) != ILLEGAL
            over = episode.match.is_over
            assert ended[row] == over
            assert rewards[row].tolist() == (episode.rewards if over else [0] * rules.seats)
            if over:
                ends += 1
                episodes[row] = rules.episode(tables.seeds[row])
    assert ends > 0


def test_every_deal_of_a_match_is_rewarded() -> None:
    tables = Tables("koikoi", 3, deals=3)
    rng = Random(2)
    brought = np.zeros((3, 2))
    course = [tables.rules.new(seed) for seed in tables.seeds]
    open_tables = {0, 1, 2}
    while open_tables:
        actions = drawn(tables, rng)
        rewards, ended = tables.step(actions)
        for row in list(open_tables):
            course[row].apply(actions[row])
            brought[row] += rewards[row]
            if ended[row]:
                assert brought[row].tolist() == course[row].scores
                open_tables.remove(row)


def test_results_alone_can_be_rewarded() -> None:
    tables = Tables("800", NUMBER, deals=1, reward="match")
    rng = Random(3)
    finished = 0
    while finished < 5:
        rewards, ended = tables.step(drawn(tables, rng))
        finished += int(ended.sum())
        assert not rewards[~ended].any()
        assert np.allclose(rewards.sum(1), 0)


def test_seeds_are_as_documented() -> None:
    tables = Tables("koikoi", 4, 100, deals=1)
    assert tables.seeds == [100, 101, 102, 103]
    rng = Random(4)
    expected = tables.seeds
    for _ in range(100):
        _, ended = tables.step(drawn(tables, rng))
        expected = [seed + 4 * int(over) for seed, over in zip(expected, ended, strict=True)]
        assert tables.seeds == expected
    assert max(expected) > 107


def test_seeds_without_a_decision_are_passed_over() -> None:
    """With this one, instant hands end all three deals."""
    tables = Tables("koikoi", 2, 327666, deals=3)
    assert tables.rules.new(327666).is_over
    assert tables.seeds == [327668, 327667]


def test_the_same_seed_gives_the_same_play() -> None:
    tables, others = Tables("fjabbe", 3, 5), Tables("fjabbe", 3, 6)
    rng = Random(5)
    course = []
    for _ in range(50):
        actions = drawn(tables, rng)
        rewards, ended = tables.step(actions)
        course.append((actions, tables.observations, rewards, ended))
    others.reset(5)
    for actions, seen, rewards, ended in course:
        again = others.step(actions)
        assert np.array_equal(others.observations, seen)
        assert np.array_equal(again[0], rewards)
        assert np.array_equal(again[1], ended)


def test_arrays_are_fresh_and_typed() -> None:
    tables = Tables("hachijuu", 3)
    before: list[Any] = [tables.observations, tables.masks, tables.to_play]
    kept = [array.copy() for array in before]
    tables.observations[:] = 9
    kept[0][:] = 9
    results = tables.step(drawn(tables, Random(6)))
    for old, copy in zip(before, kept, strict=True):
        assert np.array_equal(old, copy)
    assert tables.observations.max() < 9
    assert tables.observations.shape == (3, tables.encoder.size)
    assert tables.masks.shape == (3, tables.num_actions)
    assert results[0].shape == (3, tables.seats)
    kinds = [array.dtype for array in (tables.observations, tables.masks, tables.to_play, *results)]
    assert kinds == [np.float32, np.int8, np.int64, np.float32, np.bool_]
    assert all(array.flags.writeable for array in (tables.observations, tables.masks, *results))


@pytest.mark.parametrize("wrong", [-1, 99, 10**30])
def test_an_illegal_action_is_refused_and_nothing_is_played(wrong: int) -> None:
    tables = Tables("koikoi", 3)
    before = tables.observations
    actions = drawn(tables, Random(7))
    bad = [actions[0], wrong, actions[2]]
    with pytest.raises((IllegalAction, ValueError), match=r"^(table 1: .* is not legal|a step)"):
        tables.step(bad)
    assert tables.observations is before
    tables.step(actions)
    others = Tables("koikoi", 3)
    others.step(actions)
    assert np.array_equal(tables.observations, others.observations)


@pytest.mark.parametrize("actions", [[1, 2], [[1, 2, 3]], [0.5, 1, 2], 1, ["a", "b", "c"]])
def test_actions_that_are_no_row_of_numbers_are_refused(actions: Any) -> None:
    with pytest.raises(ValueError, match="a step takes 3 whole numbers, one for each table"):
        Tables("koikoi", 3).step(actions)


def test_numpy_s_numbers_are_actions() -> None:
    tables = Tables("150", 4)
    tables.step(tables.masks.argmax(1))
    tables.step(tables.masks.argmax(1).astype(np.int32))


def test_no_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="at least 1, not 0"):
        Tables("koikoi", 0)
