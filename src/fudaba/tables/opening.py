"""Which database: a PostgreSQL address, or a file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from fudaba.refusal import Refusal
from fudaba.tables.sqlite import SqliteStore
from fudaba.tables.store import Store

_POSTGRES: Final = ("postgresql://", "postgres://")


def store_at(database: str) -> Store:
    """The store of that address; with none, a file in the user's data folder."""
    if database.startswith(_POSTGRES):
        try:
            from fudaba.tables.postgres import PostgresStore
        except ImportError:
            raise Refusal("tables.no_psycopg") from None
        return PostgresStore(database)
    return SqliteStore(Path(database) if database else usual_path())


def usual_path() -> Path:
    """Where tables are kept where nothing is said."""
    given = os.environ.get("FUDABA_HOME")
    folder = Path(given) if given else user_data_path("fudaba", appauthor=False)
    return folder / "tables.sqlite"
