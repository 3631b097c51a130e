"""One match out of a file of records."""

from __future__ import annotations

import re
from pathlib import Path

from fudaba.cli.failure import Failed
from fudaba.cli.given import name_of, opened
from fudaba.games.contract import Match
from fudaba.games.record import Record
from fudaba.records import json_form
from fudaba.records.files import as_text, replay_text
from fudaba.refusal import Number, Said

#: A JSON object on one line. The inline tables of TOML have no quotes around their keys.
_OBJECT = re.compile(r'\s*\{(\s*".*)?\}\s*')


def given_text(file: Path) -> str:
    """The whole text of a file, or of standard input."""
    with opened(file) as found:
        return as_text(found.read(), name_of(file))


def recorded_match(file: Path, number: int | None) -> tuple[Record, Match]:
    """The match with this number, counted from 1; without one, the only match there is."""
    name = name_of(file)
    text = given_text(file)
    lines = [line for line in text.splitlines() if line.strip()]
    is_lines = _is_json_lines(lines)
    count = len(lines) if is_lines else 1
    if number is None and count > 1:
        raise Failed("records.choose", name=name, count=Number(count))
    if number is not None and number > count:
        key = "records.only_one" if count == 1 else "records.too_few"
        raise Failed(key, name=name, count=Number(count), number=Number(number))
    if is_lines:
        text = lines[(number or 1) - 1]
        place = Said("records.match_of", name=name, number=number)
        return replay_text(text, place, json_form.load)
    return replay_text(text, name)


def _is_json_lines(lines: list[str]) -> bool:
    """Whether every line is a record for itself; lines that hold none do not make it another."""
    whole = [_OBJECT.fullmatch(line) is not None for line in lines]
    spread_out = bool(lines) and lines[0].lstrip().startswith("{") and not whole[0]
    return len(lines) > 1 and any(whole) and not spread_out
