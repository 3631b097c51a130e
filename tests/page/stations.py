"""Every page and every kind of decision, each reached as a person would, to look at them all."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import TypeAlias

from playwright.async_api import Page

from tests.page.decisions import DECISIONS, asks, reach
from tests.page.pad_stations import pads
from tests.page.player import hurry, hurry_until, settled
from tests.page.visit import Size, Visit

#: A name for what is shown, and the page that shows it.
Station: TypeAlias = tuple[str, Page]
Stations: TypeAlias = AsyncIterator[Station]
Way: TypeAlias = Callable[[Visit, Page], Stations]

SHEET = "() => document.querySelector('fd-table').dataset.state === 'sheet'"
OVER = """() => {
  const table = document.querySelector('fd-table');
  return table.dataset.state === 'sheet' && (table.next ?? table.scene).is_over;
}"""


async def home(visit: Visit, page: Page) -> Stations:
    """The pages around the tables."""
    await page.goto("/")
    await page.locator(".games li").nth(7).wait_for()
    yield "home", page
    await page.click('[data-do="settings"]')
    yield "settings", page
    await page.goto("/new/hachihachi")
    await page.locator(".new-form").wait_for()
    yield "new-table", page
    await page.locator(".new-form details summary").click()
    await page.locator(".rule-id").first.click()
    await page.locator(".new-form .rules dd").first.wait_for()
    yield "new-table-options", page
    await page.goto("/learn")
    await page.locator(".chapters li").nth(7).wait_for()
    yield "learn", page
    await page.goto("/learn/koikoi")
    await page.locator('.primer > [data-key="book"]').wait_for()
    yield "learn-koikoi", page
    await page.locator('.lesson a[data-rule="KK-601"]').first.click()
    await page.locator("dialog .rules dd").first.wait_for()
    yield "learn-rule", page
    await visit.sit(page, "hachihachi", "invited", "open", "bot greedy", public=True)
    await page.locator(".qr").evaluate("(picture) => picture.decode()")
    yield "waiting", page


async def lesson(visit: Visit, page: Page) -> Stations:
    """The guided first deal."""
    await page.goto("/learn/first")
    for part in range(1, 10):
        await page.wait_for_selector(f'fd-lesson[data-part="{part}"]', state="attached")
        yield f"lesson-{part}", page
        if part == 9:
            return
        if part == 5:
            await play_chosen(page)
            await page.locator(".field .place[data-action]").wait_for()
            yield "lesson-5-choose", page
            await page.locator(".field .place[data-action]").first.click()
        elif part in (3, 6):
            await play_chosen(page)
        elif part == 8:
            await page.locator(".decision .choices button").first.click()
        else:
            await page.click('[data-do="go-on"]')


async def play_chosen(page: Page) -> None:
    """Choose the card that is up, and play it."""
    await page.locator(".hand button.up").first.click()
    await page.click('[data-do="play"]')


async def koikoi(visit: Visit, page: Page) -> Stations:
    """Koi-Koi with its drawers, the sheet, and the match again."""
    table = await visit.sit(
        page, "koikoi", "bot greedy", seed=3, hints=True, practice=True, options={"deals": 3}
    )
    await hurry(page, 6)
    await hurry_until(page, asks("play"))
    yield "koikoi", page
    await page.locator(".hand button.card:enabled").nth(1).click()
    yield "koikoi-chosen", page
    for tool in ("yaku", "log", "table"):
        await page.click(f'[data-tool="{tool}"]')
        yield f"drawer-{tool}", page
        await page.keyboard.press("Escape")
    await page.click('[data-tool="log"]')
    await page.click('[data-step="2"]')
    await page.wait_for_selector('fd-table[data-state="past"] .last', state="attached")
    yield "koikoi-past", page
    await page.click('[data-tool="now"]')
    await page.locator(".me .open-pile").click()
    yield "drawer-pile", page
    await page.keyboard.press("Escape")
    await page.click('[data-tool="hint"]')
    await page.locator(".hint").wait_for()
    yield "koikoi-hint", page
    await page.click('[data-tool="hint"]')
    await hurry_until(page, SHEET)
    await page.locator(".payments summary, .payments .fine").first.click()
    yield "koikoi-sheet", page
    await hurry_until(page, OVER)
    yield "koikoi-over", page
    await page.goto(f"/replay/{table}?at=9")
    await page.locator(".course").wait_for()
    yield "replay", page
    await page.click('[data-do="review"]')
    await page.locator(".timeline polyline").wait_for(timeout=120_000)
    yield "replay-review", page


async def curtain(visit: Visit, page: Page) -> Stations:
    """One device, two players."""
    await visit.sit(page, "koikoi", "device", seed=26)
    await page.locator(".curtain").wait_for()
    yield "curtain", page
    await hurry_until(page, asks("decide"))
    yield "koikoi-decide", page


async def eights(visit: Visit, page: Page) -> Stations:
    """Hachi-Hachi with four and seven, Hachijuu."""
    await visit.sit(page, "hachihachi", *["bot greedy"] * 3, seed=4)
    await settled(page)
    yield "hachihachi-auction", page
    await hurry(page, 5)
    yield "hachihachi-play", page
    await hurry_until(page, SHEET)
    yield "hachihachi-sheet", page
    await visit.sit(page, "hachihachi", *["bot greedy"] * 6, seed=4)
    await settled(page)
    yield "hachihachi-seven-auction", page
    await hurry(page, 7)
    yield "hachihachi-seven-play", page
    await visit.sit(page, "hachijuu", *["bot greedy"] * 3, seed=4)
    await settled(page)
    yield "hachijuu-auction", page
    await hurry(page, 1)
    yield "hachijuu-teyaku", page
    await hurry_until(page, asks("decide"))
    yield "hachijuu-decide", page


async def snapphana(visit: Visit, page: Page) -> Stations:
    """800, 1000, 150 and Fjabbe."""
    await visit.sit(page, "800", *["bot greedy"] * 3, seed=8)
    await settled(page)
    yield "800-declare", page
    await hurry(page, 1)
    yield "800-play", page
    await page.click('[data-tool="trick"]')
    yield "drawer-trick", page
    await page.keyboard.press("Escape")
    await hurry_until(page, asks("give"))
    yield "800-give", page
    await hurry_until(page, SHEET)
    yield "800-sheet", page
    await visit.sit(page, "1000", "bot greedy", seed=4)
    await hurry(page, 8)
    yield "1000-discard", page
    await visit.sit(page, "150", "bot greedy", seed=4)
    await hurry(page, 1)
    yield "150-discard", page
    await visit.sit(page, "fjabbe", *["bot greedy"] * 3, seed=4)
    await hurry(page, 8)
    yield "fjabbe-play", page


async def decisions(visit: Visit, page: Page) -> Stations:
    """Every kind of decision that is not met on the other ways."""
    for decision in DECISIONS:
        await reach(visit, page, decision)
        yield decision.name, page


WAYS: tuple[Way, ...] = (home, lesson, koikoi, curtain, eights, snapphana, decisions, pads)

__all__ = ["WAYS", "Size", "Station", "Stations", "Way"]
