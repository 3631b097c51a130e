"""Playing again with the same people: one new table, whoever asks first."""

from __future__ import annotations

from msgspec import structs

from fudaba.refusal import Refusal
from fudaba.tables.hall import Hall, laying
from fudaba.tables.live import Live
from fudaba.tables.row import Row
from fudaba.tables.setup import SeatSetup, Setup, new_secret, new_seed
from fudaba.tables.table import Table


async def rematch(hall: Hall, live: Live, person: str) -> str:
    """The id of the table where those of this one play again."""
    table = live.table
    next_one = Table(new_secret(), _again(table), new_seed(), hall.now())

    def make() -> Row | None:
        if table.followed_by:
            return None
        if table.state != "over":
            raise Refusal("tables.not_over")
        return hall.row(live, "again", -1, person=person, name=next_one.id)

    try:
        await hall.append(live, make, laying(next_one))
    except Refusal as refused:
        if refused.key != "tables.overtaken" or not table.followed_by:
            raise
    return table.followed_by


def _again(table: Table) -> Setup:
    seats = [
        SeatSetup(
            kind="bot" if seat.level else "person",
            person=seat.person,
            name=seat.name,
            level=seat.level,
            device=seat.device,
        )
        for seat in table.seats
    ]
    # Who sat first sits last: the seats move on.
    turned = seats[1:] + seats[:1]
    return structs.replace(table.setup, seats=turned, invite=new_secret(), after=table.id)
