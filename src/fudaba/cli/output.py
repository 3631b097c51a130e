"""What commands print: tables for people, JSON for programs."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table


def console() -> Console:
    """A console on standard output; wide where it is not a terminal, so that no cell is cut."""
    return Console(width=None if sys.stdout.isatty() else 160, highlight=False)


def plain(text: str) -> None:
    """Text as it is."""
    print(text)


def json(value: Any) -> None:
    """One JSON document on a line."""
    print(msgspec.json.encode(value).decode())


def grid(*columns: str, title: str | None = None, numbers: tuple[str, ...] = ()) -> Table:
    """An empty table in the house's style; columns in `numbers` are set to the right."""
    made = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    for column in columns:
        made.add_column(
            column,
            justify="right" if column in numbers else "left",
            header_style="bold",
            overflow="fold",
        )
    return made
