"""Writing a file whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def written_whole(path: str) -> Iterator[str]:
    """A place to write to, which takes the named one's place only when all is written."""
    part = f"{path}.part"
    Path(part).unlink(missing_ok=True)
    try:
        yield part
        os.replace(part, path)
    finally:
        for left in (part, f"{part}-wal", f"{part}-shm"):
            Path(left).unlink(missing_ok=True)
