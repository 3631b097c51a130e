"""The statements that both databases understand; question marks stand for values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec

from fudaba.tables.row import Kind, Laid, Listed, Row
from fudaba.tables.store import Session, Statement, Unreadable

#: By number, counted from 1; a database remembers how far it has come.
MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """create table tables (
            id text primary key, setup text not null, seed text not null, state text not null,
            summary text not null, is_public bigint not null, created double precision not null,
            visited double precision not null)""",
        """create table moves (
            table_id text not null, number bigint not null, kind text not null,
            seat bigint not null, actions text not null, person text not null, name text not null,
            client text not null, at double precision not null, primary key (table_id, number))""",
        """create table sitters (
            person text not null, table_id text not null, primary key (person, table_id))""",
        """create table people (
            id text primary key, name text not null, language text not null)""",
        "create index tables_by_state on tables (state, visited)",
        # Who is connected to which process, where there are several; and when each was last alive.
        """create table presence (
            process text not null, table_id text not null, person text not null,
            primary key (process, table_id, person))""",
        "create table processes (id text primary key, alive double precision not null)",
    ),
)


INSERT_ROW: Final = (
    "insert into moves (table_id, number, kind, seat, actions, person, name, client, at) "
    "values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing"
)
_ROW_COLUMNS: Final = "number, kind, seat, actions, person, name, client, at"
_LISTED: Final = "id, setup, state, summary, created"


def row_values(table: str, row: Row) -> tuple[object, ...]:
    """A row as it is written."""
    actions = msgspec.json.encode(row.actions).decode()
    return (
        table,
        row.number,
        row.kind,
        row.seat,
        actions,
        row.person,
        row.name,
        row.client,
        row.at,
    )


def lay(table: Laid, summary: str, is_public: bool, people: Sequence[str]) -> list[Statement]:
    """Writes down a new table."""
    values = (
        table.id,
        table.setup,
        f"{table.seed:x}",
        table.state,
        summary,
        int(is_public),
        table.created,
        table.created,
    )
    insert = "insert into tables values (?, ?, ?, ?, ?, ?, ?, ?)"
    return [(insert, values), *(sits(table.id, person) for person in people)]


def sits(table: str, person: str) -> Statement:
    """Notes that a person has sat at a table."""
    return ("insert into sitters values (?, ?) on conflict do nothing", (person, table))


def stands(table: str, state: str, summary: str) -> Statement:
    """Notes how a table stands, for the lists."""
    return ("update tables set state = ?, summary = ? where id = ?", (state, summary, table))


def visited(table: str, now: float) -> Statement:
    """Notes that somebody was there."""
    return ("update tables set visited = ? where id = ?", (now, table))


def introduce(person: str, name: str, language: str) -> Statement:
    """Notes what a person is called."""
    return (
        "insert into people values (?, ?, ?) on conflict (id) do update "
        "set name = excluded.name, language = excluded.language",
        (person, name, language),
    )


def comes(process: str, table: str, person: str) -> Statement:
    """Notes that a person is connected to a process."""
    return (
        "insert into presence values (?, ?, ?) on conflict do nothing",
        (process, table, person),
    )


def goes(process: str, table: str, person: str) -> Statement:
    """Notes that the last connection of a person to a process has ended."""
    return (
        "delete from presence where process = ? and table_id = ? and person = ?",
        (process, table, person),
    )


def lives(process: str, now: float) -> Statement:
    """Notes that a process is alive."""
    return (
        "insert into processes values (?, ?) on conflict (id) do update set alive = excluded.alive",
        (process, now),
    )


def ends(process: str) -> list[Statement]:
    """Notes that a process has ended, and nobody is connected to it."""
    return [
        ("delete from presence where process = ?", (process,)),
        ("delete from processes where id = ?", (process,)),
    ]


def dead(before: float) -> list[Statement]:
    """Forgets processes that have given no sign since a time."""
    gone = "select id from processes where alive < ?"
    return [
        (f"delete from presence where process in ({gone})", (before,)),
        ("delete from processes where alive < ?", (before,)),
    ]


def present(session: Session, table: str, process: str, since: float) -> frozenset[str]:
    """Who is at a table through other processes that were alive since a time."""
    query = (
        "select person from presence join processes on presence.process = processes.id "
        "where table_id = ? and process <> ? and alive >= ?"
    )
    return frozenset(str(who) for (who,) in session.fetch(query, (table, process, since)))


def person(session: Session, id: str) -> tuple[str, str] | None:
    """The name and the language of a person."""
    found = session.fetch("select name, language from people where id = ?", (id,))
    return cast(tuple[str, str], found[0]) if found else None


def laid(session: Session, id: str) -> Laid | None:
    """A table without its rows."""
    query = "select id, setup, seed, state, created from tables where id = ?"
    found = session.fetch(query, (id,))
    if not found:
        return None
    name, setup, seed, state, created = cast(Any, found[0])
    try:
        return Laid(id=name, setup=setup, seed=int(seed, 16), state=state, created=created)
    except (TypeError, ValueError) as error:
        raise Unreadable(f"table {id}: {error}") from None


def rows(session: Session, table: str, first: int = 0) -> list[Row]:
    """The rows of a table from a number on; Unreadable names one that is damaged."""
    query = f"select {_ROW_COLUMNS} from moves where table_id = ? and number >= ? order by number"
    return [_row(values) for values in session.fetch(query, (table, first))]


def _row(values: Any) -> Row:
    number, kind, seat, actions, whose, name, client, at = values
    try:
        return Row(
            number=number,
            kind=msgspec.convert(kind, Kind),
            seat=msgspec.convert(seat, int),
            actions=msgspec.json.decode(actions, type=list[str]),
            person=msgspec.convert(whose, str),
            name=msgspec.convert(name, str),
            client=msgspec.convert(client, str),
            at=float(at),
        )
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise Unreadable(f"row {number}: {error}") from None


def sat_at(session: Session, person: str, states: Sequence[str], most: int) -> list[Listed]:
    """The tables where a person has sat, the newest first."""
    marks = ", ".join("?" * len(states))
    query = (
        f"select {_LISTED} from tables join sitters on tables.id = sitters.table_id "
        f"where sitters.person = ? and state in ({marks}) order by created desc limit ?"
    )
    return _listed(session.fetch(query, (person, *states, most)))


def public(session: Session, state: str, most: int) -> list[Listed]:
    """Public tables in a state, those visited last first."""
    query = (
        f"select {_LISTED} from tables where state = ? and is_public = 1 "
        "order by visited desc limit ?"
    )
    return _listed(session.fetch(query, (state, most)))


def unvisited(session: Session, before: float, most: int) -> list[str]:
    """Unfinished tables where nobody was since a time."""
    query = (
        "select id from tables where state in ('waiting', 'playing') and visited < ? "
        "order by visited limit ?"
    )
    return [str(id) for (id,) in session.fetch(query, (before, most))]


def sat(session: Session, table: str, person: str) -> bool:
    """Whether a person has sat at a table."""
    query = "select 1 from sitters where person = ? and table_id = ?"
    return bool(session.fetch(query, (person, table)))


def _listed(found: list[tuple[object, ...]]) -> list[Listed]:
    return [
        Listed(
            id=str(id),
            setup=str(setup),
            state=str(state),
            summary=str(summary),
            created=float(cast(float, created)),
        )
        for id, setup, state, summary, created in found
    ]
