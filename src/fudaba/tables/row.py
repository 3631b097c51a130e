"""A row of a table's log: everything that changes a table is one, and the rows rebuild it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

#: What a row may be:
#:
#: | kind | does |
#: |---|---|
#: | `move` | a seat plays its actions |
#: | `sit` | a person takes an open seat |
#: | `leave` | a person gets up: before the match the seat is open again, later it is kept |
#: | `bot` | a bot plays for somebody who is away |
#: | `back` | whose seat it is plays again |
#: | `undo` | a practice table goes back to the seat's last decision |
#: | `close` | nobody came for too long |
#: | `again` | the same people play again, at the table that is named |
#: | `note` | a pad: what happened in a deal, which stands for its seat; also a correction |
#: | `strike` | a pad: the last deal is struck out |
Kind: TypeAlias = Literal[
    "move", "sit", "leave", "bot", "back", "undo", "close", "again", "note", "strike"
]


class Row(Struct, frozen=True, kw_only=True):
    """One row; its number is its place in the log, counted from 0."""

    number: int
    kind: Kind
    seat: int
    actions: list[str] = []
    #: Who did it: the person's id, empty for a bot and for the house.
    person: str = ""
    #: What somebody who sits down is called; which bot plays for somebody.
    name: str = ""
    #: The id that the client gave its move, so that it is not played twice.
    client: str = ""
    at: float = 0.0


class Laid(Struct, frozen=True, kw_only=True):
    """A table as it is stored, before its rows."""

    id: str
    setup: str
    seed: int
    state: str
    created: float


class Summary(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What lists say about a table without rebuilding it."""

    seats: list[SeatSummary]


class SeatSummary(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits there."""

    kind: str
    name: str = ""
    level: str = ""
    person: str = ""


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    setup: str
    state: str
    summary: str
    created: float
