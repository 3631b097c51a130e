"""Tables in a file of the user's own: SQLite in WAL mode, one writing connection."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from fudaba.tables.statements import INSERT_ROW, MIGRATIONS, row_values
from fudaba.tables.store import Heard, NewerDatabase, StoreTrouble, Write
from fudaba.tables.whole import written_whole

#: Milliseconds to wait for a file that a backup or another program holds.
_PATIENCE: Final = 5000


class SqliteSession:
    """A connection to the file."""

    def __init__(self, path: Path) -> None:
        try:
            self._file = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._file.execute(f"pragma busy_timeout = {_PATIENCE}")
            self._file.execute("pragma journal_mode = wal")
            # A commit is on the disk when it is told: only so does a loss of power cost nothing.
            self._file.execute("pragma synchronous = full")
        except sqlite3.Error as error:
            raise StoreTrouble(f"{path}: {error}") from error

    def write(self, batch: Sequence[Write]) -> list[bool]:
        run = self._file.execute
        taken: list[bool] = []
        try:
            run("begin immediate")
            for write in batch:
                free = True
                if write.row is not None:
                    free = run(INSERT_ROW, row_values(write.table, write.row)).rowcount == 1
                if free:
                    for statement, values in write.also:
                        run(statement, values)
                taken.append(free)
            run("commit")
        except (sqlite3.Error, OverflowError) as error:
            with suppress(sqlite3.Error):
                if self._file.in_transaction:
                    run("rollback")
            raise StoreTrouble(str(error)) from error
        return taken

    def fetch(self, query: str, values: tuple[object, ...]) -> list[tuple[object, ...]]:
        try:
            return self._file.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise StoreTrouble(str(error)) from error

    def close(self) -> None:
        self._file.close()


class SqliteStore:
    """A file; the folder it lies in is made where it is missing."""

    is_shared = False

    def __init__(self, path: Path) -> None:
        self.path = path

    def migrate(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with closing(self.session(writes=True)) as session:
            ((done,),) = session.fetch("pragma user_version", ())
            assert isinstance(done, int)
            if done > len(MIGRATIONS):
                raise NewerDatabase("tables.newer_database")
            for number in range(done, len(MIGRATIONS)):
                steps = (*MIGRATIONS[number], f"pragma user_version = {number + 1}")
                session.write([Write(also=tuple((step, ()) for step in steps))])

    def session(self, *, writes: bool) -> SqliteSession:
        return SqliteSession(self.path)

    def listen(self, heard: Heard, stopped: Callable[[], bool]) -> None:
        """Nobody else writes to the file."""

    def backup(self, path: str) -> None:
        if not self.path.exists():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.path))
        with (
            written_whole(path) as part,
            closing(sqlite3.connect(self.path)) as file,
            closing(sqlite3.connect(part)) as copy,
        ):
            # In one step: with several, every commit meanwhile would make it begin again.
            file.backup(copy)
