"""Records as JSON Lines: one match a line, for datasets of any size."""

from __future__ import annotations

import msgspec

from fudaba.games.record import Record, RecordError
from fudaba.malformed import UNREADABLE, fault, reason

_DECODER = msgspec.json.Decoder(Record)


def dump(record: Record) -> bytes:
    """The record as one line of JSON, without the line's end."""
    return msgspec.json.encode(record)


def load(line: bytes | str) -> Record:
    """The record that a line holds; RecordError says what is wrong with it."""
    try:
        return _DECODER.decode(line)
    except msgspec.ValidationError as error:
        raise RecordError("records.no_record", why=fault(error, Record)) from None
    except UNREADABLE as error:
        raise RecordError("records.no_json", why=reason(error)) from None
