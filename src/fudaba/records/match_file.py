"""The file of a match that is being played: one table's alone, the old state or the new one."""

from __future__ import annotations

import errno
from pathlib import Path
from threading import Lock

from fudaba.games.record import Record
from fudaba.records import toml_form
from fudaba.records.files import draft
from fudaba.records.lock import Hold


class MatchFile:
    """Opened when a table is laid, closed when it is left; InUse where another table has it."""

    def __init__(self, path: Path) -> None:
        #: As the person knows it.
        self.path = path
        self._place = path.resolve()
        if self._place.exists() and not self._place.is_file():
            # A device would be replaced by a file, or taken away with the match.
            raise OSError(errno.EINVAL, "Not a regular file", str(path))
        self._hold = Hold(self._place)
        #: Held while writing, so that nobody ends the program in the middle of it.
        self.writing = Lock()

    @property
    def is_empty(self) -> bool:
        """Whether no match has been kept here yet."""
        return self._place.stat().st_size == 0

    def write(self, record: Record) -> None:
        """Keeps a record; OSError where that fails, and then the file is as it was."""
        with self.writing:
            later: Hold | None = None
            try:
                with draft(self._place) as text:
                    text.write(toml_form.dump(record))
                    later = self._hold.pass_to(text.fileno())
            except BaseException:
                if later is not None:
                    later.release()
                raise
            self._hold.release()
            self._hold = later

    def close(self) -> None:
        """Lets other tables have the file; one that never held a match does not stay."""
        if self._place.exists() and self.is_empty:
            self.discard()
        self._hold.release()

    def discard(self) -> None:
        """Takes the file away."""
        self._place.unlink(missing_ok=True)
        self._hold.release()
