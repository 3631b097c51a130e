"""What a command is given to read: a file, or for `-` standard input."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from fudaba.cli.failure import COULD_NOT, Failed
from fudaba.refusal import Said

STANDARD_INPUT = "-"


def name_of(file: Path | str) -> str | Said:
    """What is read, in words."""
    return Said("file.standard_input") if str(file) == STANDARD_INPUT else str(file)


@contextmanager
def opened(file: Path | str) -> Iterator[BinaryIO]:
    """The bytes that are given."""
    if str(file) != STANDARD_INPUT:
        with Path(file).open("rb") as found:
            yield found
    elif sys.stdin is None:
        raise Failed("file.input_closed", COULD_NOT)
    else:
        yield sys.stdin.buffer
