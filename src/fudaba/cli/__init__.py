"""The command `fudaba`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import NoReturn, TextIO

#: How a shell leaves after Ctrl-C.
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs the command; wrong input is answered with one sentence and a non-zero exit."""
    try:
        _keep_streams(arguments)
        sys.exit(_run(arguments))
    except KeyboardInterrupt:
        _leave(_phrase("usage.interrupted", arguments), INTERRUPTED)
    except BrokenPipeError:  # The reader has gone.
        _silence(sys.stdout, sys.stderr)
        sys.exit(1)
    except OSError as error:  # What was printed could not be written.
        _silence(sys.stdout)
        from fudaba.trouble import trouble

        _leave(_phrase("file.output", arguments, trouble=trouble(error)), 1)


def _run(arguments: Sequence[str] | None) -> int:
    # Imported here, so that Ctrl-C while they load is answered like any other.
    from typer.exceptions import Abort, Exit, TyperException

    from fudaba.cli.app import command
    from fudaba.cli.failure import Failed
    from fudaba.cli.misuse import misuse
    from fudaba.cli.speech import spoken

    given = _given(arguments)
    speech = spoken(given)
    code = 0
    try:
        found = command().main(args=given, prog_name="fudaba", standalone_mode=False, obj=speech)
        code = found if isinstance(found, int) else 0
        if code == INTERRUPTED:  # so typer answers Ctrl-C, without a word
            _leave(_phrase("usage.interrupted", given), INTERRUPTED)
    except TyperException as error:
        _leave(misuse(error, speech), 2)
    except Failed as error:
        sys.stdout.flush()
        _leave(error.said(speech), error.code)
    except Exit as error:
        code = error.exit_code
    except Abort:
        _leave(_phrase("usage.interrupted", given), INTERRUPTED)
    sys.stdout.flush()
    return code


def _keep_streams(arguments: Sequence[str] | None) -> None:
    """Streams that the shell may have closed, or that cannot show every character."""
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - until the end
    if sys.stdout is None:
        _leave(_phrase("file.output_closed", arguments), 1)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _given(arguments: Sequence[str] | None) -> list[str]:
    return list(sys.argv[1:] if arguments is None else arguments)


def _phrase(key: str, arguments: Sequence[str] | None, **values: object) -> str:
    """A sentence in the language of the call."""
    from fudaba.cli.speech import spoken
    from fudaba.refusal import said

    return said(key, values, spoken(_given(arguments)))


def _leave(message: str, code: int) -> NoReturn:
    try:
        print(f"fudaba: {message}", file=sys.stderr, flush=True)
    except OSError:
        _silence(sys.stderr)
    sys.exit(code)


def _silence(*streams: TextIO) -> None:
    """Keeps Python from complaining at its own exit about what it could not write."""
    for stream in streams:
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
