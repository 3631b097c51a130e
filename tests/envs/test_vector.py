"""Many batch at once play what as many single episodes would."""

from random import Random
from typing import Any

import numpy as np
import pytest

from fudaba.envs.episode import ILLEGAL, Episode
from fudaba.envs.rules import Rules
from fudaba.envs.vector import Batch
from fudaba.games.contract import IllegalAction
from tests.envs.variety import every_variant

NUMBER = 5


def drawn(batch: Batch, rng: Random) -> list[int]:
    """A legal action for every row."""
    return [rng.choice(np.flatnonzero(mask).tolist()) for mask in batch.masks]


def check_rows(batch: Batch, episodes: list[Episode]) -> None:
    """Every row is what the encoder shows to whoever is to play."""
    encoder = Rules(batch.rules.game.name, **batch.rules._given).encoder
    for row, episode in enumerate(episodes):
        match = episode.match
        seat = int(match.to_play)
        assert batch.to_play[row] == seat
        assert np.array_equal(batch.observations[row], encoder.observe(match, seat))
        assert np.flatnonzero(batch.masks[row]).tolist() == match.legal_actions()


@every_variant
def test_the_play_is_that_of_single_episodes(name: str, options: dict[str, Any]) -> None:
    batch = Batch(name, NUMBER, 7, one_deal=True, **options)
    rules = Rules(name, one_deal=True, **options)
    rng = Random(1)
    episodes = [rules.episode(seed) for seed in batch.seeds]
    ends = 0
    for _ in range(120):
        check_rows(batch, episodes)
        actions = drawn(batch, rng)
        rewards, ended = batch.step(actions)
        for row, (episode, action) in enumerate(zip(episodes, actions, strict=True)):
            assert episode.play(action) != ILLEGAL
            over = episode.match.is_over
            assert ended[row] == over
            assert rewards[row].tolist() == (episode.rewards if over else [0] * rules.seats)
            if over:
                ends += 1
                episodes[row] = rules.episode(batch.seeds[row])
    assert ends > 0


def test_every_deal_of_a_match_is_rewarded() -> None:
    batch = Batch("koikoi", 3, deals=3)
    rng = Random(2)
    brought = np.zeros((3, 2))
    course = [batch.rules.new(seed) for seed in batch.seeds]
    open_rows = {0, 1, 2}
    while open_rows:
        actions = drawn(batch, rng)
        rewards, ended = batch.step(actions)
        for row in list(open_rows):
            course[row].apply(actions[row])
            brought[row] += rewards[row]
            if ended[row]:
                assert brought[row].tolist() == course[row].scores
                open_rows.remove(row)


def test_results_alone_can_be_rewarded() -> None:
    batch = Batch("800", NUMBER, deals=1, reward="match")
    rng = Random(3)
    finished = 0
    while finished < 5:
        rewards, ended = batch.step(drawn(batch, rng))
        finished += int(ended.sum())
        assert not rewards[~ended].any()
        assert np.allclose(rewards.sum(1), 0)


def test_seeds_are_as_documented() -> None:
    batch = Batch("koikoi", 4, 100, deals=1)
    assert batch.seeds == [100, 101, 102, 103]
    rng = Random(4)
    expected = batch.seeds
    for _ in range(100):
        _, ended = batch.step(drawn(batch, rng))
        expected = [seed + 4 * int(over) for seed, over in zip(expected, ended, strict=True)]
        assert batch.seeds == expected
    assert max(expected) > 107


def test_seeds_without_a_decision_are_passed_over() -> None:
    """With this one, instant hands end all three deals."""
    batch = Batch("koikoi", 2, 327666, deals=3)
    assert batch.rules.new(327666).is_over
    assert batch.seeds == [327668, 327667]


def test_the_same_seed_gives_the_same_play() -> None:
    batch, others = Batch("fjabbe", 3, 5), Batch("fjabbe", 3, 6)
    rng = Random(5)
    course = []
    for _ in range(50):
        actions = drawn(batch, rng)
        rewards, ended = batch.step(actions)
        course.append((actions, batch.observations, rewards, ended))
    others.reset(5)
    for actions, seen, rewards, ended in course:
        again = others.step(actions)
        assert np.array_equal(others.observations, seen)
        assert np.array_equal(again[0], rewards)
        assert np.array_equal(again[1], ended)


def test_arrays_are_fresh_and_typed() -> None:
    batch = Batch("hachijuu", 3)
    before: list[Any] = [batch.observations, batch.masks, batch.to_play]
    kept = [array.copy() for array in before]
    batch.observations[:] = 9
    kept[0][:] = 9
    results = batch.step(drawn(batch, Random(6)))
    for old, copy in zip(before, kept, strict=True):
        assert np.array_equal(old, copy)
    assert batch.observations.max() < 9
    assert batch.observations.shape == (3, batch.encoder.size)
    assert batch.masks.shape == (3, batch.num_actions)
    assert results[0].shape == (3, batch.seats)
    kinds = [array.dtype for array in (batch.observations, batch.masks, batch.to_play, *results)]
    assert kinds == [np.float32, np.int8, np.int64, np.float32, np.bool_]
    assert all(array.flags.writeable for array in (batch.observations, batch.masks, *results))


@pytest.mark.parametrize("wrong", [-1, 99, 10**30])
def test_an_illegal_action_is_refused_and_nothing_is_played(wrong: int) -> None:
    batch = Batch("koikoi", 3)
    before = batch.observations
    actions = drawn(batch, Random(7))
    bad = [actions[0], wrong, actions[2]]
    with pytest.raises((IllegalAction, ValueError), match=r"^(row 1: .* is not legal|a step)"):
        batch.step(bad)
    assert batch.observations is before
    batch.step(actions)
    others = Batch("koikoi", 3)
    others.step(actions)
    assert np.array_equal(batch.observations, others.observations)


@pytest.mark.parametrize("actions", [[1, 2], [[1, 2, 3]], [0.5, 1, 2], 1, ["a", "b", "c"]])
def test_actions_that_are_no_row_of_numbers_are_refused(actions: Any) -> None:
    with pytest.raises(ValueError, match="a step takes 3 whole numbers, one for each row"):
        Batch("koikoi", 3).step(actions)


def test_numpy_s_numbers_are_actions() -> None:
    batch = Batch("150", 4)
    batch.step(batch.masks.argmax(1))
    batch.step(batch.masks.argmax(1).astype(np.int32))


def test_a_batch_of_none_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1, not 0"):
        Batch("koikoi", 0)
