"""`fudaba serve`: live tables for people and programs, on a port."""

from __future__ import annotations

import sys
from typing import Annotated, TypeAlias

import typer

from fudaba.cli.database import why
from fudaba.cli.failure import COULD_NOT, Failed
from fudaba.cli.options import Lang, language
from fudaba.cli.output import plain
from fudaba.locale import word
from fudaba.refusal import Refusal

Count: TypeAlias = Annotated[int | None, typer.Option(metavar="N", min=1)]
Amount: TypeAlias = Annotated[float | None, typer.Option(metavar="N", min=0.0)]


def command(
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", show_default="127.0.0.1")] = None,
    port: Annotated[
        int | None, typer.Option(metavar="N", min=0, max=65535, show_default="8088")
    ] = None,
    database: Annotated[str | None, typer.Option(metavar="DATABASE")] = None,
    workers: Count = None,
    pace: Annotated[float | None, typer.Option(metavar="SECONDS", min=0.0)] = None,
    deadline: Annotated[float | None, typer.Option(metavar="SECONDS", min=0.1)] = None,
    hint_time: Count = None,
    review_time: Count = None,
    max_message: Annotated[int | None, typer.Option(metavar="N", min=1024)] = None,
    rate: Amount = None,
    burst: Count = None,
    max_connections: Count = None,
    max_tables: Count = None,
    max_guests: Count = None,
    keep: Amount = None,
    unload: Amount = None,
    silence: Annotated[float | None, typer.Option(metavar="SECONDS", min=0.1)] = None,
    trusted_proxies: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    metrics_for: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    secure: Annotated[bool, typer.Option("--secure")] = False,
    test_seeds: Annotated[bool, typer.Option("--test-seeds")] = False,
    opens: Annotated[bool, typer.Option("--open")] = False,
    log_level: Annotated[str, typer.Option(metavar="LEVEL")] = "info",
    lang: Lang = None,
) -> None:
    """Serves until interrupted."""
    speech = language(lang)
    from fudaba.tables.claim import Claim, InUse, found_at
    from fudaba.tables.opening import store_at
    from fudaba.tables.sqlite import SqliteStore
    from fudaba.tables.store import StoreTrouble
    from fudaba.web import logs
    from fudaba.web.opening import at_a_free_port, shown
    from fudaba.web.server import serve
    from fudaba.web.settings import from_environment

    try:
        settings = from_environment(
            host=host,
            port=port,
            database=database,
            workers=workers,
            pace=pace,
            deadline=deadline,
            hint_time=hint_time,
            review_time=review_time,
            max_message=max_message,
            rate=rate,
            burst=burst,
            max_connections=max_connections,
            max_tables=max_tables,
            max_guests=max_guests,
            keep=keep,
            unload=unload,
            silence=silence,
            trusted_proxies=trusted_proxies,
            metrics_for=metrics_for,
            secure=secure or None,
            test_seeds=test_seeds or None,
        )
        # Who only wants to play reads no log.
        logs.set_up(_level("warning" if opens and log_level == "info" else log_level))
        store = store_at(settings.database)

        def say(address: str) -> None:
            key = "tables.open" if not opens or shown(address) else "tables.point"
            plain(word(key, speech, address=address))
            # Also where nobody looks at a screen: a journal wants it now, not when the server ends.
            sys.stdout.flush()

        claim: Claim | None = None
        try:
            if isinstance(store, SqliteStore):
                claim = Claim(store.path)
            store.migrate()
        except InUse:
            assert isinstance(store, SqliteStore)
            if opens and (address := found_at(store.path)):
                return say(address)
            raise Refusal("tables.in_use", path=store.path) from None
        except (StoreTrouble, OSError) as problem:
            raise Refusal("tables.no_database", why=why(problem)) from None
        if opens and port is None:
            settings = at_a_free_port(settings)

        def opened(address: str) -> None:
            if claim is not None:
                claim.note(address)
            say(address)

        try:
            serve(settings, store, opened)
        finally:
            if claim is not None:
                claim.release()
    except Refusal as refused:
        raise Failed(refused.key, COULD_NOT, **refused.values) from None


def _level(given: str) -> str:
    levels = ("debug", "info", "warning", "error")
    if given.lower() not in levels:
        raise Refusal("tables.setting", name="--log-level", text=given)
    return given
