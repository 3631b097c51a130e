"""Workers that think: long-lived processes of our own, each asked one thing at a time.

A worker that dies is replaced and its question asked again; one that does not answer in time is
ended and replaced, and whoever asked is told.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

log = logging.getLogger("fudaba.crew")

#: How often a question is asked that ended every worker it was given to.
ATTEMPTS: Final = 3


class Overdue(Exception):  # noqa: N818 - the answer is overdue
    """No worker has answered in time."""


class Failed(Exception):  # noqa: N818 - the worker has failed
    """A worker says that the question cannot be answered, or all that were asked have died."""


class _Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, frame: bytes) -> bytes:
        ways = self.process.stdin, self.process.stdout
        assert ways[0] is not None
        assert ways[1] is not None
        ways[0].write(len(frame).to_bytes(4, "big") + frame)
        await ways[0].drain()
        length = int.from_bytes(await ways[1].readexactly(4), "big")
        return await ways[1].readexactly(length)

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Crew:
    """So many workers that can do the named things."""

    def __init__(self, size: int, functions: Sequence[str]) -> None:
        self._size = size
        self._functions = list(functions)
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        self._all: set[_Worker] = set()
        self._begun = 0
        self._is_over = False
        #: Workers that had to be replaced.
        self.replaced = 0

    @property
    def processes(self) -> list[int]:
        """The process ids of the workers."""
        return [worker.process.pid for worker in self._all]

    async def ask(self, function: str, question: object, deadline: float, kind: Any) -> Any:
        """The answer of a worker, of this type; waiting for one that is free counts."""
        frame = bytes([self._functions.index(function)]) + msgspec.msgpack.encode(question)
        loop = asyncio.get_running_loop()
        end = loop.time() + deadline
        for _ in range(ATTEMPTS):
            worker = await self._free(end)
            answer = await self._asked(worker, frame, end)
            if answer is not None:
                if answer[:1] != b"\0":
                    raise Failed(answer[1:].decode(errors="replace"))
                return msgspec.msgpack.decode(answer[1:], type=kind)
        raise Failed("every worker that was asked has died")

    async def _free(self, end: float) -> _Worker:
        """A worker that has nothing to do; started when it is first needed."""
        if self._idle.empty() and self._begun < self._size:
            self._begun += 1
            try:
                return await self._new()
            except OSError as error:
                self._begun -= 1
                raise Failed(f"no worker can be started: {error}") from error
            except BaseException:
                self._begun -= 1
                raise
        try:
            async with asyncio.timeout_at(end):
                return await self._idle.get()
        except TimeoutError:
            raise Overdue from None

    async def _asked(self, worker: _Worker, frame: bytes, end: float) -> bytes | None:
        """The answer; None where the worker has died."""
        done = False
        try:
            async with asyncio.timeout_at(end):
                answer = await worker.ask(frame)
            done = True
            return answer
        except TimeoutError:
            log.warning("worker %d is overdue", worker.process.pid)
            raise Overdue from None
        except (asyncio.IncompleteReadError, ConnectionError, OSError):
            log.warning("worker %d has died", worker.process.pid)
            return None
        finally:
            if done:
                self._idle.put_nowait(worker)
            else:
                await asyncio.shield(self._replace(worker))

    async def _replace(self, worker: _Worker) -> None:
        self._all.discard(worker)
        await worker.end()
        if not self._is_over:
            self.replaced += 1
            try:
                self._idle.put_nowait(await self._new())
            except OSError as error:
                self._begun -= 1  # the next question tries again
                log.error("a worker cannot be replaced: %s", error)

    async def _new(self) -> _Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "fudaba.tables.worker",
            *self._functions,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        worker = _Worker(process)
        self._all.add(worker)
        return worker

    async def stop(self) -> None:
        """Ends all workers."""
        self._is_over = True
        for worker in list(self._all):
            await worker.end()
