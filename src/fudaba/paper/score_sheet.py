"""A sheet to keep the score on, as data."""

from __future__ import annotations

from msgspec import Struct

from fudaba.locale import Language
from fudaba.paper.sheet import Entry


class Column(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A column to write in."""

    #: What it is for; a player's is left blank, for the name.
    head: str = ""
    #: In millimetres; 0 shares what is left with the others.
    width: float = 0
    #: What is written there, line below line.
    lines: list[str] = []
    #: What one of is ringed, above the lines.
    ring: list[str] = []


class ScoreRow(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A deal."""

    number: str
    name: str = ""
    note: str = ""
    other: str = ""
    #: A card beside it, for who knows the months by their flowers.
    card: str = ""
    #: A thick line above it.
    is_marked: bool = False


class Closing(Struct, frozen=True, omit_defaults=True):
    """A row below the deals."""

    name: str
    note: str = ""


class ScoreSheet(Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One side: a row for each deal, a column for each player or side."""

    game: str
    pack: str
    language: Language
    #: `Koi-Koi, score sheet`.
    name: str
    title: str
    other: str = ""
    #: What is filled in at the head.
    blanks: list[str] = []
    #: The head of the rows.
    row_head: str
    columns: list[Column]
    rows: list[ScoreRow]
    closing: list[Closing] = []
    hints: list[Entry] = []
    made: str
    changed: list[str] = []
