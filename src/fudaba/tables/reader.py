"""Questions to the database, asked in a thread of its own so that the tables never wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

from fudaba.tables.store import Session, Store, StoreTrouble

Answer = TypeVar("Answer")


class Reader:
    """One connection that only reads, opened anew after trouble."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._session: Session | None = None
        self._thread = ThreadPoolExecutor(1, "fudaba-reader")

    async def ask(self, question: Callable[[Session], Answer]) -> Answer:
        """The answer to a question; StoreTrouble where the database is away."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._answer, question)

    async def stop(self) -> None:
        """Ends the connection."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _answer(self, question: Callable[[Session], Answer]) -> Answer:
        try:
            if self._session is None:
                self._session = self._store.session(writes=False)
            return question(self._session)
        except StoreTrouble:
            self._close()
            raise

    def _close(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            with suppress(StoreTrouble):
                session.close()
