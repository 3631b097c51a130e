"""The one writer: a thread that commits what all tables have to write in batches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from time import perf_counter, sleep
from typing import Final

from fudaba.tables.store import Session, Store, StoreTrouble, Write

#: Writes in one commit at most.
BATCH: Final = 1000
#: Seconds from one commit to the next, at least. A commit costs the processor as much as a move
#: does else; what comes in meanwhile shares the next one, and a lone move waits for nothing.
APART: Final = 0.010

log = logging.getLogger("fudaba.writer")

_Asked = tuple[Write, "asyncio.Future[bool]"]


class Writer:
    """Takes writes on the event loop and answers when they are stored."""

    def __init__(self, store: Store, timed: Callable[[float, int], None]) -> None:
        self._store = store
        #: Hears how long each commit took, and of how many writes.
        self._timed = timed
        self._loop = asyncio.get_running_loop()
        #: The last batch could not be stored.
        self.has_failed = False
        self._queue: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="fudaba-writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> bool:
        """Stores it; False where the row's number was taken, StoreTrouble where nobody knows."""
        answer: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put((write, answer))
        return await answer

    async def stop(self) -> None:
        """Writes what is under way, and ends."""
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _run(self) -> None:
        session: Session | None = None
        is_last = False
        start = 0.0
        while not is_last:
            batch, is_last = self._next(start + APART)
            if not batch:
                continue
            start = perf_counter()
            trouble: StoreTrouble | None = None
            taken: list[bool] = []
            try:
                if session is None:
                    session = self._store.session(writes=True)
                taken = session.write([write for write, _ in batch])
                self.has_failed = False
            except Exception as error:
                # Whatever it is, whoever waits is told, and the next batch begins anew.
                if not isinstance(error, StoreTrouble):
                    log.exception("the writer has failed")
                trouble = StoreTrouble(str(error))
                self.has_failed = True
                if session is not None:
                    with suppress(Exception):
                        session.close()
                session = None
            self._timed(perf_counter() - start, len(batch))
            self._loop.call_soon_threadsafe(_answer, batch, taken, trouble)
        if session is not None:
            session.close()

    def _next(self, earliest: float) -> tuple[list[_Asked], bool]:
        """What waits to be written at that time, and whether nothing will follow."""
        asked = self._queue.get()
        sleep(max(0.0, earliest - perf_counter()))
        batch: list[_Asked] = []
        while asked is not None:
            batch.append(asked)
            if len(batch) == BATCH or self._queue.empty():
                return batch, False
            asked = self._queue.get()
        return batch, True


def _answer(batch: list[_Asked], taken: list[bool], trouble: StoreTrouble | None) -> None:
    for place, (_, answer) in enumerate(batch):
        if answer.done():
            continue
        if trouble is not None:
            answer.set_exception(StoreTrouble(str(trouble)))
        else:
            answer.set_result(taken[place])
