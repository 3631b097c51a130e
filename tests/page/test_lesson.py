"""The guided first deal: what it says can be read, and it shows a move to whoever asks."""

from __future__ import annotations

from playwright.async_api import expect

from tests.page.visit import Visit


async def test_a_short_screen_shows_the_words_and_the_way_on(visit: Visit) -> None:
    page = await visit.person("phone", path="/learn/first")
    await page.set_viewport_size({"width": 360, "height": 640})
    for part in ("1", "2"):
        await page.wait_for_selector(f'fd-lesson[data-part="{part}"]', state="attached")
        for said in await page.locator(".coach p").all():
            await expect(said).to_be_visible()
        hand = await page.locator(".hand .fan").bounding_box()
        tools = await page.locator(".tools").bounding_box()
        assert hand is not None
        assert tools is not None
        assert hand["y"] + hand["height"] <= tools["y"] + 1
        await page.locator('[data-do="go-on"]').click()


async def test_the_lesson_makes_the_move_for_whoever_asks(visit: Visit) -> None:
    page = await visit.person("phone", path="/learn/first")
    for _ in range(2):
        await page.locator('[data-do="go-on"]').click()
    await page.wait_for_selector('fd-lesson[data-part="3"]', state="attached")
    await page.locator('[data-do="show"]').click()
    await page.wait_for_selector('fd-lesson[data-part="4"]', state="attached")
    await expect(page.locator(".me .won .card").first).to_be_visible()
