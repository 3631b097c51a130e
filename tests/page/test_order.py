"""What comes first is shown first, however long the names of its cards take."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from playwright.async_api import Route, WebSocket

from tests.page.visit import Visit

_MOVE = "(move) => document.querySelector('fd-table').socket.send(move)"
_SHOWN = "() => document.querySelector('fd-table').scene.number"


async def test_scenes_are_shown_in_the_order_they_came(visit: Visit) -> None:
    """A busy server sends a scene, and the next one before it has sent the cards' names."""
    page = await visit.person()
    table = await visit.lay(page, "koikoi", "bot greedy", seed=5)
    scenes: list[Any] = []
    has_come = asyncio.Condition()

    async def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        async with has_come:
            scenes.extend([message["scene"]] if message["t"] == "state" else [])
            has_come.notify_all()

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    held: list[Route] = []

    async def hold_first(route: Route) -> None:
        if not page.url.endswith(f"/t/{table}"):  # the start page still asks for its own
            await route.continue_()
            return
        async with has_come:
            held.append(route)
            has_come.notify_all()
        if len(held) > 1:
            await route.continue_()

    page.on("websocket", listen)
    await page.route("**/api/cards/*", hold_first)
    await page.goto(f"/t/{table}")
    async with has_come, asyncio.timeout(30):
        await has_come.wait_for(lambda: held and scenes)
    first = scenes[0]
    action = next(card["action"] for card in first["hand"] if card.get("action"))
    move = {"t": "move", "id": "1", "number": first["number"], "actions": [action]}
    await page.evaluate(_MOVE, move)
    async with has_come, asyncio.timeout(30):
        await has_come.wait_for(lambda: len(scenes) > 1 and scenes[-1].get("question"))
    await page.wait_for_timeout(500)  # names that are asked for again are there by now
    async with page.expect_response("**/api/cards/*"):
        await held[0].continue_()
    await page.wait_for_selector('fd-table[data-state="asked"]')
    await page.wait_for_timeout(100)
    assert await page.evaluate(_SHOWN) == scenes[-1]["number"] > first["number"]
