"""A real server in a process of its own, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

_numbers = count(1)

#: What a server finds around it where nobody has asked Python to hold nothing back.
ORDINARY = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}

#: Seconds after which a test gives up on a server that says nothing; never waited for otherwise.
PATIENCE = 8


class Server(Protocol):
    """Somewhere to play."""

    address: str


def http(server: Server) -> httpx.AsyncClient:
    """Somebody with a cookie jar of their own."""
    return httpx.AsyncClient(base_url=server.address, timeout=30)


class Running:
    """A server process."""

    def __init__(self, *arguments: str, environment: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "fudaba.cli", "serve", "--port", "0", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**ORDINARY, "FUDABA_LANG": "en", **(environment or {})},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            _, said = self.process.communicate(timeout=30)
            raise AssertionError(f"no server: {line} {said}")
        self.address = line[line.index("http://") :].strip().rstrip("/")

    def kill(self) -> None:
        """As the power goes."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> str:
        """As an administrator stops it; what it has logged."""
        self.process.send_signal(signal.SIGTERM)
        _, logged = self.process.communicate(timeout=30)
        return logged


@contextmanager
def server(*arguments: str, **rest: Any) -> Iterator[Running]:
    """A server until the end of the block."""
    running = Running(*arguments, **rest)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()


class Person:
    """Somebody at a browser: a cookie, requests, sockets."""

    def __init__(self, running: Server) -> None:
        self.running = running
        self.client = http(running)
        self._clients = [self.client]
        self._sittings: list[Sitting] = []

    async def goes(self) -> None:
        """Closes everything."""
        for sitting in self._sittings:
            await sitting.close()
        for client in self._clients:
            await client.aclose()

    async def leaves(self) -> None:
        """Closes the sockets."""
        for sitting in self._sittings:
            await sitting.close()
        self._sittings.clear()

    def moves_to(self, running: Server) -> None:
        """Goes on at another server with the same cookie."""
        cookies = self.client.cookies
        self.client = http(running)
        self._clients.append(self.client)
        self.client.cookies.update(dict(cookies.items()))
        self.running = running

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.client.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None) -> Any:
        answer = await self.client.post(path, content=msgspec.json.encode(body or {}))
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        content = None if body is None else msgspec.json.encode(body)
        answer = await self.client.request(method, path, content=content)
        return answer.status_code, answer.json()["error"]["key"]

    async def lay(self, game: str = "koikoi", *seats: Any, **rest: Any) -> Any:
        """Lays a table: seats are kinds, or whole seats."""
        given = [seat if isinstance(seat, dict) else {"kind": seat} for seat in seats]
        return await self.post("/api/tables", {"game": game, "seats": given, **rest})

    async def sits(self, table: str, form: str = "view", **query: Any) -> Sitting:
        """Opens a socket to a table."""
        token = self.client.cookies.get("fudaba")
        if token is None:
            await self.get("/api/me")
            token = self.client.cookies.get("fudaba")
        more = "".join(f"&{name}={value}" for name, value in query.items())
        address = self.running.address.replace("http", "ws")
        socket = await connect(
            f"{address}/api/tables/{table}/socket?form={form}{more}",
            additional_headers={"Cookie": f"fudaba={token}"},
            compression=None,
            max_size=None,
        )
        sitting = Sitting(socket)
        self._sittings.append(sitting)
        return sitting


class Sitting:
    """A socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Any = None
        #: Everything that was received.
        self.heard: list[str] = []

    @property
    def view(self) -> Any:
        return None if self.state is None else self.state["view"]

    async def hear(self, *kinds: str) -> Any:
        """The next message of one of these kinds; any where none is named."""
        while True:
            async with asyncio.timeout(PATIENCE):
                text = await self.socket.recv()
            assert isinstance(text, str)
            self.heard.append(text)
            message = msgspec.json.decode(text)
            if message["t"] == "state":
                self.state = message
            elif message["t"] == "table" and self.state is not None:
                self.state = {**self.state, "table": message["table"]}
            if not kinds or message["t"] in kinds:
                return message

    async def say(self, t: str, **rest: Any) -> None:
        await self.socket.send(msgspec.json.encode({"t": t, **rest}).decode())

    async def move(self, *actions: str, **rest: Any) -> Any:
        """Plays, and waits until it is stored or refused."""
        id = rest.pop("id", f"m{next(_numbers)}")
        number = rest.pop("number", None)
        number = self.view["number"] if number is None else number
        await self.say("move", id=id, number=number, actions=list(actions), **rest)
        while True:
            message = await self.hear("ack", "refused")
            if message["id"] == id:
                return message

    async def until(self, wanted: Any) -> Any:
        """The next state that is as wanted, or the present one."""
        while self.state is None or not wanted(self.state):
            await self.hear("state", "table")
        return self.state

    async def my_turn(self) -> Any:
        """The state in which this seat is asked, or the match is over."""
        return await self.until(
            lambda s: s["view"] and (s["view"]["legal"] or s["view"]["is_over"])
        )

    async def close(self) -> None:
        await self.socket.close()


async def play_out(*sittings: Sitting, pick: Any = None) -> None:
    """Lets those who are asked play any action until the match is over."""

    async def one(sitting: Sitting) -> None:
        while True:
            state = await sitting.my_turn()
            if state["view"]["is_over"]:
                return
            legal = state["view"]["legal"]
            before = state["view"]["number"]
            answer = await sitting.move(pick(legal) if pick else legal[0])
            assert answer["t"] == "ack", answer
            while sitting.view["number"] <= before:
                await sitting.hear("state")

    await asyncio.gather(*(one(sitting) for sitting in sittings))
