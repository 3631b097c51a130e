"""Where tables are kept: what every database must do, and the form of what is written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from fudaba.refusal import Refusal
from fudaba.tables.row import Laid, Listed, Row

#: A statement with question marks, and its values.
Statement: TypeAlias = tuple[str, tuple[object, ...]]

#: Called with a table, the number of its last row, and the seat whose player waits, if one does.
Heard: TypeAlias = Callable[[str, int, int | None], None]


class StoreTrouble(Exception):  # noqa: N818 - there is trouble with the store
    """The database is away, full or broken; what was to be written may or may not be there."""


class NewerDatabase(Refusal):
    """A newer Fudaba has written the database; this one would not understand it."""


class Unreadable(Exception):  # noqa: N818 - the row is unreadable
    """A row that is not in the form in which it was written."""


class Write(Struct, frozen=True):
    """Something to be written whole or not at all.

    A row is written where its number is still free, and `also` only together with it.
    """

    table: str = ""
    row: Row | None = None
    also: tuple[Statement, ...] = ()
    #: Tells other processes to look at the table although there is no new row.
    tells: int | None = None
    #: With that: the seat whose player waits for whoever is to play.
    waits: int | None = None


class Session(Protocol):
    """One connection to a database, used by one thread."""

    def write(self, batch: Sequence[Write]) -> list[bool]:
        """Commits all of it at once; tells which rows found their number free."""

    def fetch(self, query: str, values: tuple[object, ...]) -> list[tuple[object, ...]]:
        """The rows of a question."""

    def close(self) -> None:
        """Ends the connection."""


class Store(Protocol):
    """A database: it opens sessions, and tells of rows that other processes have written."""

    #: Whether other processes may write to it at the same time.
    is_shared: bool

    def migrate(self) -> None:
        """Brings the database to the present form."""

    def session(self, *, writes: bool) -> Session:
        """A new connection; StoreTrouble where there is none to be had."""

    def listen(self, heard: Heard, stopped: Callable[[], bool]) -> None:
        """Tells of every row written by anybody, until stopped; runs in a thread of its own."""

    def backup(self, path: str) -> None:
        """Writes a copy of everything, while others write."""


__all__ = [
    "Heard",
    "Laid",
    "Listed",
    "NewerDatabase",
    "Row",
    "Session",
    "Statement",
    "Store",
    "StoreTrouble",
    "Unreadable",
    "Write",
]
