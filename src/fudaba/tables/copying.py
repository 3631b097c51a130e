"""A copy of everything in an SQLite file, from whatever database it is in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Any, Final

from fudaba.tables.sqlite import SqliteStore

#: Every table of the database, with the number of its columns.
_TABLES: Final = {"tables": 8, "moves": 9, "sitters": 2, "people": 3}


def copy_all(ask: Callable[[str], Iterable[tuple[Any, ...]]], path: str) -> None:
    """Copies what the questions find, all asked in one transaction."""
    SqliteStore(Path(path)).migrate()
    with closing(connect(path)) as copy, copy:
        for table, columns in _TABLES.items():
            marks = ", ".join("?" * columns)
            copy.executemany(f"insert into {table} values ({marks})", ask(f"select * from {table}"))
