"""Away and back: the server goes, the last state stays, and everything goes on by itself."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Browser, Page, WebSocketRoute

from tests.page.conftest import Server
from tests.page.player import act, hurry_until, settled
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
        await lost_at_a_decision(page, server)
    finally:
        await visit.leave()
        server.stop()


async def lost_at_a_decision(page: Page, server: Server) -> None:
    """A panel says it too, which stands in the prompt's place; so does the start page."""
    await hurry_until(page, "() => document.querySelector('.decision')")
    asked = await page.locator(".decision h2").inner_text()
    assert asked in await page.locator('[data-key="spoken"]').inner_text()
    server.kill()
    await page.locator(".decision .prompt", has_text="Connection lost").wait_for()
    assert await page.locator(".decision .choices button:enabled").count() == 0
    server.start()
    await page.locator(".decision .choices button:enabled").first.wait_for(timeout=20_000)
    assert await page.locator(".decision .prompt").count() == 0
    await page.goto("/")
    await page.locator("[data-game]").first.wait_for()
    server.kill()
    await page.click('[data-do="play-now"]')
    await page.get_by_text("The server does not answer").wait_for()


async def test_a_line_that_nobody_closed_is_given_up_and_opened_again(visit: Visit) -> None:
    page = await visit.person()
    heard: list[WebSocketRoute] = []

    def meet(line: WebSocketRoute) -> None:
        heard.append(line)
        server = line.connect_to_server()
        if len(heard) == 1:  # its pings are answered by nobody
            line.on_message(lambda said: None if "ping" in str(said) else server.send(said))

    await page.route_web_socket(re.compile("/socket"), meet)
    await page.clock.install()
    await visit.sit(page, "koikoi", "bot greedy", seed=5)
    await settled(page)
    await page.clock.run_for(21_000)
    await page.clock.run_for(13_000)
    await page.locator(".hand button.card:enabled").first.wait_for()
    assert len(heard) == 2


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
    # What is ticked stays ticked, and what it would bring is said in the new language.
    await visit.sit(page, "800", "bot greedy", "bot greedy", "bot greedy", seed=1)
    await hurry_until(page, "() => document.querySelector('.decision .combos')")
    await page.locator('[data-do="confirm"]', has_text="Deklarera 10").wait_for()
    await page.click('[data-tool="table"]')
    await page.locator(".drawer select").select_option("en")
    await page.keyboard.press("Escape")
    await page.locator('[data-do="confirm"]', has_text="Declare 10").wait_for()
    assert await page.locator(".combos input:checked").count() == 1


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
