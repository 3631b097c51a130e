"""A copy of everything in an SQLite file, from whatever database it is in, and back into one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection, connect
from tempfile import TemporaryDirectory
from typing import Any, Final

from fudaba.refusal import Refusal
from fudaba.tables.sqlite import SqliteStore
from fudaba.tables.store import Statement, Store, Write

#: Every table of the database, with the number of its columns.
_TABLES: Final = {"tables": 8, "moves": 9, "sitters": 2, "people": 3}


def copy_all(ask: Callable[[str], Iterable[tuple[Any, ...]]], path: str) -> None:
    """Copies what the questions find, all asked in one transaction."""
    SqliteStore(Path(path)).migrate()
    with closing(connect(path)) as copy, copy:
        for table, columns in _TABLES.items():
            marks = ", ".join("?" * columns)
            copy.executemany(f"insert into {table} values ({marks})", ask(f"select * from {table}"))


def bring_back(path: Path, store: Store) -> int:
    """Puts a copy into an empty database, whole or not at all; how many tables and pads it holds.

    The copy may be of an older version: it is brought up to date beside itself, and stays as it is.
    """
    store.migrate()
    with TemporaryDirectory() as folder:
        present = Path(folder) / "copy.sqlite"
        read_only = f"{path.resolve().as_uri()}?mode=ro"
        with closing(connect(read_only, uri=True)) as file, closing(connect(present)) as copy:
            file.backup(copy)
        SqliteStore(present).migrate()
        with closing(connect(present)) as copy, closing(store.session(writes=True)) as session:
            for table in _TABLES:
                if session.fetch(f"select 1 from {table} limit 1", ()):
                    raise Refusal("tables.not_empty")
            session.write([Write(also=tuple(_everything(copy)))])
            ((count,),) = copy.execute("select count(*) from tables")
            return int(count)


def _everything(copy: Connection) -> Iterator[Statement]:
    for table, columns in _TABLES.items():
        marks = ", ".join("?" * columns)
        for row in copy.execute(f"select * from {table}"):
            yield f"insert into {table} values ({marks})", row
