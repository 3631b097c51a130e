"""Records in files: written whole or not at all, read with the place of every error."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO

from fudaba.games.contract import Match
from fudaba.games.record import Record, RecordError, replay
from fudaba.records import json_form, toml_form
from fudaba.refusal import Said


def write(record: Record, path: Path) -> None:
    """Writes a record as TOML; whatever happens, the file is the old one or the new one."""
    with draft(path) as text:
        text.write(toml_form.dump(record))


@contextmanager
def draft(path: Path) -> Iterator[IO[str]]:
    """A file that takes this place once it is written to the end, and is gone if it cannot be."""
    folder, prefix = path.parent, f".{path.name}."
    text = NamedTemporaryFile("w", dir=folder, prefix=prefix, delete=False, encoding="utf-8")  # noqa: SIM115
    try:
        with text:
            yield text
            text.flush()
            os.fsync(text.fileno())
        os.replace(text.name, path)
    except BaseException:
        Path(text.name).unlink(missing_ok=True)
        raise


def as_text(data: bytes, name: str | Said) -> str:
    """The text of a record, with or without a byte order mark; `name` says where it is from."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError("file.no_text", path=name) from None


def read_text(path: Path) -> str:
    """The text of a record in a file."""
    return as_text(path.read_bytes(), str(path))


def load(text: str) -> Record:
    """The record in a TOML text, or in a text with one JSON object."""
    is_json = text.lstrip().startswith("{")
    return json_form.load(text) if is_json else toml_form.load(text)


def read(path: Path) -> Record:
    """The record in a file."""
    text = read_text(path)
    try:
        return load(text)
    except RecordError as error:
        raise RecordError("records.at", place=path, why=error) from None


def replay_text(
    text: str, name: str | Said, form: Callable[[str], Record] = load
) -> tuple[Record, Match]:
    """Reads and replays a record; a RecordError names the deal, the line and what was legal."""
    try:
        record = form(text)
        return record, replay(record)
    except RecordError as error:
        place = _place(text, name, error)
        raise RecordError("records.at", error.deal, error.action, place=place, why=error) from None


def _place(text: str, name: str | Said, error: RecordError) -> str | Said:
    """Where in a record something is wrong: the line, the deal and the action, as far as known."""
    if error.deal is None:
        return name
    line = toml_form.line_of(text, error.deal, error.action)
    if line:
        name = Said("records.line", name=name, line=line)
    place = Said("records.deal", name=name, deal=error.deal)
    if error.action is None:
        return place
    return Said("records.action", name=place, action=error.action)


def replay_file(path: Path) -> tuple[Record, Match]:
    """Reads and replays the record in a file."""
    return replay_text(read_text(path), str(path))
