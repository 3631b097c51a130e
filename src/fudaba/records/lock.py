"""One table at a time for a file; the system lets go of it when its program ends in any way."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from fudaba.refusal import Unable


class InUse(Unable):
    """Another table plays the match in this file."""


class Hold:
    """A file that this table alone may play; where the system has no such locks, any may."""

    def __init__(self, path: Path) -> None:
        """Opens the file, and creates it; InUse where another table has it."""
        self._path = path
        self._held = _opened(path)
        while not self._is_there():
            # A table that has saved, or left, meanwhile put another file there, or none.
            self.release()
            self._held = _opened(path)

    def pass_to(self, draft: int) -> Hold:
        """A hold on the open file that is about to take this one's place."""
        later = Hold.__new__(Hold)
        later._path = self._path
        later._held = os.dup(draft) if sys.platform != "win32" else -1
        _lock(later._held, self._path)
        return later

    def release(self) -> None:
        """Lets others have the file."""
        if self._held >= 0:
            os.close(self._held)
        self._held = -1

    def _is_there(self) -> bool:
        if self._held < 0:
            return True
        try:
            return os.path.samestat(os.fstat(self._held), self._path.stat())
        except FileNotFoundError:
            return False


def _opened(path: Path) -> int:
    held = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if sys.platform == "win32":
        os.close(held)  # an open file could not be replaced there
        return -1
    try:
        _lock(held, path)
    except BaseException:
        os.close(held)
        raise
    return held


def _lock(held: int, path: Path) -> None:
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse("play.in_use", path=path) from None
        except OSError:
            # Some file systems know no locks; a match on them is kept all the same.
            return
