"""One PostgreSQL for all tests of a worker."""

from collections.abc import Iterator

import pytest

from tests.tables.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def server() -> Iterator[Postgres]:
    """PostgreSQL."""
    with postgres() as found:
        yield found
