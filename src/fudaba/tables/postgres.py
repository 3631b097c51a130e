"""Tables in PostgreSQL, for several processes at once."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from functools import cache
from typing import Any, Final

import psycopg

from fudaba.tables.copying import copy_all
from fudaba.tables.statements import MIGRATIONS, row_values
from fudaba.tables.store import Heard, NewerDatabase, StoreTrouble, Write
from fudaba.tables.whole import written_whole

#: The channel on which rows are told of, as `table:number`; with `:seat` for somebody who waits.
CHANNEL: Final = "fudaba"
#: Held while the database is brought up to date, so that one process does it.
_LOCK: Final = 0x6675646162

#: One statement for all rows of a batch: the primary key decides who comes first.
_INSERT: Final = (
    "insert into moves (table_id, number, kind, seat, actions, person, name, client, at) "
    "select * from unnest(%s::text[], %s::bigint[], %s::text[], %s::bigint[], %s::text[], "
    "%s::text[], %s::text[], %s::text[], %s::double precision[]) "
    "on conflict do nothing returning table_id, number"
)
_TELL: Final = f"select pg_notify('{CHANNEL}', told) from unnest(%s::text[]) as told"

#: Seconds to wait for a server, and for a sign on the channel.
_CONNECT: Final = 5
_LISTEN: Final = 0.2


@cache
def _own(statement: str) -> str:
    """A statement with the marks for values that psycopg knows."""
    return statement.replace("?", "%s")


class PostgresSession:
    """A connection to the server."""

    def __init__(self, address: str) -> None:
        try:
            self._server = psycopg.connect(address, connect_timeout=_CONNECT)
        except psycopg.Error as error:
            raise StoreTrouble(str(error)) from error

    def write(self, batch: Sequence[Write]) -> list[bool]:
        try:
            with self._server.cursor() as cursor:
                taken = self._write(cursor, batch)
            self._server.commit()
        except psycopg.Error as error:
            with suppress(psycopg.Error):
                self._server.rollback()
            raise StoreTrouble(str(error)) from error
        return taken

    def _write(self, cursor: psycopg.Cursor[Any], batch: Sequence[Write]) -> list[bool]:
        found: set[tuple[str, int]] = set()
        rows = [row_values(write.table, write.row) for write in batch if write.row is not None]
        if rows:
            cursor.execute(_INSERT, [list(column) for column in zip(*rows, strict=True)])
            found = {(table, number) for table, number in cursor.fetchall()}
        taken: list[bool] = []
        for write in batch:
            free = write.row is None or (write.table, write.row.number) in found
            if free:
                for statement, values in write.also:
                    cursor.execute(_own(statement), values)
            taken.append(free)
        told = [f"{table}:{number}" for table, number in sorted(found)]
        for write in batch:
            if write.tells is not None:
                waits = "" if write.waits is None else f":{write.waits}"
                told.append(f"{write.table}:{write.tells}{waits}")
        if told:
            cursor.execute(_TELL, [told])
        return taken

    def fetch(self, query: str, values: tuple[object, ...]) -> list[tuple[object, ...]]:
        try:
            found: list[tuple[object, ...]] = self._server.execute(_own(query), values).fetchall()
            self._server.commit()
        except psycopg.Error as error:
            raise StoreTrouble(str(error)) from error
        return found

    def close(self) -> None:
        with suppress(psycopg.Error):
            self._server.close()


class PostgresStore:
    """A database on a server."""

    is_shared = True

    def __init__(self, address: str) -> None:
        self._address = address

    def migrate(self) -> None:
        with closing(self.session(writes=True)) as session:
            lock = (f"select pg_advisory_xact_lock({_LOCK})", ())
            begin = ("create table if not exists migrations (number bigint primary key)", ())
            session.write([Write(also=(lock, begin))])
            done = len(session.fetch("select number from migrations", ()))
            if done > len(MIGRATIONS):
                raise NewerDatabase("tables.newer_database")
            for number in range(done, len(MIGRATIONS)):
                # Whoever comes second waits for the lock, and then finds the number taken.
                note = ("insert into migrations values (?)", (number + 1,))
                steps = [(step, ()) for step in MIGRATIONS[number]]
                try:
                    session.write([Write(also=(lock, note, *steps))])
                except StoreTrouble:
                    if len(session.fetch("select number from migrations", ())) <= number:
                        raise

    def session(self, *, writes: bool) -> PostgresSession:
        return PostgresSession(self._address)

    def listen(self, heard: Heard, stopped: Callable[[], bool]) -> None:
        while not stopped():
            try:
                with psycopg.connect(
                    self._address, autocommit=True, connect_timeout=_CONNECT
                ) as server:
                    server.execute(f"listen {CHANNEL}")
                    heard("", 0, None)  # whatever was told while nobody listened
                    while not stopped():
                        for notice in server.notifies(timeout=_LISTEN):
                            table, number, *waits = notice.payload.split(":")
                            heard(table, int(number), int(waits[0]) if waits else None)
            except psycopg.Error:
                time.sleep(_LISTEN)

    def backup(self, path: str) -> None:
        try:
            with psycopg.connect(self._address, connect_timeout=_CONNECT) as server:
                server.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
                with written_whole(path) as part:
                    copy_all(lambda query: server.cursor().execute(_own(query)), part)
        except psycopg.Error as error:
            raise StoreTrouble(str(error)) from error
