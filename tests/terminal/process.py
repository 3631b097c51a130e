"""The command in a process of its own, on a terminal of its own."""

from __future__ import annotations

import os
import pty
import re
import resource
import select
import subprocess
import sys
import termios
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic

import fudaba

#: Seconds that a busy machine may take; nothing here waits for them to pass.
PATIENCE = 90

_CONTROL = re.compile(r"\x1b\[[0-9;?<>=$]*[a-zA-Z]|\x1b[()][A-Z0-9]|\x1b.")


class Terminal:
    """A program on a pseudo-terminal that is not its controlling one: closing it sends nothing."""

    def __init__(self, home: Path, *arguments: str, code: str = "", quota: int = 0) -> None:
        self._master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (24, 80))
        source = str(Path(fudaba.__file__).parent.parent)
        program = ["-c", code] if code else ["-m", "fudaba.cli"]
        self.process = subprocess.Popen(
            [sys.executable, *program, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=_limit(quota) if quota else None,
            env={
                **os.environ,
                "PYTHONPATH": source,
                "FUDABA_HOME": str(home),
                "FUDABA_LANG": "en",
                "TERM": "xterm-256color",
            },
        )
        os.close(slave)
        self._shown = ""

    def wait_for(self, text: str) -> None:
        """Reads what the program writes until this text is among it; later waits begin there."""
        end = monotonic() + PATIENCE
        while text not in (seen := _CONTROL.sub("", self._shown)):
            assert monotonic() < end, seen[-2000:]
            if select.select([self._master], [], [], 1)[0]:
                try:
                    self._shown += os.read(self._master, 65536).decode(errors="replace")
                except OSError:
                    raise AssertionError(f"the program ended: {seen[-2000:]}") from None
        self._shown = ""

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def leave(self) -> None:
        """Closes page after page, and quits, until the program has heard it."""
        end = monotonic() + PATIENCE
        while self.process.poll() is None and monotonic() < end:
            for key in ("\x1b", "q"):
                with suppress(OSError):
                    self.press(key)
                    while select.select([self._master], [], [], 0.3)[0]:
                        os.read(self._master, 65536)

    def close(self) -> None:
        """The terminal goes away."""
        os.close(self._master)

    def code(self) -> int:
        """What the program ends with; meanwhile what it writes is read and forgotten."""
        end = monotonic() + PATIENCE
        while self.process.poll() is None and monotonic() < end:
            try:
                if select.select([self._master], [], [], 0.1)[0]:
                    os.read(self._master, 65536)
            except OSError:
                break
        return self.process.wait(PATIENCE)

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


def _limit(quota: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (quota, quota))
