"""Records as TOML that a person can read and edit."""

from __future__ import annotations

import re
import tomllib

import msgspec
import tomli_w

from fudaba.games.record import Record, RecordError
from fudaba.malformed import UNREADABLE, fault, reason

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'')


def dump(record: Record) -> str:
    """The record as TOML; the deals come last, one table each."""
    plain = msgspec.to_builtins(record)
    deals = plain.pop("deals", [])
    return tomli_w.dumps({**plain, "deals": deals})


def load(text: str) -> Record:
    """The record that a TOML text holds; RecordError says what is wrong with it."""
    try:
        table = tomllib.loads(text)
        msgspec.json.encode(table)  # a number in hexadecimal may be too long for any other form
    except UNREADABLE as error:
        raise RecordError("records.no_toml", why=reason(error)) from None
    try:
        return msgspec.convert(table, Record)
    except msgspec.ValidationError as error:
        raise RecordError("records.no_record", why=fault(error, Record)) from None


def is_finished(text: str) -> bool:
    """Whether a record in TOML says how its match came out; the deals are not looked at."""
    head = text.split("\n[", 1)[0]
    return re.search(r"^(scores|winner)\s*=", head, re.MULTILINE) is not None


def line_of(text: str, deal: int, action: int | None) -> int | None:
    """The line, from 1, on which a deal or one of its actions stands."""
    headers = 0
    in_actions = False
    seen = 0
    for number, line in enumerate(text.splitlines(), start=1):
        code = _without_comment(line).strip()
        if code == "[[deals]]":
            headers += 1
            if headers == deal + 1 and action is None:
                return number
        elif headers == deal + 1:
            if code.replace(" ", "").startswith("actions="):
                in_actions = True
                code = code.split("=", 1)[1]
            if in_actions:
                seen += len(_STRING.findall(code))
                if action is not None and seen > action:
                    return number
    return None


def _without_comment(line: str) -> str:
    return _STRING.sub(lambda found: found[0].replace("#", " "), line).split("#", 1)[0]
