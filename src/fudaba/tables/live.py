"""A table that people are at: its guests, who is away, and what is under way."""

from __future__ import annotations

import asyncio
from typing import Protocol

from fudaba.tables.table import Table


class Guest(Protocol):
    """Somebody who looks at a table through a connection."""

    person: str

    def poke(self) -> None:
        """Tells that the table has changed; returns at once."""

    def nudge(self, waits: int) -> None:
        """Tells that the player of a seat waits."""

    def looks_from(self) -> int | None:
        """The seat whose cards are shown; None for an onlooker."""


class Live:
    """A table in memory."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        #: Held from the check of a row until it is stored and taken in.
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        #: Rises with everything that guests may see.
        self.version = 0
        #: What has been built of this version for those who look.
        self.showing: object = None
        #: Rises with what is around the match: who sits there, who is here, whether it is on.
        self.around = 0
        #: People with a seat who are not here, and since when.
        self.away: dict[str, float] = {
            seat.person: now for seat in table.seats if seat.kind == "person"
        }
        #: Until when somebody said to wait for them.
        self.waited: dict[str, float] = {}
        #: People who are at another process's door.
        self.elsewhere: frozenset[str] = frozenset()
        #: Rows may be stored that have not been taken in.
        self.is_unsure = False
        #: This process wrote the last row, and so lets the bots play.
        self.is_leading = False
        self.bots: asyncio.Task[None] | None = None
        self.used = now

    def enter(self, guest: Guest) -> None:
        """Somebody comes in."""
        self.guests.add(guest)
        self.around += 1
        self.away.pop(guest.person, None)
        self.waited.pop(guest.person, None)

    def go(self, guest: Guest, now: float) -> None:
        """Somebody's connection ends."""
        self.guests.discard(guest)
        self.around += 1
        self.used = now
        if self.table.seats_of(guest.person) and not self.is_here(guest.person):
            self.away[guest.person] = now

    def nudge(self, waits: int) -> None:
        """Tells whoever is to play, where they are at this process's door."""
        asked = self.table.to_play
        if asked is None or asked == waits:
            return
        for guest in list(self.guests):
            if guest.person == self.table.seats[asked].person:
                guest.nudge(waits)

    def is_here(self, person: str) -> bool:
        """Whether a person has a connection."""
        return any(guest.person == person for guest in self.guests) or person in self.elsewhere

    def away_since(self, place: int) -> float | None:
        """Since when the person of a seat is away."""
        seat = self.table.seats[place]
        if seat.kind != "person" or (self.is_here(seat.person) and not seat.has_left):
            return None
        return self.away.setdefault(seat.person, self.used)

    def patience_ends(self, place: int) -> float | None:
        """When the others may let a bot play for the person of a seat; None while they may not."""
        since = self.away_since(place)
        if since is None:
            return None
        seat = self.table.seats[place]
        # Who got up on purpose is not waited for.
        end = since if seat.has_left else since + self.table.setup.patience
        return max(end, self.waited.get(seat.person, 0.0))
