"""A lock that the system lets go of when its holder ends in any way."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Held(Exception):  # noqa: N818 - the lock is held
    """Somebody else has the lock."""


@contextmanager
def hold(path: Path, *, wait: bool = True) -> Iterator[int]:
    """Holds the lock, and gives its descriptor: a child that inherits it holds it too.

    Where somebody else has it, waits for them, or raises Held.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    held = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            raise Held(str(path)) from None
        yield held
    finally:
        os.close(held)


def is_held(path: Path) -> bool:
    """Whether somebody has the lock now."""
    try:
        with hold(path, wait=False):
            return False
    except Held:
        return True
