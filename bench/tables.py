"""Tables on a server, driven by bots over real sockets from a second process.

`python -m bench.tables --tables 100,500 --seconds 20 [--database postgresql://...]` starts a server
and a driver. At each table two clients play Koi-Koi, one move every two seconds. A move's time is
from its sending until both seats have the new state. CPU is the server's own, for each move.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

#: Seconds between two moves of a table.
PACE = 2.0

_decode = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


class Table:
    """Two seats, and the time of each move."""

    def __init__(self, sockets: list[ClientConnection], times: list[float]) -> None:
        self.sockets = sockets
        self.times = times
        self.views: list[Any] = [None, None]
        self.is_over = False

    async def start(self) -> None:
        for seat in (0, 1):
            await self._next(seat, -1)

    async def _next(self, seat: int, number: int) -> None:
        """Waits until a seat has seen more than so many events."""
        while self.views[seat] is None or self.views[seat]["happened"] <= number:
            message = _decode(await self.sockets[seat].recv())
            assert message["t"] != "refused", message
            if message["t"] == "state" and message["view"]:
                self.views[seat] = message["view"]

    async def move(self, rng: random.Random) -> None:
        view = next((view for view in self.views if view["legal"]), None)
        if view is None:
            self.is_over = True
            return
        seat, happened = view["seat"], view["happened"]
        move = {
            "t": "move",
            "id": f"m{view['number']}",
            "number": view["number"],
            "actions": [rng.choice(view["legal"])],
        }
        start = perf_counter()
        await self.sockets[seat].send(_encode(move).decode())
        await asyncio.gather(*(self._next(seat, happened) for seat in (0, 1)))
        self.times.append(perf_counter() - start)


async def drive(address: str, number: int, seconds: float) -> dict[str, float]:
    """Lets so many tables be played at for a while."""
    import httpx

    rng, times = random.Random(1), list[float]()
    tables: list[Table] = []
    limits = httpx.Limits(max_connections=20, keepalive_expiry=2)
    async with httpx.AsyncClient(base_url=address, timeout=60, limits=limits) as client:

        async def lay() -> Table:
            tokens = ["".join(rng.choices("abcdefghijk", k=32)) for _ in range(2)]
            cookies = [{"Cookie": f"fudaba={token}"} for token in tokens]
            body = {"game": "koikoi", "seats": [{"kind": "me"}, {"kind": "open"}]}
            laid = (await client.post("/api/tables", json=body, headers=cookies[0])).json()
            invite = {"invite": laid["invite"]}
            path = f"/api/tables/{laid['id']}"
            (await client.post(f"{path}/sit", json=invite, headers=cookies[1])).raise_for_status()
            sockets = [
                await connect(
                    f"{address.replace('http', 'ws')}{path}/socket?form=view",
                    additional_headers=cookie,
                    compression=None,
                    ping_interval=None,
                )
                for cookie in cookies
            ]
            table = Table(sockets, times)
            await table.start()
            return table

        for first in range(0, number, 20):
            tables += await asyncio.gather(*(lay() for _ in range(min(20, number - first))))
    print("laid", flush=True)
    sys.stdin.readline()
    gc.collect()
    gc.disable()  # the driver's own pauses are not the server's
    begin = perf_counter()

    async def play(table: Table) -> None:
        at = begin + rng.random() * PACE
        while at < begin + seconds and not table.is_over:
            await asyncio.sleep(max(0.0, at - perf_counter()))
            async with asyncio.timeout(60):
                await table.move(rng)
            at = max(at + PACE, perf_counter())

    await asyncio.gather(*(play(table) for table in tables))
    spent = perf_counter() - begin
    times.sort()
    result = {
        "moves": len(times),
        "seconds": spent,
        "p50": times[len(times) // 2] * 1000,
        "p99": times[int(len(times) * 0.99)] * 1000,
        "driver_cpu": process_time(),
    }
    print(json.dumps(result), flush=True)
    sys.stdin.readline()
    return result


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """The memory of a process in kilobytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def measure(number: int, seconds: float, database: str) -> None:
    """One line of the table."""
    with ExitStack() as stack:
        if not database:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            database = str(Path(folder) / "tables.sqlite")
        server = subprocess.Popen(
            [
                *(sys.executable, "-m", "fudaba.cli", "serve", "--port", "0"),
                *("--database", database, "--log-level", "warning"),
                *("--rate", "1e9", "--burst", "1000000000", "--max-tables", "1000000"),
                *("--max-connections", "100000", "--max-guests", "100000", "--silence", "60"),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert server.stdout is not None
        line = server.stdout.readline()
        address = line[line.index("http") :].strip().rstrip("/")
        empty = memory(server.pid)
        driver = subprocess.Popen(
            [
                *(sys.executable, "-m", "bench.tables", "--drive", address),
                *("--tables", str(number), "--seconds", str(seconds)),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert driver.stdout is not None
        assert driver.stdin is not None
        assert driver.stdout.readline().strip() == "laid"
        before = cpu_seconds(server.pid)
        driver.stdin.write("go\n")
        driver.stdin.flush()
        result = json.loads(driver.stdout.readline())
        cpu = cpu_seconds(server.pid) - before
        held = memory(server.pid) - empty
        driver.stdin.write("go\n")
        driver.stdin.flush()
        driver.wait()
        server.send_signal(signal.SIGTERM)
        server.wait()
        load = os.getloadavg()[0]
        print(
            f"| {number} | {cpu / result['moves'] * 1000:.2f} | {held / number:.0f} | "
            f"{result['p50']:.0f} | {result['p99']:.0f} | "
            f"{result['moves'] / result['seconds']:.0f} | {cpu / result['seconds']:.0%} | "
            f"{load:.1f} |",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="100")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", default="")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL for it")
    parser.add_argument("--drive", default="", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.drive:
        asyncio.run(drive(given.drive, int(given.tables), given.seconds))
        return
    print("| tables | CPU ms/move | kB/table | p50 ms | p99 ms | moves/s | server CPU | load |")
    print("|---|---|---|---|---|---|---|---|")
    with ExitStack() as stack:
        started = None
        if given.postgres:
            from tests.tables.postgres import postgres

            started = stack.enter_context(postgres())
        for number in given.tables.split(","):
            database = started.database() if started is not None else given.database
            measure(int(number), given.seconds, database)


if __name__ == "__main__":
    main()
