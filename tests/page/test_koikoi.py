"""Koi-Koi at the page: the first card, a whole match and what comes after it, practice."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Page

from fudaba.records.files import replay_text
from tests.page.player import act, play_until, settled
from tests.page.stations import OVER
from tests.page.visit import Visit

SECOND_DEAL = """() => {
  const table = document.querySelector('fd-table');
  return table.dataset.state === 'asked' && table.scene.deal === 2;
}"""
DEAL = "() => document.querySelector('fd-table').scene.deal"


async def cards(page: Page) -> int:
    """How many cards are in one's hand."""
    return await page.locator(".hand button.card").count()


async def test_a_newcomer_plays_the_first_card_with_three_clicks(visit: Visit) -> None:
    page = await visit.person()
    await page.click('[data-do="play-now"]')
    await settled(page)
    before = await cards(page)
    await page.locator(".hand button.card:enabled").first.click()
    await page.click('[data-do="play"]')
    await settled(page)
    assert await cards(page) < before


async def test_a_whole_match_against_a_bot_and_what_comes_after_it(visit: Visit) -> None:
    page = await visit.person(tap=True)
    table = await visit.sit(page, "koikoi", "bot greedy", seed=3)
    await play_until(page, OVER)
    assert await page.locator(".totals .number").count() == 2
    assert await page.locator(".chart polyline").count() == 2
    assert "You" in await page.locator(".totals dt").all_inner_texts()
    await page.locator(".payments summary").first.click()
    await page.locator(".payments .rules dd").first.wait_for()
    assert await page.get_by_text("KK-", exact=False).count() > 0

    async with page.expect_download() as download:
        await page.click('[data-do="download"]')
    text = Path(await (await download.value).path()).read_text(encoding="utf-8")
    match = replay_text(text, "record")[1]
    assert match.is_over
    assert len(match.deals) == 12

    await page.click('[data-do="share"]')
    await page.get_by_text("Link copied").first.wait_for()
    link = str(await page.evaluate("() => navigator.clipboard.readText()"))
    friend = await visit.person("phone", path=link)
    await friend.locator(".course").wait_for()
    await friend.click('[data-do="next"]')
    await friend.locator(".course header", has_text="Move 1 of").wait_for()

    await page.click('[data-do="rematch"]')
    await page.wait_for_url(re.compile(f"/t/(?!{table})"))
    await settled(page)
    assert await page.evaluate(DEAL) == 1


async def test_a_step_of_the_log_a_hint_and_taking_back(visit: Visit) -> None:
    page = await visit.person("phone")
    await visit.sit(page, "koikoi", "bot greedy", seed=5, practice=True, hints=True)
    await settled(page)
    dealt = await cards(page)
    assert await page.locator('[data-tool="back"]').is_disabled()
    while await cards(page) > dealt - 2:
        await act(page)
        await settled(page)
    left = await cards(page)

    await page.click('[data-tool="log"]')
    await page.click('[data-step="0"]')
    await page.wait_for_selector('fd-table[data-state="past"]', state="attached")
    await page.locator(".hand button.card").nth(dealt - 1).wait_for()
    assert (
        await page.locator(".hand button.card:enabled[data-action]:not([aria-disabled])").count()
        == 0
    )
    assert await page.locator('[data-tool="earlier"]').is_disabled()
    await page.click('[data-tool="later"]')
    await page.locator(".prompt", has_text="The table as it was then").wait_for()
    await page.click('[data-tool="now"]')
    assert await settled(page) == "asked"
    assert await cards(page) == left

    await page.click('[data-tool="hint"]')
    await page.locator(".hint").wait_for()
    assert await page.locator(".hand .value").count() == left
    numbers = await page.locator(".hand .value").all_inner_texts()
    best = await page.locator(".hand .value.accent").inner_text()
    said = await page.locator(".hint").inner_text()
    assert f"Worth {best} points" in said
    assert "next best" not in said or max(numbers, key=number) == best

    await page.click('[data-tool="back"]')
    await page.locator(".hand button.card").nth(left).wait_for()


def number(text: str) -> float:
    return float(text.replace("−", "-"))


async def test_a_deal_on_a_phone_in_japanese(visit: Visit) -> None:
    page = await visit.person("phone", "dark", "ja")
    # Headings break between phrases.
    await page.locator("h1 wbr, h2 wbr").first.wait_for(state="attached")
    await visit.sit(page, "koikoi", "bot greedy", seed=5)
    await play_until(page, SECOND_DEAL)
    assert "あなた" in await page.locator(".me h2").inner_text()


async def test_a_deal_by_keyboard_alone(visit: Visit) -> None:
    page = await visit.person()
    await visit.sit(page, "koikoi", "bot greedy", seed=5)
    for _ in range(60):
        if await settled(page) == "sheet":
            break
        form = await page.evaluate("() => document.querySelector('fd-table').scene.question.form")
        if form == "card":
            await page.keyboard.press("ArrowRight")
            await page.keyboard.press("Enter")
        elif form == "place":
            await page.keyboard.press("1")
        else:
            await page.keyboard.press("s")
        await page.wait_for_selector(
            "fd-table:not([data-state='sending'])", state="attached", timeout=10_000
        )
    assert await page.locator(".sheet").count() == 1
    await page.keyboard.press("Enter")
    await settled(page)
    assert await page.evaluate(DEAL) == 2
