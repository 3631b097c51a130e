"""Bots at work: whenever a bot is asked, a worker thinks for it, at a pace people can follow."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from fudaba.refusal import Refusal
from fudaba.tables.crew import Crew, Failed, Overdue
from fudaba.tables.hall import Hall
from fudaba.tables.live import Live
from fudaba.tables.question import Wanted, position_of
from fudaba.tables.row import Row
from fudaba.tables.thinking import choose

log = logging.getLogger("fudaba.players")

CHOOSE: Final = "fudaba.tables.thinking:choose"
STUDY: Final = "fudaba.tables.thinking:study"

#: Seconds after which a process plays for a bot that another process should have played for.
GRACE: Final = 3.0
#: A move goes on rather than begins: the share of the pace that is waited then.
GOING_ON: Final = 0.4
#: Seconds between two attempts where moves cannot be stored.
ASK_AGAIN: Final = 1.0


class Players:
    """The bots of every table in the hall."""

    def __init__(self, hall: Hall, crew: Crew, pace: float, deadline: float) -> None:
        self._hall = hall
        self._crew = crew
        #: Seconds between the move before and a bot's.
        self.pace = pace
        #: Seconds after which greedy answers.
        self.deadline = deadline
        hall.changed = self.look

    def look(self, live: Live) -> None:
        """Lets a bot play where one is asked."""
        if live.bots is None and self._bot(live) and not self._hall.is_closing:
            live.bots = self._hall.spawn(self._play(live))
            live.bots.set_name("bots")

    def _bot(self, live: Live) -> str:
        """The bot that is asked; empty where none is."""
        seat = live.table.to_play
        if seat is None:
            return ""
        found = live.table.seats[seat]
        if found.stand_in and not live.guests:
            return ""
        return found.bot

    async def _play(self, live: Live) -> None:
        try:
            while level := self._bot(live):
                await self._play_one(live, level)
        finally:
            live.bots = None

    async def _play_one(self, live: Live, level: str) -> None:
        table, number = live.table, live.table.number
        seat = table.to_play
        assert seat is not None
        goes_on = bool(table.moves) and table.moves[-1][0] == seat
        pause = self.pace * (GOING_ON if goes_on else 1.0)
        if self._hall.store.is_shared and not live.is_leading:
            pause += GRACE
        await asyncio.sleep(pause)
        if table.number != number:
            return
        action = await self._choice(live, level)

        def make() -> Row | None:
            if table.number != number:
                return None
            return self._hall.row(live, "move", seat, actions=[action])

        try:
            await self._hall.append(live, make)
            self._hall.measures.bot_moves.add()
        except Refusal as refused:
            log.info("table %s: a bot's move was not taken: %s", table.id, refused)
            await asyncio.sleep(ASK_AGAIN)

    async def _choice(self, live: Live, level: str) -> str:
        """The bot's action; greedy's where it does not answer in time."""
        position = position_of(live.table)
        wanted = Wanted(position=position, level=level, seed=secrets.randbits(60))
        for attempt in (level, "greedy"):
            try:
                asked = Wanted(position=position, level=attempt, seed=wanted.seed)
                found: str = await self._crew.ask(CHOOSE, asked, self.deadline, str)
                return found
            except (Overdue, Failed) as problem:
                self._hall.measures.overdue += 1
                log.warning("table %s: bot %s gave no answer: %r", position.table, attempt, problem)
        # All workers are stuck: better a short pause for everybody than a table that stands still.
        return choose(Wanted(position=position, level="greedy", seed=wanted.seed))
