"""Who is at which process's door: several processes tell each other through the database."""

from __future__ import annotations

import logging
from typing import Final

from fudaba.tables import statements
from fudaba.tables.hall import Hall
from fudaba.tables.live import Live
from fudaba.tables.setup import new_secret
from fudaba.tables.store import StoreTrouble, Write

log = logging.getLogger("fudaba.doors")

#: Seconds after which a process that has given no sign is taken for dead, and between its signs.
DEAD: Final = 30.0
SIGN: Final = 10.0


class Doors:
    """The presence of people, written down only where several processes share a database."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.process = new_secret()

    def came(self, live: Live, person: str) -> None:
        """A person who sits at the table has connected here."""
        self._note(live, person, is_here=True)

    def went(self, live: Live, person: str) -> None:
        """The last connection of such a person has ended."""
        self._note(live, person, is_here=False)

    def _note(self, live: Live, person: str, is_here: bool) -> None:
        if self._hall.store.is_shared and live.table.seats_of(person):
            note = statements.comes if is_here else statements.goes
            also = (note(self.process, live.table.id, person),)
            number = max(live.table.number - 1, 0)
            self._hall.spawn(self._write(Write(live.table.id, None, also, number)))

    async def _write(self, write: Write) -> None:
        try:
            await self._hall.writer.write(write)
        except StoreTrouble as trouble:
            log.warning("presence is not noted: %s", trouble)

    async def look(self, live: Live) -> None:
        """Finds out who is at the table through other processes."""
        if not self._hall.store.is_shared:
            return
        id, since = live.table.id, self._hall.now() - DEAD
        try:
            found = await self._hall.reader.ask(
                lambda session: statements.present(session, id, self.process, since)
            )
        except StoreTrouble:
            return
        if found != live.elsewhere:
            now = self._hall.now()
            for person in live.elsewhere - found:
                live.away.setdefault(person, now)
            for person in found:
                live.away.pop(person, None)
            live.elsewhere = found
            live.around += 1
            for guest in list(live.guests):
                guest.poke()

    async def sign(self) -> None:
        """Gives a sign of life, and forgets those who have given none."""
        if self._hall.store.is_shared:
            now = self._hall.now()
            also = (statements.lives(self.process, now), *statements.dead(now - DEAD))
            await self._write(Write(also=also))

    async def close(self) -> None:
        """The process ends."""
        if self._hall.store.is_shared:
            await self._write(Write(also=tuple(statements.ends(self.process))))
