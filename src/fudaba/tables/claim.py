"""One server for a file of tables: whoever comes second is told where the first is found."""

from __future__ import annotations

from pathlib import Path

from fudaba.records.lock import Hold, InUse


class Claim:
    """A file beside the tables, held as long as the server runs."""

    def __init__(self, database: Path) -> None:
        """Takes hold of it; InUse where another server has it."""
        database.parent.mkdir(parents=True, exist_ok=True)
        self._path = _beside(database)
        self._hold = Hold(self._path)

    def note(self, address: str) -> None:
        """Writes down where the server is found."""
        self._path.write_text(address, encoding="utf-8")

    def release(self) -> None:
        """Lets others have it."""
        self._path.write_text("", encoding="utf-8")
        self._hold.release()


def found_at(database: Path) -> str:
    """Where the server that has the file is found; empty while it has not said."""
    try:
        return _beside(database).read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def _beside(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")


__all__ = ["Claim", "InUse", "found_at"]
