"""Every test of the suite runs for every registered game, with its own fixed randomness."""

from random import Random

import pytest

from fudaba.games.registry import NAMES
from tests.conformance.knowledge import Knowledge, knowledge


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def known(name: str) -> Knowledge:
    return knowledge(name)


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> Random:
    return Random(request.node.name)


@pytest.fixture(params=["seats", "spectator"])
def who(request: pytest.FixtureRequest) -> str:
    """Whose resampling is looked at."""
    return str(request.param)
