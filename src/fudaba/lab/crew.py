"""Who plays the pieces: this process, or several local ones."""

from __future__ import annotations

import os
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_bool
from multiprocessing import get_context
from typing import Any, Final, Protocol

from fudaba.lab.interruption import Interruption, ignore_interrupts, shielded
from fudaba.lab.piece import Piece, play_piece
from fudaba.lab.problem import Unavailable

#: Seconds after which a wait looks up, to see whether Ctrl-C was pressed.
GLANCE: Final = 0.1


class Crew(Protocol):
    """Plays pieces of one job."""

    workers: int

    @property
    def busy(self) -> int:
        """Pieces that are started and not yet handed over."""

    def start(self, first: int, packs: int) -> None:
        """Gives out a piece."""

    def finished(self) -> list[Piece]:
        """Pieces that are done by now; waits a moment for one."""

    def halt(self) -> list[Piece]:
        """Stops; what was done till then, pieces cut short included."""

    def close(self) -> None:
        """Lets everybody go."""


def usual_workers() -> int:
    """As many as there are processors for us."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Alone:
    """This process plays everything itself."""

    def __init__(self, job: bytes, interruption: Interruption) -> None:
        self.workers = 1
        self._job = job
        self._interruption = interruption
        self._given: list[tuple[int, int]] = []

    @property
    def busy(self) -> int:
        # One piece at a time: a second would only wait.
        return 2 * len(self._given)

    def start(self, first: int, packs: int) -> None:
        self._given.append((first, packs))

    def finished(self) -> list[Piece]:
        given, self._given = self._given, []
        return [
            play_piece(self._job, first, packs, lambda: self._interruption.asked)
            for first, packs in given
        ]

    def halt(self) -> list[Piece]:
        return []

    def close(self) -> None:
        self._given.clear()


class Local:
    """Processes on this machine."""

    def __init__(self, job: bytes, workers: int) -> None:
        self.workers = workers
        self._job = job
        # Fresh interpreters, as every system has them, threads or not.
        context = get_context("spawn")
        self._stop = context.RawValue(c_bool, False)
        self._pool = ProcessPoolExecutor(workers, context, _begin, (self._stop,))
        self._given: set[Future[Piece]] = set()

    @property
    def busy(self) -> int:
        return len(self._given)

    def start(self, first: int, packs: int) -> None:
        with shielded():
            self._given.add(self._pool.submit(_work, self._job, first, packs))

    def finished(self) -> list[Piece]:
        done, self._given = wait(self._given, GLANCE, FIRST_COMPLETED)
        return [_result(future) for future in done]

    def halt(self) -> list[Piece]:
        self._stop.value = True
        begun = [future for future in self._given if not future.cancel()]
        self._given.clear()
        return [_result(future) for future in begun]

    def close(self) -> None:
        self._stop.value = True
        self._pool.shutdown(cancel_futures=True)


#: In a worker process: whether it shall stop. Set by the process that started it.
_stop: Any = None


def _begin(stop: Any) -> None:
    global _stop
    ignore_interrupts()
    _stop = stop


def _work(job: bytes, first: int, packs: int) -> Piece:
    return play_piece(job, first, packs, lambda: bool(_stop.value))


def _result(future: Future[Piece]) -> Piece:
    try:
        return future.result()
    except BrokenProcessPool:
        raise Unavailable("lab.worker_died") from None
