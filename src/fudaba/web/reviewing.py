"""Reviews of finished matches, found by a worker and kept for a while."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from msgspec import Struct

from fudaba.lab.review import Review, review
from fudaba.locale import Language
from fudaba.refusal import Refusal
from fudaba.tables.crew import Crew, Failed, Overdue
from fudaba.tables.live import Live
from fudaba.tables.question import Position, position_of

STUDY: Final = "fudaba.web.reviewing:study"

#: Seconds that a review may take.
DEADLINE: Final = 900.0
#: Reviews that are kept, and those that may wait for their turn.
KEPT: Final = 200
WAITING: Final = 20


class Asked(Struct, frozen=True, kw_only=True):
    """Which match, and which seat's decisions."""

    position: Position
    seat: int
    language: Language
    #: For each decision.
    milliseconds: int


def study(asked: Asked) -> Review:
    """The review, in the worker."""
    match = asked.position.match()
    time, language = asked.milliseconds, asked.language
    return review(match, asked.seat, milliseconds=time, language=language)


class Reviews:
    """Each is found once, whoever asks."""

    def __init__(self, crew: Crew, milliseconds: int) -> None:
        self._crew = crew
        self._milliseconds = milliseconds
        self._found: dict[tuple[str, int, Language], asyncio.Task[Any]] = {}
        self._waiting = 0

    async def of(self, live: Live, seat: int, language: Language) -> Any:
        """The review of a seat of a finished table."""
        key = (live.table.id, seat, language)
        task = self._found.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            if self._waiting >= WAITING:
                raise Refusal("tables.too_often")
            asked = Asked(
                position=position_of(live.table),
                seat=seat,
                language=language,
                milliseconds=self._milliseconds,
            )
            task = self._found[key] = asyncio.create_task(self._find(asked))
            if len(self._found) > KEPT:
                del self._found[next(iter(self._found))]
        try:
            return await asyncio.shield(task)
        except (Overdue, Failed):
            raise Refusal("tables.no_answer") from None

    async def _find(self, asked: Asked) -> Any:
        self._waiting += 1
        try:
            return await self._crew.ask(STUDY, asked, DEADLINE, Any)
        finally:
            self._waiting -= 1
