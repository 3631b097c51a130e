"""Choosing by number is choosing among the legal actions."""

from random import Random

import pytest

from fudaba.games.contract import IllegalAction
from tests.conformance.play import random_match, snapshot


def test_the_nth_legal_action_is_played(name: str, rng: Random) -> None:
    for _ in range(3):
        one = random_match(name, rng)
        other = one.copy()
        number = int(one.legal_count())
        while number:
            assert number == len(other.legal_actions())
            index = rng.randrange(number)
            other.apply(other.legal_actions()[index])
            number = one.choose_nth(index)
        assert one.is_over
        assert one == other


def test_a_number_that_is_not_there_is_refused(name: str, rng: Random) -> None:
    match = random_match(name, rng)
    before = snapshot(match)
    for index in (-1, int(match.legal_count()), 10**6):
        with pytest.raises(IllegalAction, match="choice"):
            match.choose_nth(index)
    assert snapshot(match) == before
