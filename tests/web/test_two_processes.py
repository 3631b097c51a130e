"""Two server processes on one PostgreSQL: players of one table on different processes."""

import asyncio
from collections.abc import Iterator

import msgspec
import psycopg
import pytest

from tests.tables.postgres import Postgres, postgres
from tests.web.running import Person, Running, Sitting, play_out, server

UNLIMITED = ("--pace", "0", "--rate", "100000", "--burst", "100000", "--max-tables", "1000")


@pytest.fixture(scope="module")
def database() -> Iterator[Postgres]:
    with postgres() as found:
        yield found


@pytest.fixture
def two(database: Postgres) -> Iterator[tuple[Running, Running, str]]:
    address = database.database()
    with (
        server("--database", address, *UNLIMITED) as one,
        server("--database", address, *UNLIMITED) as other,
    ):
        yield one, other, address


async def test_people_on_different_processes_play_a_match(
    two: tuple[Running, Running, str],
) -> None:
    anna, bo = Person(two[0]), Person(two[1])
    laid = await anna.lay("koikoi", "me", "open", options={"deals": 3})
    one = await anna.sits(laid["id"])
    await bo.post(f"/api/tables/{laid['id']}/sit", {"invite": laid["invite"]})
    other = await bo.sits(laid["id"])
    # Each sees that the other is there, through another process's door.
    await one.until(lambda s: s["table"]["seats"][1]["present"])
    await other.until(lambda s: s["table"]["seats"][0]["present"])
    # Whoever waits can nudge the other there.
    asked, waits = (one, other) if one.view["legal"] else (other, one)
    await waits.say("nudge")
    assert (await asked.hear("nudged"))["from"]
    await play_out(one, other)
    assert one.view["scores"] == other.view["scores"]
    await other.close()
    await one.until(lambda s: not s["table"]["seats"][1]["present"])
    for person in (anna, bo):
        await person.goes()


async def test_of_two_windows_on_different_processes_one_wins(
    two: tuple[Running, Running, str],
) -> None:
    """The same person, the same number, two moves: one row, and a sentence for the other."""
    anna = Person(two[0])
    bot = {"kind": "bot", "level": "greedy"}
    laid = await anna.lay("koikoi", "me", bot, options={"deals": 3})
    first = await anna.sits(laid["id"])
    anna.moves_to(two[1])
    second = await anna.sits(laid["id"])
    refused = []
    for turn in range(20):
        state = await first.my_turn()
        number = state["view"]["number"]
        while second.view is None or second.view["number"] < number or not second.view["legal"]:
            if second.view is not None and second.view["is_over"]:
                break
            await second.hear("state")
        if state["view"]["is_over"]:
            break
        legal = state["view"]["legal"]

        async def race(sitting: Sitting, action: str, id: str, number: int = number) -> str:
            answer = await sitting.move(action, number=number, id=id)
            while sitting.view["number"] <= number:
                await sitting.hear("state")
            return str(answer.get("key", "ack"))

        answers = await asyncio.gather(
            race(first, legal[0], f"a{turn}"), race(second, legal[-1], f"b{turn}")
        )
        assert "ack" in answers
        refused += [answer for answer in answers if answer != "ack"]
        assert set(refused) <= {"tables.overtaken", "tables.late"}
    assert len(refused) > 5
    with psycopg.connect(two[2]) as database:
        rows = database.execute(
            "select number, client from moves where table_id = %s order by number", [laid["id"]]
        ).fetchall()
    assert [number for number, _ in rows] == list(range(len(rows)))
    clients = [client for _, client in rows if client]
    assert len(clients) == len(set(clients))
    await anna.goes()


async def test_a_seat_is_taken_by_one(two: tuple[Running, Running, str]) -> None:
    anna, bo, carl = Person(two[0]), Person(two[0]), Person(two[1])
    laid = await anna.lay("koikoi", "me", "open", public=True)
    path = f"/api/tables/{laid['id']}/sit"
    answers = await asyncio.gather(
        *(one.client.post(path, content=msgspec.json.encode({})) for one in (bo, carl))
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    for person in (anna, bo, carl):
        await person.goes()
