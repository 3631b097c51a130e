"""Copies play like originals, and neither notices what the other does."""

from random import Random

from tests.conformance.play import play_out, positions, random_action, snapshot


def test_a_copy_is_equal_and_looks_the_same(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        twin = match.copy()
        assert twin == match
        assert hash(twin) == hash(match)
        assert snapshot(twin) == snapshot(match)


def test_a_copy_plays_like_the_original(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        twin = match.copy()
        while not match.is_over:
            assert twin.to_play == match.to_play
            assert twin.legal_actions() == match.legal_actions()
            action = random_action(match, rng)
            match.apply(action)
            twin.apply(action)
        assert snapshot(twin) == snapshot(match)


def test_playing_a_copy_leaves_the_original_alone(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        before = snapshot(match)
        play_out(match.copy(), rng)
        assert snapshot(match) == before


def test_playing_the_original_leaves_a_copy_alone(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        twin = match.copy()
        before = snapshot(twin)
        play_out(match, rng)
        assert snapshot(twin) == before


def test_matches_that_went_apart_are_not_equal(name: str, rng: Random) -> None:
    for match in positions(name, rng):
        twin = match.copy()
        legal = match.legal_actions()
        if len(legal) > 1:
            match.apply(legal[0])
            twin.apply(legal[1])
            assert twin != match
