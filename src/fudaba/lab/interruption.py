"""Ctrl-C as a wish: the first one ends the work in good order, the second at once."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Any, Self


class Interruption:
    """While entered, Ctrl-C sets `asked` instead of raising; a second one raises."""

    def __init__(self) -> None:
        self.asked = False
        self._before: Any = None
        self._mine = False

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._note)
            self._mine = True
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._mine:
            signal.signal(signal.SIGINT, self._before)
            self._mine = False

    def _note(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


@contextmanager
def shielded() -> Iterator[None]:
    """Processes started here never see Ctrl-C, which a terminal sends to all of them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """The same from within such a process, for systems that cannot block signals."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
