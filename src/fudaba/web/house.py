"""A running server's parts, put together: the hall, its bots and people, the limits."""

from __future__ import annotations

import asyncio
import os

from fudaba.tables.crew import Crew
from fudaba.tables.hall import Hall
from fudaba.tables.keeping import Keeping
from fudaba.tables.measures import Measures
from fudaba.tables.pads import Pads
from fudaba.tables.players import CHOOSE, STUDY, Players
from fudaba.tables.store import Store
from fudaba.web.faces import Faces
from fudaba.web.limits import Buckets, Doors
from fudaba.web.people import People
from fudaba.web.reviewing import STUDY as REVIEW
from fudaba.web.reviewing import Reviews
from fudaba.web.settings import Settings


class House:
    """Opened when the server starts, closed when it stops."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.measures = Measures()
        self.faces = Faces()
        self.requests = Buckets(settings.rate, settings.burst)
        self.laying = Buckets(settings.max_tables / 3600, settings.max_tables)
        self.doors = Doors(settings.max_guests, settings.max_connections)
        #: Connections that are told when the server stops.
        self.connections: set[Connected] = set()
        self.hall: Hall
        self.people: People
        self.pads: Pads
        self.players: Players
        #: For bots; and one for what may take long: hints and reviews.
        self.crew = Crew(_workers(settings), [CHOOSE])
        self.studies = Crew(1, [STUDY, REVIEW])
        self.reviews = Reviews(self.studies, settings.review_time)
        self.keeping: Keeping

    async def open(self) -> None:
        """Brings the database up to date and lets the bots play."""
        await asyncio.get_running_loop().run_in_executor(None, self.store.migrate)
        self.hall = Hall(self.store, self.measures)
        self.people = People(self.hall)
        self.pads = Pads(self.hall)
        self.players = Players(self.hall, self.crew, self.settings.pace, self.settings.deadline)
        self.keeping = Keeping(self.hall, self.settings.keep * 3600, self.settings.unload * 60)
        self.keeping.start()

    async def take_leave(self, seconds: float) -> None:
        """Takes nothing new, stores what is under way, and tells everybody to come back."""
        self.hall.is_closing = True
        await self.hall.finish()
        self.pads.wake()
        for connection in list(self.connections):
            connection.bye()
        end = asyncio.get_running_loop().time() + seconds
        while self.connections and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Ends everything."""
        self.hall.is_closing = True
        await self.keeping.stop()
        await self.hall.stop()
        await self.crew.stop()
        await self.studies.stop()


class Connected:
    """A connection that can be told to come back later."""

    def bye(self) -> None:
        """The server stops."""
        raise NotImplementedError


def _workers(settings: Settings) -> int:
    return settings.workers or max(1, (os.cpu_count() or 2) - 1)
