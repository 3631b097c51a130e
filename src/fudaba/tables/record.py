"""The record of a finished table."""

from __future__ import annotations

from msgspec import structs

from fudaba.games.record import Record
from fudaba.locale import Language
from fudaba.locale.names import bot_name
from fudaba.refusal import Refusal
from fudaba.tables.table import Table


def record_of_table(table: Table, language: Language) -> Record:
    """Who sat where, and what was played; only of a match that is over, for it has the seed."""
    if table.match is None or table.state != "over":
        raise Refusal("tables.not_over")
    names = [seat.name or bot_name(seat.level, language) for seat in table.seats]
    bots = [seat.level for seat in table.seats]
    record = table.match.record(names)
    if any(bots):
        record = structs.replace(record, bots=bots)
    return structs.replace(record, practice=True) if table.setup.practice else record
