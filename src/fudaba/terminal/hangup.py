"""Notices that the terminal has gone, also where no signal says so."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from threading import Event, Thread
from typing import Final

#: Seconds between two looks.
_INTERVAL: Final = 0.5

#: What a shell shows for a program that a hangup ended.
HUNG_UP: Final = 129


def watch(terminal: int, gone: Callable[[], None]) -> None:
    """Calls `gone`, in a thread of its own, once this open file is no terminal any more.

    Reading from a terminal that was closed gives nothing, at once and for ever, and whoever writes
    to it may wait for ever: so this looks from outside, and what it calls has to end the program.
    """

    def look() -> None:
        rest = Event()
        while os.isatty(terminal):
            rest.wait(_INTERVAL)
        gone()

    if sys.platform != "win32":
        Thread(target=look, daemon=True, name="fudaba-hangup").start()
