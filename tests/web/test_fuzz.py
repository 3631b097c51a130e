"""Nonsense of every kind: no 500, no stuck table, no growth of memory."""

import asyncio
import random
from pathlib import Path
from typing import Any, cast

import msgspec
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from tests.effort import effort
from tests.web.running import Person, Running, Sitting
from tests.web.types import Somebody

BOT = {"kind": "bot", "level": "greedy"}


def nonsense(rng: random.Random, view: Any) -> str:
    """A message that is wrong in some way, or nearly right."""
    legal = view["legal"] or ["play 1L"]
    move: dict[str, Any] = {
        "t": rng.choice(["move", "would", "hint", "back", "seat", "language", "nudge", "wait", ""]),
        "id": rng.choice(["x", "", "y" * 64, "y" * 65, "\0", "日本", 7, None]),
        "number": rng.choice([view["number"] + 1, 0, -1, 10**30, 1.5, "1", None]),
        "actions": rng.choice([legal, [], ["x"] * 100, [""], "play", [None], legal[:1] * 3, {}]),
        "seat": rng.choice([0, 1, 99, -1, None, "0", True]),
        "lang": rng.choice(["en", "xx", 1]),
    }
    for key in rng.sample([*move], rng.randrange(4)):
        del move[key]
    text = msgspec.json.encode(move).decode()
    if rng.random() < 0.3:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice(["", "{", '"', "\0", "é", "\ud7ff"]) + text[place + 1 :]
    return text


async def spoil(sitting: Sitting, rng: random.Random, messages: int) -> None:
    """Talks nonsense, and then plays one good move."""
    state = await sitting.my_turn()
    for _ in range(messages):
        if rng.random() < 0.1:
            await sitting.socket.send(rng.randbytes(rng.randrange(200)))
        else:
            await sitting.socket.send(nonsense(rng, state["view"]))
    await sitting.say("ping")
    await sitting.hear("pong")
    await sitting.say("seat", seat=0)
    state = await sitting.my_turn()
    if not state["view"]["is_over"]:
        before = state["view"]["number"]
        answer = await sitting.move(state["view"]["legal"][0])
        if answer["t"] == "ack":
            while sitting.view["number"] <= before:
                await sitting.hear("state")


def memory(running: Running) -> int:
    """The server's memory in kilobytes."""
    status = Path(f"/proc/{running.process.pid}/status").read_text()
    (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1])


async def test_sockets_survive_nonsense(running: Running, somebody: Somebody) -> None:
    rng = random.Random(5)

    async def table(rounds: int) -> None:
        anna = somebody()
        laid = await anna.lay("koikoi", "me", BOT, practice=True, options={"deals": 3})
        sitting = await anna.sits(laid["id"])
        for _ in range(rounds):
            await spoil(sitting, rng, 40)
        await sitting.close()

    await asyncio.gather(*(table(3) for _ in range(3)))
    before = memory(running)
    for _ in range(effort(4, 2)):
        await asyncio.gather(*(table(3) for _ in range(3)))
    assert memory(running) - before < 20_000
    anna = somebody()
    metrics = (await anna.client.get("/metrics")).text
    assert "fudaba_refused_total" in metrics
    assert await anna.get("/health") == {"ok": True, "database": True}


async def test_connections_that_come_and_go_leave_nothing(
    running: Running, somebody: Somebody
) -> None:
    anna = somebody()
    laid = await anna.lay("koikoi", "me", BOT)
    stays = await anna.sits(laid["id"])
    await stays.hear("state")

    async def come_and_go() -> None:
        sitting = await anna.sits(laid["id"])
        sitting.socket.transport.abort()

    for _ in range(3):
        await asyncio.gather(*(come_and_go() for _ in range(10)))
    async with asyncio.timeout(30):
        while "fudaba_connections 1\n" not in (await anna.client.get("/metrics")).text:
            await asyncio.sleep(0)
    await stays.my_turn()
    assert (await stays.move(stays.view["legal"][0]))["t"] == "ack"


def test_http_keeps_to_its_description(running: Running) -> None:
    """Schemathesis asks for everything in every way that the description allows; nothing answers
    with 500, and every answer is as the description says."""
    schema = schemathesis.openapi.from_url(f"{running.address}/openapi.json")
    for result in schema.get_all_operations():
        operation: Any = cast(Any, result).ok()

        @settings(
            max_examples=effort(15, 5),
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            response = case.call()
            case.validate_response(response, checks=CHECKS)
            if response.status_code >= 400:
                assert response.json()["error"]["text"]

        ask()


#: No 500 but those that are meant, and every answer in its form.
CHECKS = (
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.status_code_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.response_schema_conformance,
)


async def test_nonsense_in_requests_is_refused(running: Running) -> None:
    """Bodies of every wrong kind, to every operation that takes one."""
    rng = random.Random(7)
    anna = Person(running)
    document = await anna.get("/openapi.json")
    bodies: list[bytes] = [
        *(b"", b"[]", b"null", b"{", b"\xff\xfe", b"[" * 3000, b'{"game":7}', b'{"seats":[]}'),
        rng.randbytes(50),
    ]
    for path, operations in document["paths"].items():
        for method in operations:
            for body in bodies:
                filled = path.replace("{id}", rng.choice(["x", "%00", "日本", "a" * 300]))
                answer = await anna.client.request(method, filled, content=body)
                assert answer.status_code < 500, (method, path, body)
    for wrong in ("/api/../etc/passwd", "/api/tables/x/y/z", "/%ff", "/api/games?lang=xx"):
        assert (await anna.client.get(wrong)).status_code in (200, 404)
    assert (await anna.client.delete("/api/me")).status_code == 405
    await anna.goes()
