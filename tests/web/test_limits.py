"""Bad clients: too much, too often, too large, from elsewhere, and those who stop reading."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fudaba.web.call import address_of
from tests.web.running import Person, Running, server

BOT = {"kind": "bot", "level": "greedy"}


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[Running]:
    """A server with narrow limits."""
    with server(
        *("--database", str(tmp_path / "tables.sqlite"), "--pace", "0"),
        *("--rate", "5", "--burst", "30", "--max-tables", "3", "--max-connections", "2"),
        *("--max-message", "2048"),
    ) as found:
        yield found


async def test_limits_are_kept_and_told(strict: Running) -> None:
    anna = Person(strict)
    laid = [await anna.lay("koikoi", "me", BOT) for _ in range(3)]
    wanted = {"game": "koikoi", "seats": [{"kind": "me"}, BOT]}
    assert await anna.refused("POST", "/api/tables", wanted) == (429, "tables.too_many_tables")
    large = {"name": "x" * 3000}
    assert await anna.refused("POST", "/api/me", large) == (413, "tables.too_large")
    sittings = [await anna.sits(laid[0]["id"]) for _ in range(2)]
    third = await anna.sits(laid[0]["id"])
    assert (await third.hear())["key"] == "tables.too_many_guests"
    await sittings[0].close()

    # A message that is too long ends the connection; the table goes on for the other.
    await sittings[1].my_turn()
    again = await anna.sits(laid[0]["id"])
    await again.hear("state")
    await again.socket.send("x" * 5000)
    with pytest.raises(ConnectionClosed) as closed:
        await again.hear("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert (await sittings[1].move(sittings[1].view["legal"][0]))["t"] == "ack"

    # Who floods is told so and shown the door.
    with suppress(ConnectionClosed):
        for _ in range(2000):
            await sittings[1].say("ping")
    with pytest.raises(ConnectionClosed):
        await sittings[1].hear("never")
    said = [text for text in sittings[1].heard if "tables.too_often" in text]
    assert said

    answers = await asyncio.gather(*(anna.client.get("/api/me") for _ in range(300)))
    assert 429 in [answer.status_code for answer in answers]

    # Behind a proxy everybody has limits of their own, whatever they say of themselves.
    bo = Person(strict)
    told = {"X-Forwarded-For": "127.0.0.1, 203.0.113.7", "X-Forwarded-Proto": "https"}
    first = await bo.client.get("/api/me", headers=told)
    assert first.status_code == 200
    assert "; Secure" in first.headers["set-cookie"]
    knocking = (bo.client.get("/api/me", headers=told) for _ in range(300))
    answers = await asyncio.gather(*knocking)
    assert 429 in [answer.status_code for answer in answers]
    await bo.goes()
    await anna.goes()


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::7", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a:b", "a:b"),
    ],
)
def test_a_household_has_one_address(host: str, address: str) -> None:
    """Of IPv6 addresses it has more than could be counted."""
    scope = {"type": "http", "headers": [], "client": (host, 1)}
    assert address_of(HTTPConnection(scope)) == address


async def test_another_sites_page_may_not_open_a_table(running: Running) -> None:
    anna = Person(running)
    laid = await anna.lay("koikoi", "me", BOT)
    headers = {"Cookie": f"fudaba={anna.client.cookies['fudaba']}"}
    path = f"{running.address.replace('http', 'ws')}/api/tables/{laid['id']}/socket"
    async with connect(path, additional_headers=headers, origin="https://evil.example") as socket:  # type: ignore[arg-type]
        assert "tables.foreign_page" in str(await socket.recv())
    own = running.address
    async with connect(path, additional_headers=headers, origin=own) as socket:  # type: ignore[arg-type]
        assert '"t":"state"' in str(await socket.recv())
    await anna.goes()


async def test_a_client_that_stops_reading_delays_nobody(running: Running) -> None:
    """It has one slot; when it reads again it gets the newest state."""
    anna, bo = Person(running), Person(running)
    laid = await anna.lay("koikoi", "me", BOT, public=True, options={"deals": 12})
    playing = await anna.sits(laid["id"])
    token = bo.client.cookies.get("fudaba") or "x" * 32
    path = f"{running.address.replace('http', 'ws')}/api/tables/{laid['id']}/socket"
    async with connect(
        path, additional_headers={"Cookie": f"fudaba={token}"}, max_queue=1, compression=None
    ) as lazy:
        first = str(await lazy.recv())
        assert '"t":"state"' in first
        # Thousands of states would fill every buffer on the way.
        while not (await playing.my_turn())["view"]["is_over"]:
            before = playing.view["number"]
            assert (await playing.move(playing.view["legal"][0]))["t"] == "ack"
            while playing.view["number"] <= before:
                await playing.hear("state")
        last = first
        while '"is_over":true' not in last:
            async with asyncio.timeout(30):
                last = str(await lazy.recv())
    await anna.goes()
    await bo.goes()


async def test_half_open_connections_are_noticed(tmp_path: Path) -> None:
    """A client that answers no ping is taken for gone, and the others see that."""
    with server(
        *("--database", str(tmp_path / "tables.sqlite"), "--silence", "0.3", "--pace", "0"),
    ) as found:
        anna = Person(found)
        laid = await anna.lay("koikoi", "me", BOT)
        await anna.get("/api/me")
        host, port = found.address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        cookie = anna.client.cookies["fudaba"]
        writer.write(
            f"GET /api/tables/{laid['id']}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: fudaba={cookie}\r\n"
            "\r\n".encode()
        )
        async with asyncio.timeout(30):
            while await reader.read(65536):
                pass  # the server ends it
            while (await anna.get(f"/api/tables/{laid['id']}"))["seats"][0]["present"]:
                await asyncio.sleep(0)
        writer.close()
        await anna.goes()


BEGUN = (
    b"",
    b"GET /api/me HTTP/1.1\r\nHo",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
)


@pytest.mark.parametrize("begun", BEGUN)
async def test_a_request_that_is_never_finished_is_ended(tmp_path: Path, begun: bytes) -> None:
    with server("--database", str(tmp_path / "tables.sqlite"), "--silence", "0.3") as found:
        host, port = found.address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(begun)
        async with asyncio.timeout(30):
            assert (await reader.read()).startswith(b"HTTP/1.1 408")
        writer.close()
