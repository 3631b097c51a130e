"""Who may do what at a table."""

from __future__ import annotations

import hmac

from fudaba.refusal import Refusal
from fudaba.tables.hall import Hall
from fudaba.tables.live import Live
from fudaba.tables.row import Row
from fudaba.tables.table import Table

#: The bot that plays for somebody who is away.
STAND_IN = "greedy"


def is_invited(table: Table, invite: str) -> bool:
    """Whether the secret of a link is the table's."""
    return hmac.compare_digest(table.setup.invite.encode(), invite.encode())


def may_see(table: Table, person: str, invite: str = "") -> bool:
    """Whether somebody may see that there is such a table, and who sits there."""
    return bool(table.seats_of(person)) or table.setup.public or is_invited(table, invite)


def may_watch(table: Table, person: str, invite: str = "") -> bool:
    """Whether somebody may look at the cards that lie open."""
    if table.seats_of(person):
        return True
    return table.setup.onlookers and may_see(table, person, invite)


def check_see(table: Table, person: str, invite: str = "") -> None:
    """Refuses those who know of no such table."""
    if not may_see(table, person, invite):
        raise Refusal("tables.no_such_table")


def own_seat(table: Table, person: str) -> int:
    """A seat of somebody who sits there; refused otherwise."""
    own = table.seats_of(person)
    if not own:
        raise Refusal("tables.not_seated")
    return own[0]


async def sit(
    hall: Hall, live: Live, person: str, name: str, seat: int | None, invite: str
) -> None:
    """Somebody takes an open seat; who sits there already stays."""
    table = live.table
    check_see(table, person, invite)

    def make() -> Row | None:
        if table.seats_of(person):
            return None
        if table.state in ("over", "closed"):
            raise Refusal(f"tables.{table.state}")
        free = [
            place
            for place in table.open_seats()
            if is_invited(table, invite) or (table.setup.public and not table.seats[place].invited)
        ]
        if seat is not None:
            free = [place for place in free if place == seat]
        if not free:
            raise Refusal("tables.no_seat" if seat is None else "tables.seat_taken")
        return hall.row(live, "sit", free[0], person=person, name=name)

    await hall.append(live, make)


async def leave(hall: Hall, live: Live, person: str) -> None:
    """Somebody gets up."""
    own_seat(live.table, person)
    for seat in live.table.seats_of(person):
        await hall.append(live, lambda seat=seat: _leaving(hall, live, person, seat))  # type: ignore[misc]


def _leaving(hall: Hall, live: Live, person: str, seat: int) -> Row | None:
    found = live.table.seats[seat]
    if found.person != person or found.has_left or live.table.state in ("over", "closed"):
        return None
    return hall.row(live, "leave", seat, person=person)


async def let_bot_play(hall: Hall, live: Live, person: str, seat: int) -> None:
    """The others let a bot play for somebody who has been away too long."""
    table = live.table
    own_seat(table, person)

    def make() -> Row | None:
        if table.state != "playing":
            raise Refusal("tables.not_begun" if table.state == "waiting" else "tables.over")
        if seat >= len(table.seats) or table.seats[seat].kind != "person":
            raise Refusal("tables.nobody_there")
        found = table.seats[seat]
        if found.stand_in:
            return None
        end = live.patience_ends(seat)
        if end is None or found.person == person:
            raise Refusal("tables.is_present")
        if hall.now() < end:
            raise Refusal("tables.patience_lasts", seconds=int(end - hall.now()) + 1)
        return hall.row(live, "bot", seat, person=person, name=STAND_IN)

    await hall.append(live, make)


async def come_back(hall: Hall, live: Live, person: str) -> None:
    """Somebody takes their seats back from bots, or sits down again."""
    for seat in live.table.seats_of(person):
        found = live.table.seats[seat]
        if found.stand_in or found.has_left:
            await hall.append(live, lambda seat=seat: _returning(hall, live, person, seat))  # type: ignore[misc]


def _returning(hall: Hall, live: Live, person: str, seat: int) -> Row | None:
    found = live.table.seats[seat]
    if found.person != person or not (found.stand_in or found.has_left):
        return None
    if live.table.state != "playing":
        return None
    return hall.row(live, "back", seat, person=person)
