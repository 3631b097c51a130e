"""Away and back: the server goes, the last state stays, and everything goes on by itself."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Browser, Page

from tests.page.conftest import Server
from tests.page.player import act, settled
from tests.page.visit import Visit


async def test_a_server_that_is_killed_and_comes_back(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    visit = Visit(browser, server.address)
    try:
        page = await visit.person()
        await visit.sit(page, "koikoi", "bot greedy", seed=5)
        for _ in range(4):
            await act(page)
        await settled(page)
        hand = await page.locator(".hand button.card").count()
        server.kill()
        await page.get_by_text("Connection lost").wait_for()
        assert await page.locator(".hand button.card").count() == hand
        assert await page.locator(".hand button.card:enabled").count() == 0
        server.start()
        await page.get_by_text("Connection lost").wait_for(state="detached", timeout=20_000)
        for _ in range(4):
            await act(page)
        assert await page.locator(".hand button.card").count() < hand
    finally:
        await visit.leave()
        server.stop()


async def test_title_icon_and_language_follow_at_the_table(visit: Visit) -> None:
    page = await visit.person()
    await visit.sit(page, "koikoi", "bot greedy", seed=5)
    await settled(page)
    assert "Your turn" in await page.title()
    assert await page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"
    await page.click('[data-tool="table"]')
    await page.locator(".drawer select").select_option("sv")
    await page.get_by_text("Din tur").first.wait_for()
    assert await page.evaluate("() => document.documentElement.lang") == "sv"


async def two(visit: Visit) -> tuple[Page, Page, str]:
    """Two people at Koi-Koi: the one who is asked, the one who waits, and their table."""
    host = await visit.person()
    guest = await visit.person("phone")
    table = await visit.lay(host, "koikoi", "invited", seed=5, patience=600)
    await host.goto(f"/t/{table}")
    await guest.goto(await host.locator(".invitation input").input_value())
    await guest.click('[data-do="sit"]')
    for page in (host, guest):
        await page.locator(".hand button.card").first.wait_for()
    first = await settled_first(host, guest)
    return first, guest if first is host else host, table


async def settled_first(*pages: Page) -> Page:
    """Whoever is asked."""
    for page in pages:
        state = await page.locator("fd-table").get_attribute("data-state")
        if state == "asked":
            return page
    raise AssertionError("nobody is asked")


async def test_somebody_who_thinks_for_long_is_nudged(visit: Visit) -> None:
    asked, waits, _ = await two(visit)
    await waits.clock.install()
    await waits.reload()
    await waits.locator(".prompt", has_text="is thinking").wait_for()
    assert await waits.locator('[data-do="nudge"]').count() == 0
    await waits.clock.fast_forward(61_000)
    await waits.click('[data-do="nudge"]')
    await asked.get_by_text("is waiting for you").wait_for()
    await waits.get_by_text("has been told").wait_for()
    assert await waits.locator('[data-do="nudge"]').count() == 0
    await waits.clock.fast_forward(61_000)
    await waits.locator('[data-do="nudge"]').wait_for()


async def test_a_bot_plays_for_somebody_who_leaves_and_gives_the_seat_back(visit: Visit) -> None:
    asked, waits, table = await two(visit)
    await asked.goto("/")
    await waits.get_by_text(re.compile(r"In \d+ seconds a bot may play")).wait_for()
    await waits.click('[data-do="wait"]')
    await asked.goto(f"/t/{table}")
    await waits.locator('[data-do="wait"]').wait_for(state="detached")
    await settled(asked)
    await asked.click('[data-tool="table"]')
    await asked.get_by_role("button", name="Leave the table").click()
    await asked.wait_for_url("/")
    hand = await waits.locator(".hand button.card").count()
    await waits.click('[data-do="let-bot"]')
    for _ in range(2):
        await act(waits)
    await waits.locator(".hand button.card").nth(hand - 1).wait_for(state="detached")
    await asked.goto(f"/t/{table}")
    await asked.locator(".hand button.card").first.wait_for()
    await asked.get_by_text("A bot is playing for you").wait_for(state="detached")
    seats = await asked.evaluate("() => document.querySelector('fd-table').table.seats")
    assert [seat["stand_in"] for seat in seats] == [None, None]
