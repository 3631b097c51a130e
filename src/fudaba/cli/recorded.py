"""One match out of a file of records."""

from __future__ import annotations

import sys
from pathlib import Path

from fudaba.cli.failure import Failed
from fudaba.games.contract import Match
from fudaba.games.record import Record, RecordError, replay
from fudaba.records import json_form, toml_form
from fudaba.records.files import read_text


def recorded_match(file: Path, number: int | None) -> tuple[Record, Match]:
    """The match with this number, counted from 1; without one, the only match there is."""
    name = "standard input" if str(file) == "-" else str(file)
    text = _input() if str(file) == "-" else read_text(file)
    lines = [line for line in text.splitlines() if line.strip()]
    is_lines = len(lines) > 1 and all(line.lstrip().startswith("{") for line in lines)
    count = len(lines) if is_lines else 1
    if number is None and count > 1:
        raise Failed(f"{name} holds {count:,} matches: choose one with --match")
    if number is not None and number > count:
        held = "1 match" if count == 1 else f"{count:,} matches"
        raise Failed(f"{name} holds {held}; there is no match {number:,}")
    if is_lines:
        text = lines[(number or 1) - 1]
        name += f", match {number}"
    try:
        record = json_form.load(text) if text.lstrip().startswith("{") else toml_form.load(text)
        return record, replay(record)
    except RecordError as error:
        raise Failed(f"{name}{_place(text, error)}: {error}") from None


def _input() -> str:
    try:
        return sys.stdin.buffer.read().decode("utf-8")
    except UnicodeDecodeError:
        raise Failed("standard input is not text") from None


def _place(text: str, error: RecordError) -> str:
    """Where in the record the error is, as far as that is known."""
    if error.deal is None:
        return ""
    line = toml_form.line_of(text, error.deal, error.action)
    place = f", line {line}" if line else ""
    place += f", deal {error.deal}"
    return place if error.action is None else f"{place}, action {error.action}"
