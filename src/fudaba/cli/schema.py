"""`fudaba schema`: the JSON Schemas of views, scenes, options, questions, records, messages."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer

from fudaba.cli.failure import explained
from fudaba.cli.output import json
from fudaba.cli.schemas import names, schema

#: The messages of a table's socket; asked for together with the web's types only.
SOCKET: Final = ("socket.incoming", "socket.outgoing")


def command(name: Annotated[str | None, typer.Argument(metavar="NAME")] = None) -> None:
    """Writes one schema, or all by name."""
    with explained():
        json(_schema(name) if name else {one: _schema(one) for one in (*names(), *SOCKET)})


def _schema(name: str) -> dict[str, Any]:
    if name not in SOCKET:
        return schema(name)
    from fudaba.web.openapi import socket_schema

    return socket_schema(name.partition(".")[2])
