"""Koi-Koi at the page."""

from __future__ import annotations

from tests.page.player import play_until, settled
from tests.page.visit import Visit

OVER = """() => {
  const table = document.querySelector('fd-table');
  return table.dataset.state === 'sheet' && (table.next ?? table.scene).is_over;
}"""
SECOND_DEAL = """() => {
  const table = document.querySelector('fd-table');
  return table.dataset.state === 'asked' && table.scene.deal === 2;
}"""


async def test_a_newcomer_plays_the_first_card_with_three_clicks(visit: Visit) -> None:
    page = await visit.person()
    await page.click('[data-do="play-now"]')
    await settled(page)
    before = await page.locator(".hand button.card").count()
    await page.locator(".hand button.card:enabled").first.click()
    await page.click('[data-do="play"]')
    await settled(page)
    assert await page.locator(".hand button.card").count() < before


async def test_a_whole_match_against_a_bot(visit: Visit) -> None:
    page = await visit.person()
    await visit.sit(page, "koikoi", "bot greedy", seed=3, options={"deals": 3})
    await play_until(page, OVER)
    assert await page.locator(".totals .number").count() == 2
    assert await page.locator(".chart polyline").count() == 2
    await page.locator(".payments summary").first.click()
    await page.locator(".payments .rules dd").first.wait_for()
    assert await page.get_by_text("KK-", exact=False).count() > 0


async def test_a_deal_on_a_phone_in_japanese(visit: Visit) -> None:
    page = await visit.person("phone", "dark", "ja")
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
    assert await page.evaluate("() => document.querySelector('fd-table').scene.deal") == 2
