"""Thinking beside the event loop, so that the table never freezes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TypeVar

Answer = TypeVar("Answer")


async def in_thread(think: Callable[[], Answer]) -> Answer:
    """Awaits an answer computed in a thread that does not keep the program from ending."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Answer] = loop.create_future()

    def deliver(set_it: Callable[[], None]) -> None:
        # The loop may be gone when a slow thinker comes to its end.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(lambda: None if answer.done() else set_it())

    def run() -> None:
        try:
            found = think()
        except BaseException as problem:
            trouble = problem
            deliver(lambda: answer.set_exception(trouble))
        else:
            deliver(lambda: answer.set_result(found))

    Thread(target=run, daemon=True, name="fudaba-bot").start()
    return await answer
