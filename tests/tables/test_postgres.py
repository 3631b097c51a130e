"""Several halls on one PostgreSQL: races, notices, a database that goes away and comes back."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from fudaba.refusal import Refusal
from fudaba.tables import statements
from fudaba.tables.copying import bring_back
from fudaba.tables.hall import Hall
from fudaba.tables.keeping import Keeping
from fudaba.tables.live import Live
from fudaba.tables.postgres import PostgresStore
from fudaba.tables.row import Row
from tests.tables.halls import for_two, hall_at, play
from tests.tables.postgres import Postgres


@asynccontextmanager
async def listening(store: PostgresStore) -> AsyncIterator[Hall]:
    """A hall that hears what others write."""
    async with hall_at(store) as hall:
        keeping = Keeping(hall, keep=1e6, unload=1e6)
        keeping.start()
        try:
            yield hall
        finally:
            await keeping.stop()


class Awaited:
    """A guest who waits for a row."""

    person = "carl"

    def __init__(self, live: Live) -> None:
        self._live = live
        self._poked = asyncio.Event()
        live.enter(self)

    def poke(self) -> None:
        self._poked.set()

    def nudge(self, waits: int) -> None:
        pass

    def looks_from(self) -> int | None:
        return None

    async def number(self, wanted: int) -> None:
        """Waits until so many rows have come."""
        async with asyncio.timeout(30):
            while self._live.table.number < wanted:
                await self._poked.wait()
                self._poked.clear()


async def test_rows_of_one_process_come_to_the_other(server: Postgres) -> None:
    store = PostgresStore(server.database())
    async with listening(store) as one, listening(store) as two:
        live = await one.lay(for_two())
        other = await two.table(live.table.id)
        guest = Awaited(other)
        for number in range(1, 20):
            at = (one, live) if number % 2 else (two, other)
            await play(*at, 1)
            await guest.number(number)
            await Awaited(live).number(number)
        assert other.table.match == live.table.match


async def test_of_two_moves_for_the_same_number_one_wins(server: Postgres) -> None:
    store = PostgresStore(server.database())
    async with listening(store) as one, listening(store) as two:
        live = await one.lay(for_two())
        other = await two.table(live.table.id)
        lost = 0
        for _ in range(40):
            answers = await asyncio.gather(
                play(one, live, 1, pick=0), play(two, other, 1, pick=1), return_exceptions=True
            )
            refused = [answer for answer in answers if answer is not None]
            for problem in refused:
                assert isinstance(problem, Refusal)
                assert problem.key == "tables.overtaken"
            lost += len(refused)
            number = max(live.table.number, other.table.number)
            await Awaited(live).number(number)
            await Awaited(other).number(number)
            assert live.table.match == other.table.match
        assert lost > 0
        rows = await one.reader.ask(lambda session: statements.rows(session, live.table.id))
        assert [row.number for row in rows] == list(range(live.table.number))


async def test_one_seat_is_taken_by_one_of_two(server: Postgres) -> None:
    store = PostgresStore(server.database())
    async with listening(store) as one, listening(store) as two:
        setup = for_two()
        seats = [setup.seats[0], type(setup.seats[0])(kind="open")]
        live = await one.lay(type(setup)(game="koikoi", seats=seats, invite="x"))
        other = await two.table(live.table.id)

        def sitting(hall: Hall, at: Live, person: str) -> Row:
            if not at.table.open_seats():
                raise Refusal("tables.seat_taken")
            return hall.row(at, "sit", 1, person=person, name=person)

        answers = await asyncio.gather(
            one.append(live, lambda: sitting(one, live, "bo")),
            two.append(other, lambda: sitting(two, other, "carl")),
            return_exceptions=True,
        )
        assert sum(answer is None for answer in answers) == 1
        number = max(live.table.number, other.table.number)
        await Awaited(live).number(number)
        await Awaited(other).number(number)
        assert live.table.seats[1].person == other.table.seats[1].person
        assert live.table.state == other.table.state == "playing"


async def test_the_database_goes_away_and_comes_back(server: Postgres) -> None:
    store = PostgresStore(server.database())
    async with listening(store) as hall:
        live = await hall.lay(for_two())
        await play(hall, live, 5)
        server.stop()
        try:
            with pytest.raises(Refusal) as refused:
                await play(hall, live, 1)
            assert refused.value.key == "tables.not_stored"
            assert not await hall.is_stored_to()
        finally:
            server.start()
        while True:
            try:
                await play(hall, live, 5)
                break
            except Refusal:
                await asyncio.sleep(0)
        assert await hall.is_stored_to()
        rows = await hall.reader.ask(lambda session: statements.rows(session, live.table.id))
        assert [row.number for row in rows] == list(range(live.table.number))
        assert live.table.number >= 10


async def test_a_backup_is_a_file_that_can_be_served(server: Postgres, tmp_path: Path) -> None:
    store, copy = PostgresStore(server.database()), tmp_path / "copy.sqlite"
    async with hall_at(store) as hall:
        live = await hall.lay(for_two())
        await play(hall, live, 10)
        store.backup(str(copy))
    async with hall_at(copy) as hall:
        again = await hall.table(live.table.id)
        assert again.table.match == live.table.match
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("select count(*) from sitters").fetchone() == (2,)
    fresh = PostgresStore(server.database())
    assert bring_back(copy, fresh) == 1
    async with hall_at(fresh) as hall:
        again = await hall.table(live.table.id)
        assert again.table.match == live.table.match
        await play(hall, again, 3)
    with pytest.raises(Refusal):
        bring_back(copy, fresh)


def test_two_processes_may_migrate_at_once(server: Postgres) -> None:
    from threading import Thread

    store = PostgresStore(server.database())
    threads = [Thread(target=store.migrate) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    with closing(store.session(writes=False)) as session:
        assert session.fetch("select number from migrations", ()) == [
            (number + 1,) for number in range(len(statements.MIGRATIONS))
        ]
