"""Away and back: the server goes, the last state stays, and everything goes on by itself."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Browser

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


async def test_title_and_icon_tell_whose_turn_it_is(visit: Visit) -> None:
    page = await visit.person()
    await visit.sit(page, "koikoi", "bot greedy", seed=5)
    await settled(page)
    assert "Your turn" in await page.title()
    assert await page.locator('link[rel="icon"]').get_attribute("href") == "/icon-turn.svg"


async def test_the_language_changes_at_the_table(visit: Visit) -> None:
    page = await visit.person()
    await visit.sit(page, "koikoi", "bot greedy", seed=5)
    await settled(page)
    await page.click('[data-tool="table"]')
    await page.locator(".drawer select").select_option("sv")
    await page.get_by_text("Din tur").first.wait_for()
    assert await page.evaluate("() => document.documentElement.lang") == "sv"
