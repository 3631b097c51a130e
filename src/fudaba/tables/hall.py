"""The hall: every table that somebody is at, and the one way in which a table changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from fudaba.refusal import Refusal
from fudaba.tables import statements
from fudaba.tables.live import Live
from fudaba.tables.measures import Measures
from fudaba.tables.reader import Reader
from fudaba.tables.row import Kind, Laid, Row, SeatSummary, Summary
from fudaba.tables.setup import Setup, checked, new_secret, new_seed
from fudaba.tables.store import Statement, Store, StoreTrouble, Unreadable, Write
from fudaba.tables.table import Damaged, Table
from fudaba.tables.writer import Writer

log = logging.getLogger("fudaba.hall")

#: Seconds between two attempts to find out what has been stored.
ASK_AGAIN: Final = 1.0


class Hall:
    """Tables by their ids; those that nobody has asked for lie in the store alone."""

    def __init__(self, store: Store, measures: Measures) -> None:
        self.store = store
        self.measures = measures
        self.writer = Writer(store, measures.stored)
        self.reader = Reader(store)
        self.tables: dict[str, Live] = {}
        #: Called when another process has said something about a table.
        self.beckoned: Callable[[Live], None] = lambda live: None
        #: Called after every change of a table.
        self.changed: Callable[[Live], None] = lambda live: None
        #: Called with what other processes have written, for those who keep something else here.
        self.also_heard: Callable[[str, int], None] = lambda id, number: None
        self.is_closing = False
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @staticmethod
    def now() -> float:
        """The time."""
        return time.time()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Lets something go on by itself; `stop` waits for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            if not isinstance(problem, Refusal | StoreTrouble):
                log.error("a task has failed", exc_info=problem)

    # Tables.

    async def lay(self, setup: Setup, seed: int | None = None) -> Live:
        """A new table, stored."""
        self._check_open()
        setup = checked(setup)
        table = Table(new_secret(), setup, new_seed() if seed is None else seed, self.now())
        await self.store_plain(laying(table))
        live = self.tables[table.id] = Live(table, self.now())
        live.is_leading = True
        self.measures.laid += 1
        self._tell(live)
        return live

    async def store_plain(self, also: Sequence[Statement]) -> None:
        """Stores what needs no row; refused where the database is away."""
        try:
            await self.writer.write(Write(also=tuple(also)))
        except StoreTrouble as trouble:
            log.warning("not stored: %s", trouble)
            raise Refusal("tables.not_stored") from None

    async def table(self, id: str) -> Live:
        """The table of that id, rebuilt from its rows where it is not in memory."""
        if not id.isprintable():
            raise Refusal("tables.no_such_table")
        live = self.tables.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = self.spawn(self._load(id))
                task.add_done_callback(lambda done: self._loading.pop(id, None))
            live = await asyncio.shield(task)
        live.used = self.now()
        return live

    async def _load(self, id: str) -> Live:
        try:
            laid = await self.reader.ask(lambda session: statements.laid(session, id))
            if laid is None or laid.state == "pad":
                raise Refusal("tables.no_such_table")
            rows = await self.reader.ask(lambda session: statements.rows(session, id))
            setup = msgspec.json.decode(laid.setup, type=Setup)
            table = Table(id, setup, laid.seed, laid.created)
            for row in rows:
                table.take_in(row)
        except StoreTrouble as trouble:
            log.warning("table %s cannot be read: %s", id, trouble)
            raise Refusal("tables.not_read") from None
        except (Damaged, Unreadable, msgspec.MsgspecError) as damage:
            log.error("table %s is damaged: %s", id, damage)
            raise Refusal("tables.damaged") from None
        live = self.tables[id] = Live(table, self.now())
        if laid.state != table.state:
            await self._note_standing(live)
        self.changed(live)
        return live

    async def is_stored_to(self) -> bool:
        """Whether the database answers, and takes what is to be stored."""
        try:
            await self.reader.ask(lambda session: session.fetch("select 1", ()))
            if self.writer.has_failed:
                # Only something that takes up room shows whether there is room again.
                await self.writer.write(Write(also=(statements.introduce("health", "", ""),)))
        except StoreTrouble:
            return False
        return True

    # The one way in which a table changes.

    async def append(
        self, live: Live, make: Callable[[], Row | None], also: Sequence[Statement] = ()
    ) -> None:
        """Stores the row that `make` finds right, and takes it in; refused otherwise.

        `make` is called when nothing else is under way at the table; None means that there is
        nothing to do any more. `also` is stored with the row or not at all.
        """
        self._check_open()
        # A client that goes away meanwhile does not take its move with it.
        await asyncio.shield(self.spawn(self._append(live, make, also)))

    async def _append(
        self, live: Live, make: Callable[[], Row | None], also: Sequence[Statement]
    ) -> None:
        async with live.lock:
            if live.is_unsure:
                await self._catch_up(live)
            row = make()
            if row is None:
                return
            if row.kind == "sit":
                also = (*also, statements.sits(live.table.id, row.person))
            try:
                taken = await self.writer.write(Write(live.table.id, row, tuple(also)))
            except StoreTrouble as trouble:
                log.warning("table %s: not stored: %s", live.table.id, trouble)
                live.is_unsure = True
                self.spawn(self._find_out(live))
                raise Refusal("tables.not_stored") from None
            if not taken:
                self.measures.overtaken += 1
                await self._catch_up(live)
                raise Refusal("tables.overtaken")
            live.is_leading = True
            try:
                stands_anew = self._take_in(live, row)
            except Exception:
                # It is stored: whoever asks next finds the table rebuilt, or damaged.
                self.tables.pop(live.table.id, None)
                raise
        if stands_anew:
            await self._note_standing(live)
        self._tell(live)

    def row(self, live: Live, kind: Kind, seat: int, **rest: Any) -> Row:
        """The next row of a table."""
        return Row(number=live.table.number, kind=kind, seat=seat, at=self.now(), **rest)

    @staticmethod
    def _take_in(live: Live, row: Row) -> bool:
        """Does what a stored row says; whether the table now stands differently in the lists."""
        before = live.table.state
        live.table.take_in(row)
        live.version += 1
        stands_anew = row.kind != "move" or live.table.state != before
        if stands_anew:
            live.around += 1
        return stands_anew

    async def _note_standing(self, live: Live) -> None:
        """Notes for the lists how the table stands; it is found out again where that is lost."""
        table = live.table
        stands = statements.stands(table.id, table.state, summary_of(table))
        seen = statements.visited(table.id, self.now())
        with suppress(Refusal):
            await self.store_plain([stands, seen])

    def _tell(self, live: Live) -> None:
        for guest in list(live.guests):
            guest.poke()
        self.changed(live)

    # What others have written, and what nobody knows whether it was written.

    async def _catch_up(self, live: Live) -> None:
        """Takes in what the store has beyond what is known here."""
        table, first = live.table, live.table.number
        try:
            rows = await self.reader.ask(lambda session: statements.rows(session, table.id, first))
            for row in rows:
                if self._take_in(live, row):
                    self.spawn(self._note_standing(live))
        except StoreTrouble:
            live.is_unsure = True
            raise Refusal("tables.not_stored") from None
        except (Damaged, Unreadable) as damage:
            log.error("table %s is damaged: %s", table.id, damage)
            self.tables.pop(table.id, None)
            raise Refusal("tables.damaged") from None
        live.is_unsure = False
        if rows:
            live.is_leading = False
            self._tell(live)

    async def _find_out(self, live: Live) -> None:
        """After trouble: asks until it is known what was stored."""
        while live.is_unsure and not self.is_closing:
            await asyncio.sleep(ASK_AGAIN)
            async with live.lock:
                if live.is_unsure:
                    try:
                        await self._catch_up(live)
                    except Refusal:
                        continue

    async def nudge(self, live: Live, waits: int) -> None:
        """Tells whoever is to play, at whatever process's door, that the player of a seat waits."""
        if not self.store.is_shared:
            live.nudge(waits)
            return
        number = max(live.table.number - 1, 0)
        try:
            await self.writer.write(Write(live.table.id, tells=number, waits=waits))
        except StoreTrouble as trouble:
            log.warning("table %s: nobody is nudged: %s", live.table.id, trouble)
            raise Refusal("tables.not_stored") from None

    def heard(self, id: str, number: int, waits: int | None = None) -> None:
        """Another process may have written a row; without an id, any rows."""
        self.also_heard(id, number)
        if not id:
            for live in self.tables.values():
                self.spawn(self._follow(live))
            return
        found = self.tables.get(id)
        if found is not None:
            if found.table.number <= number:
                self.spawn(self._follow(found))
            self.beckoned(found)
            if waits is not None:
                found.nudge(waits)

    async def _follow(self, live: Live) -> None:
        async with live.lock:
            await self._catch_up(live)

    # The end.

    def _check_open(self) -> None:
        if self.is_closing:
            raise Refusal("tables.closing")

    async def finish(self) -> None:
        """Takes nothing new, and waits until what is under way is stored."""
        self.is_closing = True
        while self._tasks:
            for task in list(self._tasks):
                if task.get_name() == "bots":
                    task.cancel()
            await asyncio.wait(list(self._tasks))

    async def stop(self) -> None:
        """Finishes, and ends."""
        await self.finish()
        await self.writer.stop()
        await self.reader.stop()


def laying(table: Table) -> list[Statement]:
    """Writes a new table down."""
    laid = Laid(
        id=table.id,
        setup=msgspec.json.encode(table.setup).decode(),
        seed=table.seed,
        state=table.state,
        created=table.created,
    )
    people = sorted({seat.person for seat in table.seats if seat.person})
    return statements.lay(laid, summary_of(table), table.setup.public, people)


def summary_of(table: Table) -> str:
    """Who sits at a table, for the lists."""
    seats = [
        SeatSummary(kind=seat.kind, name=seat.name, level=seat.level, person=seat.person)
        for seat in table.seats
    ]
    return msgspec.json.encode(Summary(seats=seats)).decode()
