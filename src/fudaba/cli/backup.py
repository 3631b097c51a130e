"""`fudaba backup`: a copy of all tables in one file, while the server runs."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from fudaba.cli.database import why
from fudaba.cli.failure import explained
from fudaba.cli.options import Lang, language
from fudaba.cli.output import plain
from fudaba.locale import word
from fudaba.refusal import Unable


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Annotated[str | None, typer.Option(metavar="DATABASE")] = None,
    lang: Lang = None,
) -> None:
    """Writes the copy."""
    speech = language(lang)
    from fudaba.tables.opening import store_at
    from fudaba.tables.store import StoreTrouble

    with explained():
        store = store_at(database or os.environ.get("FUDABA_DATABASE", ""))
        try:
            store.backup(str(file))
        except (StoreTrouble, OSError, sqlite3.Error) as problem:
            raise Unable("tables.no_backup", why=why(problem)) from None
    plain(word("tables.backed_up", speech, path=file))
