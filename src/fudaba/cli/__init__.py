"""The command `fudaba`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs the command; wrong input is answered with one sentence and a non-zero exit."""
    from typer.exceptions import Abort, Exit, TyperException
    from typer.main import get_command

    from fudaba.cli.app import app
    from fudaba.cli.failure import Failed, sentence

    try:
        code = get_command(app).main(
            args=None if arguments is None else list(arguments),
            prog_name="fudaba",
            standalone_mode=False,
        )
        sys.stdout.flush()
    except TyperException as error:
        _leave(sentence(error.format_message()), 2)
    except Failed as error:
        _leave(str(error), error.code)
    except Exit as error:
        sys.exit(error.exit_code)
    except (Abort, KeyboardInterrupt):
        _leave("interrupted", 130)
    except BrokenPipeError:
        # The reader has gone; keep Python from complaining about it at its own exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    sys.exit(code if isinstance(code, int) else 0)


def _leave(message: str, code: int) -> None:
    print(f"fudaba: {message}", file=sys.stderr)
    sys.exit(code)
