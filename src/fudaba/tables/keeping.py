"""Keeping house: tables that nobody is at leave the memory, those that nobody visits are closed."""

from __future__ import annotations

import asyncio
import gc
import logging
from itertools import count
from threading import Event, Thread
from typing import Final

from fudaba.refusal import Refusal
from fudaba.tables import statements
from fudaba.tables.doors import SIGN, Doors
from fudaba.tables.hall import Hall
from fudaba.tables.live import Live
from fudaba.tables.row import Row
from fudaba.tables.store import StoreTrouble

log = logging.getLogger("fudaba.keeping")

#: Seconds between two rounds.
ROUND: Final = 60.0
SHORTEST: Final = 0.1
#: Rounds from one collection of all garbage to the next.
COLLECTING: Final = 10
#: Tables closed in one round.
AT_ONCE: Final = 100
#: Seconds after which it is noted again that somebody is at a table.
VISITED: Final = 3600.0


class Keeping:
    """Goes round the hall, and listens for what other processes write."""

    def __init__(self, hall: Hall, keep: float, unload: float) -> None:
        self._hall = hall
        self.doors = Doors(hall)
        #: Seconds after which an unvisited table is closed, and leaves the memory.
        self._keep = keep
        self._unload = unload
        self._noted: dict[str, float] = {}
        self._stopped = Event()
        self._round: asyncio.Task[None] | None = None
        self._signs: asyncio.Task[None] | None = None
        self._listener: Thread | None = None

    def start(self) -> None:
        """Begins."""
        self._round = asyncio.create_task(self._go_round())
        if self._hall.store.is_shared:
            loop = asyncio.get_running_loop()
            self._signs = asyncio.create_task(self._give_signs())
            self._hall.beckoned = self._beckoned

            def heard(table: str, number: int, waits: int | None) -> None:
                if not self._stopped.is_set():
                    loop.call_soon_threadsafe(self._hall.heard, table, number, waits)

            self._listener = Thread(
                target=self._hall.store.listen,
                args=(heard, self._stopped.is_set),
                name="fudaba-listener",
                daemon=True,
            )
            self._listener.start()

    async def stop(self) -> None:
        """Ends."""
        self._stopped.set()
        for task in (self._round, self._signs):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if self._signs is not None:
            await self.doors.close()
        if self._listener is not None:
            await asyncio.get_running_loop().run_in_executor(None, self._listener.join)

    async def _go_round(self) -> None:
        for number in count(1):
            await asyncio.sleep(max(SHORTEST, min(ROUND, self._keep)))
            if number % COLLECTING == 0:
                gc.collect()
            try:
                await self.look()
            except (Refusal, StoreTrouble) as trouble:
                log.warning("the round was not finished: %s", trouble)

    def _beckoned(self, live: Live) -> None:
        self._hall.spawn(self.doors.look(live))

    async def _give_signs(self) -> None:
        while True:
            await self.doors.sign()
            await asyncio.sleep(SIGN)

    async def look(self) -> None:
        """One round."""
        now = self._hall.now()
        for id, live in list(self._hall.tables.items()):
            if live.guests:
                await self.visited(live)
            elif now - live.used > self._unload and live.bots is None and not live.lock.locked():
                self._hall.tables.pop(id, None)
                self._noted.pop(id, None)
        before = now - self._keep
        ids = await self._hall.reader.ask(
            lambda session: statements.unvisited(session, before, AT_ONCE)
        )
        for id in ids:
            await self._close(id)

    async def visited(self, live: Live) -> None:
        """Notes that somebody is at a table, once an hour."""
        id, now = live.table.id, self._hall.now()
        if now - self._noted.get(id, 0.0) >= VISITED:
            self._noted[id] = now
            await self._hall.store_plain([statements.visited(id, now)])

    async def _close(self, id: str) -> None:
        try:
            live = await self._hall.table(id)
            await self.doors.look(live)
            if not live.guests and not live.elsewhere:
                await self._hall.append(live, lambda: self._closing(live))
                log.info("table %s is closed: nobody came", id)
        except Refusal as refused:
            # A damaged table cannot be closed by a row; it is not looked at again for a while.
            log.info("table %s is not closed: %s", id, refused)
            await self._hall.store_plain([statements.visited(id, self._hall.now())])

    def _closing(self, live: Live) -> Row | None:
        if live.table.state not in ("waiting", "playing"):
            return None
        return self._hall.row(live, "close", -1)
