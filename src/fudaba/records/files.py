"""Records in files: written whole or not at all, read with the place of every error."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from fudaba.games.contract import Match
from fudaba.games.record import Record, RecordError, replay
from fudaba.records import json_form, toml_form


def write(record: Record, path: Path) -> None:
    """Writes a record as TOML; whatever happens, the file is the old one or the new one."""
    with NamedTemporaryFile("w", dir=path.parent, delete=False, encoding="utf-8") as draft:
        draft.write(toml_form.dump(record))
        draft.flush()
        os.fsync(draft.fileno())
    os.replace(draft.name, path)


def read_text(path: Path) -> str:
    """The text of a record file; RecordError names a file that holds none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path}: not a text file") from None


def read(path: Path) -> Record:
    """The record in a TOML file, or in a file with one JSON object."""
    text = read_text(path)
    try:
        if text.lstrip().startswith("{"):
            return json_form.load(text)
        return toml_form.load(text)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def replay_file(path: Path) -> tuple[Record, Match]:
    """Reads and replays a record; a RecordError names the file, deal, line and what was legal."""
    record = read(path)
    try:
        return record, replay(record)
    except RecordError as error:
        place = str(path)
        if error.deal is not None:
            line = toml_form.line_of(read_text(path), error.deal, error.action)
            place += f", line {line}" if line else ""
            place += f", deal {error.deal}"
            place += "" if error.action is None else f", action {error.action}"
        raise RecordError(f"{place}: {error}", error.deal, error.action) from None
