"""`kill -9` at random moments under load: every acknowledged move is there, and none twice."""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.web.killing import kill_often
from tests.web.nursery import Nursery

UNLIMITED = {"rate": 1e6, "burst": 10**6, "max_connections": 10**6, "max_tables": 10**6}


@pytest.fixture
def nursery() -> Iterator[Nursery]:
    made = Nursery()
    yield made
    made.close()


async def test_a_hundred_kills_lose_nothing(nursery: Nursery, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    acknowledged = await kill_often(nursery, 100, 1, {"database": str(path), **UNLIMITED})
    assert sum(acknowledged.values()) > 300
    assert set(acknowledged.values()) == {1}
    with closing(sqlite3.connect(path)) as file:
        stored = Counter(
            client.partition(":")[2]
            for (client,) in file.execute("select client from moves where kind = 'move'")
        )
    assert stored == acknowledged
