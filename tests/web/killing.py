"""Tables under load on a server that is killed again and again; nothing may be lost."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from itertools import count
from typing import Any

from websockets.exceptions import WebSocketException

from tests.web.nursery import Nursery, Nursling
from tests.web.running import Person, Sitting


class Player:
    """Somebody who plays on whatever happens, and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str, rng: random.Random) -> None:
        self.person = person
        self.table = table
        self.rng = rng
        self.acknowledged: list[str] = []
        self.is_over = False
        #: The move that was sent and not answered.
        self.waiting: dict[str, Any] | None = None
        self._ids = count()

    async def play(self, sent: asyncio.Queue[None]) -> None:
        """Plays until the match is over or the server is gone."""
        try:
            sitting = await self.person.sits(self.table)
            while not self.is_over:
                if self.waiting is not None:
                    await self._send(sitting, sent)
                state = await sitting.my_turn()
                if state["view"]["is_over"]:
                    self.is_over = True
                    break
                id = f"{self.person.client.cookies['fudaba'][:6]}-{next(self._ids)}"
                view = state["view"]
                action = self.rng.choice(view["legal"])
                self.waiting = {"id": id, "number": view["number"], "actions": [action]}
        except (WebSocketException, OSError, EOFError):
            return
        finally:
            await self.person.leaves()

    async def _send(self, sitting: Sitting, sent: asyncio.Queue[None]) -> None:
        assert self.waiting is not None
        await sitting.say("move", **self.waiting)
        sent.put_nowait(None)
        while True:
            answer = await sitting.hear("ack", "refused")
            if answer["id"] == self.waiting["id"]:
                break
        assert answer["t"] == "ack", answer
        number = self.waiting["number"]
        self.acknowledged.append(self.waiting["id"])
        self.waiting = None
        while sitting.view is None or sitting.view["number"] <= number:
            await sitting.hear("state")


async def lay(server: Nursling, tables: int, seed: int) -> list[Player]:
    """Tables for two, people at all of them."""
    rng = random.Random(seed)
    players: list[Player] = []
    for _ in range(tables):
        anna, bo = Person(server), Person(server)
        laid = await anna.lay("koikoi", "me", "open", options={"deals": 12})
        await bo.post(f"/api/tables/{laid['id']}/sit", {"invite": laid["invite"]})
        players += [Player(one, laid["id"], random.Random(rng.random())) for one in (anna, bo)]
    return players


async def kill_often(
    nursery: Nursery, kills: int, seed: int, settings: dict[str, Any]
) -> Counter[str]:
    """Kills the server so often while people play; what was acknowledged in the end."""
    rng = random.Random(seed)
    server = nursery.start(**settings)
    players = await lay(server, 3, seed)
    left = players
    for _ in range(kills):
        sent: asyncio.Queue[None] = asyncio.Queue()
        playing = [asyncio.create_task(player.play(sent)) for player in left]
        for _ in range(rng.randrange(1, 20)):
            if await _next_or_all_done(sent, playing):
                break
        server.kill()
        for task in playing:
            await task
        server = nursery.start(**settings)
        left = [player for player in players if not player.is_over]
        if not left:
            for player in players:
                await player.person.goes()
            found = Counter(id for player in players for id in player.acknowledged)
            fresh = await lay(server, 3, rng.randrange(10**9))
            for player in fresh:
                player.acknowledged += list(found.elements())
                found = Counter()
            players = left = fresh
        for player in players:
            player.person.moves_to(server)
    sent = asyncio.Queue()
    await asyncio.gather(*(player.play(sent) for player in left))
    for player in players:
        assert player.is_over
        await player.person.goes()
    server.stop()
    return Counter(id for player in players for id in player.acknowledged)


async def _next_or_all_done(sent: asyncio.Queue[None], playing: list[asyncio.Task[None]]) -> bool:
    """Waits for the next move to be sent; True where everybody has finished."""
    waiting = asyncio.create_task(sent.get())
    while not waiting.done():
        left = [task for task in playing if not task.done()]
        if not left:
            waiting.cancel()
            return True
        await asyncio.wait([waiting, *left], return_when=asyncio.FIRST_COMPLETED)
    return False
