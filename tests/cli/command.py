"""Runs the command: in this process, and where it matters in one of its own, as a user does.

Starting Python takes longer than nearly all that these tests ask for. So `fudaba_command` calls
what the command calls, with streams of its own; `fudaba_process` starts one.
"""

import os
import subprocess
import sys
from contextlib import chdir
from dataclasses import dataclass
from io import BytesIO, TextIOWrapper
from pathlib import Path
from unittest.mock import patch

import pytest

import fudaba
from fudaba.cli import main


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


def environment(language: str = "en") -> dict[str, str]:
    """What the command runs in: the fudaba that the tests import, in English unless another
    language is named.

    With the buffers that Python has by itself: without them what cannot be written is noticed
    elsewhere than at most tables.
    """
    home = str(Path(fudaba.__file__).parent.parent)
    kept = {name: text for name, text in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return {**kept, "PYTHONPATH": home, "FUDABA_LANG": language, "NO_COLOR": "1"}


def fudaba_process(*arguments: str, stdin: bytes = b"", cwd: Path | None = None) -> Answer:
    """The answer of `fudaba ARGUMENTS` in a process, with the same fudaba that the tests import."""
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


def fudaba_command(
    *arguments: str, stdin: bytes = b"", cwd: Path | None = None, language: str = "en"
) -> Answer:
    """The answer of `fudaba ARGUMENTS`, without a process. What nobody caught is raised here."""
    given, out, err = (TextIOWrapper(BytesIO(text), "utf-8") for text in (stdin, b"", b""))
    with (
        chdir(cwd or Path.cwd()),
        patch.dict(os.environ, environment(language)),
        patch.multiple(sys, stdin=given, stdout=out, stderr=err),
    ):
        with pytest.raises(SystemExit) as left:
            main(arguments)
        out.flush()
        err.flush()
    assert isinstance(left.value.code, int)
    return Answer(left.value.code, _text(out), _text(err))


def _text(stream: TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()
