"""A hall in the tests' own process, over a real file."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fudaba.tables.hall import Hall
from fudaba.tables.live import Live
from fudaba.tables.measures import Measures
from fudaba.tables.row import Row
from fudaba.tables.setup import SeatSetup, Setup, new_secret
from fudaba.tables.sqlite import SqliteStore
from fudaba.tables.store import Store


@asynccontextmanager
async def hall_at(store: Store | Path) -> AsyncIterator[Hall]:
    """A hall until the end of the block."""
    if isinstance(store, Path):
        store = SqliteStore(store)
    store.migrate()
    hall = Hall(store, Measures())
    yield hall
    await hall.stop()


def for_two(game: str = "koikoi", **rest: object) -> Setup:
    """A table with two people at it."""
    seats = [SeatSetup(kind="person", person=name, name=name) for name in ("anna", "bo")]
    return Setup(game=game, seats=seats, invite=new_secret(), **rest)  # type: ignore[arg-type]


async def play(hall: Hall, live: Live, moves: int, pick: int = 0) -> None:
    """So many moves of whoever is to play."""

    def make() -> Row | None:
        match = live.table.match
        if match is None or live.table.state != "playing":
            return None
        legal = match.legal_actions()
        text = match.text(legal[pick % len(legal)])
        return hall.row(live, "move", int(match.to_play), actions=[text])

    for _ in range(moves):
        await hall.append(live, make)
