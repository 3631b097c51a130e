"""A server that is told to stop, and one that is started again; workers that die or hang."""

import asyncio
import os
import signal
import subprocess
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.running import Person, Running, Sitting, play_out, server

BOT = {"kind": "bot", "level": "greedy"}


async def test_a_stop_stores_says_goodbye_and_costs_nobody_anything(tmp_path: Path) -> None:
    database = ("--database", str(tmp_path / "tables.sqlite"), "--pace", "0")
    with server(*database) as found:
        anna = Person(found)
        laid = await anna.lay("koikoi", "me", BOT, options={"deals": 3})
        sitting = await anna.sits(laid["id"], lang="sv")
        await sitting.my_turn()
        assert (await sitting.move(sitting.view["legal"][0]))["t"] == "ack"
        state = await sitting.my_turn()
        found.process.send_signal(signal.SIGTERM)
        bye = await sitting.hear("bye")
        assert "Servern" in bye["text"]
        with pytest.raises(ConnectionClosed):
            await sitting.hear("never")
        _, logged = found.process.communicate(timeout=30)
        assert found.process.returncode == 0
        lines = [msgspec.json.decode(line) for line in logged.splitlines()]
        assert "stopping" in [line["text"] for line in lines]
        assert not [line for line in lines if line["level"] == "error"]
    with server(*database) as found:
        anna.moves_to(found)
        again = await anna.sits(laid["id"])
        now = await again.my_turn()
        assert now["view"]["number"] >= state["view"]["number"]
        await play_out(again)
        await anna.goes()


def workers_of(running: Running) -> list[int]:
    """The processes that the server has started."""
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(running.process.pid)], capture_output=True, text=True
    )
    return [int(pid) for pid in found.stdout.split()]


async def worker_of(running: Running, sitting: Sitting | None = None) -> int:
    """The one worker. It is started when a bot is first asked, so somebody who sits there moves on
    until one is; where the machine is busy the first may be overdue and be replaced just now."""
    while not (found := workers_of(running)):
        if sitting is None:
            await asyncio.sleep(0.05)
        else:
            await sitting.move(sitting.view["legal"][0])
            await sitting.my_turn()
    (worker,) = found
    return worker


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_worker_that_dies_or_hangs_is_replaced(tmp_path: Path, sign: int) -> None:
    with server(
        *("--database", str(tmp_path / "tables.sqlite"), "--pace", "0", "--deadline", "2"),
        *("--workers", "1", "--rate", "1000", "--burst", "1000"),
    ) as found:
        anna = Person(found)
        laid = await anna.lay("koikoi", "me", BOT, options={"deals": 3})
        sitting = await anna.sits(laid["id"])
        await sitting.my_turn()
        worker = await worker_of(found, sitting)
        os.kill(worker, sign)
        await play_out(sitting)
        metrics = (await anna.client.get("/metrics")).text
        # On a slow machine its successor may be late as well.
        assert "fudaba_workers_replaced_total 0" not in metrics
        replaced = await worker_of(found)
        assert replaced != worker
        await anna.goes()


async def test_a_taken_port_is_a_sentence(running: Running, tmp_path: Path) -> None:
    port = running.address.rpartition(":")[2]
    with pytest.raises(AssertionError, match=f"port {port}"):
        Running("--port", port, "--database", str(tmp_path / "tables.sqlite"))


async def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    environment = {"FUDABA_DATABASE": str(tmp_path / "t.sqlite"), "FUDABA_MAX_TABLES": "1"}
    with server(environment=environment) as found:
        anna = Person(found)
        await anna.lay("koikoi", "me", BOT)
        wanted = {"game": "koikoi", "seats": [{"kind": "me"}, BOT]}
        assert await anna.refused("POST", "/api/tables", wanted) == (429, "tables.too_many_tables")
        await anna.goes()
    assert (tmp_path / "t.sqlite").exists()
    with pytest.raises(AssertionError, match="FUDABA_BURST"):
        Running(environment={**environment, "FUDABA_BURST": "many"})
