"""A server for the tests that only talk to one, and people who close their connections."""

from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from tests.web.running import Person, Running, server


@pytest.fixture(scope="package")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a file of its own, in no hurry to refuse anything."""
    path = tmp_path_factory.mktemp("tables") / "tables.sqlite"
    with server("--database", str(path), "--test-seeds", *UNLIMITED) as found:
        yield found


#: For tests that are not about limits or paces.
UNLIMITED = (
    *("--pace", "0", "--rate", "100000", "--burst", "100000"),
    *("--max-tables", "100000", "--max-connections", "10000"),
)


@pytest.fixture
async def somebody(running: Running) -> AsyncIterator[Callable[[], Person]]:
    """Makes people, and sees them to the door."""
    made: list[Person] = []

    def new(at: Running = running) -> Person:
        made.append(Person(at))
        return made[-1]

    yield new
    for person in made:
        await person.goes()
