"""The pad's pages: how one opens it, notes a deal, and what the sheet shows."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from playwright.async_api import Page

from tests.page.visit import Visit

_OPEN = """async (wanted) => {
  const answer = await fetch('/api/pads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { id, key } = await answer.json();
  return `/pad/${id}#${key}`;
}"""

NAMES = ["Aya", "Bo", "Cleo", "Dai"]
#: Three months of Hachi-Hachi: counted points, red poetry ribbons after a triple, and once more.
MONTHS: list[dict[str, Any]] = [
    {"field": "1L", "end": "exhausted", "points": {"0": 93, "1": 91, "2": 80}},
    {
        "field": "",
        "teyaku": {"0": {"hand": "4A 4R 4K1 1L 2A 8L 9A", "groups": "A"}},
        "end": "shoubu",
        "by": 1,
        "captured": {"0": "4A 4K2", "1": "1R 2R 3R"},
    },
    {"field": "12L 8L", "end": "exhausted", "points": {"0": 70, "1": 101, "2": 93}},
]
PILES = [
    ["2A", "2K2", "3L", "3R", "4A", "4K2", "5A", "5K2", "9R", "9K1", "10R", "10K1", "11L", "11R"],
    ["1L", "1K2", "5R", "5K1", "6A", "6R", "6K1", "6K2", "7R", "7K2", "8A"],
]


async def open_pad(page: Page, game: str, seats: int, *deals: dict[str, Any], **more: Any) -> None:
    """A pad that has these deals already."""
    wanted = {"game": game, "names": NAMES[:seats], "deals": list(deals), **more}
    path = str(await page.evaluate(_OPEN, wanted))
    await page.goto(path)
    await page.locator("[data-ask]").wait_for(state="attached")


async def answer(page: Page, *values: str) -> None:
    """One tap after the other, each once it is offered."""
    for value in values:
        await page.locator(f"[data-answer='{value}'], [data-do='{value}']").first.click()


async def pads(visit: Visit, page: Page) -> AsyncIterator[tuple[str, Page]]:
    """Score pads."""
    await page.goto("/pad")
    await page.locator("[data-do=open-pad]").wait_for()
    yield "pad-new", page
    await open_pad(page, "hachihachi", 3, *MONTHS)
    yield "pad-field", page
    await answer(page, "none", "none", "exhausted")
    for seat, pile in enumerate(PILES):
        await page.locator(f"label:has([data-whose='{seat}'])").click()
        for code in pile:
            await page.locator(f"[data-pick='{code}']").click()
    await page.locator("[data-pick='10A']").click()
    yield "pad-cards", page
    await page.locator("[data-pick='8K1']").click()
    await page.locator("[data-pick='10A']").click()
    await answer(page, "onward", "next")
    await page.locator("[data-do=write-down]").wait_for()
    yield "pad-brings", page
    await answer(page, "write-down")
    await page.locator("[data-deal='4']").wait_for()
    yield "pad-sheet", page
    await page.locator("[data-deal='2']").click()
    yield "pad-deal", page
    await page.keyboard.press("Escape")
    await page.goto("/worth")
    await page.locator("[data-pick='8L']").click()
    await page.locator("[data-pick='9A']").click()
    await page.locator("[data-worth]").wait_for()
    yield "pad-worth", page
