"""`fudaba schema`: the JSON Schemas of views, scenes, options, questions, answers and records."""

from __future__ import annotations

from typing import Annotated

import typer

from fudaba.cli.failure import explained
from fudaba.cli.output import json
from fudaba.cli.schemas import names, schema


def command(name: Annotated[str | None, typer.Argument(metavar="NAME")] = None) -> None:
    """Writes one schema, or all by name."""
    with explained():
        json(schema(name) if name else {one: schema(one) for one in names()})
