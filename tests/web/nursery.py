"""Server processes that start in an instant: everything is imported once, then forked.

A line of JSON, the settings, starts one; its process id and its address come back.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any


class Nursery:
    """The process that has imported everything."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self, **settings: Any) -> Nursling:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(settings) + "\n")
        self.process.stdin.flush()
        pid, address = self.process.stdout.readline().split()
        return Nursling(int(pid), address.rstrip("/"))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Nursling:
    """A server."""

    def __init__(self, pid: int, address: str) -> None:
        self.pid = pid
        self.address = address

    def kill(self) -> None:
        """As the power goes."""
        os.kill(self.pid, signal.SIGKILL)

    def stop(self) -> None:
        os.kill(self.pid, signal.SIGTERM)


def _serve(settings: dict[str, Any]) -> None:
    from fudaba.tables.opening import store_at
    from fudaba.web.server import serve
    from fudaba.web.settings import Settings

    made = Settings(port=0, **settings)
    serve(made, store_at(made.database), lambda at: print(os.getpid(), at, flush=True))


def main() -> None:
    import fudaba.games.koikoi
    import fudaba.tables.postgres
    import fudaba.web.server

    assert fudaba.games.koikoi
    assert fudaba.web.server
    assert fudaba.tables.postgres
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            try:
                _serve(json.loads(line))
            finally:
                os._exit(0)


if __name__ == "__main__":
    main()
