"""Runs the command as a user does: in a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import fudaba


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


def environment() -> dict[str, str]:
    """What the command runs in: the fudaba that the tests import, in English."""
    home = str(Path(fudaba.__file__).parent.parent)
    return {**os.environ, "PYTHONPATH": home, "FUDABA_LANG": "en", "NO_COLOR": "1"}


def fudaba_command(*arguments: str, stdin: bytes = b"", cwd: Path | None = None) -> Answer:
    """The answer of `fudaba ARGUMENTS`, with the same fudaba that the tests import."""
    done = subprocess.run(
        [sys.executable, "-m", "fudaba.cli", *arguments],
        input=stdin,
        capture_output=True,
        env=environment(),
        cwd=cwd,
        check=False,
        timeout=120,
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())
