"""Addresses: where they lead, and what is said of those that lead nowhere."""

from __future__ import annotations

from tests.page.visit import Visit


async def test_a_game_is_opened_again_after_its_form_was_closed(visit: Visit) -> None:
    page = await visit.person()
    for _ in range(2):
        await page.click('[data-game="hachijuu"]')
        await page.locator("dialog[open] .new-form").wait_for()
        await page.keyboard.press("Escape")
        await page.wait_for_url("/")


async def test_what_is_not_there_is_said_with_a_way_home(visit: Visit) -> None:
    page = await visit.person(path="/t/nothing")
    await page.get_by_text("there is no such table").wait_for()
    # It is not asked for again and again.
    assert await page.evaluate("() => document.querySelector('fd-table').isOpen")
    answer = await page.goto("/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    await page.get_by_text("There is nothing here").wait_for()
    await page.get_by_role("link", name="to the start page").click()
    await page.locator('[data-do="play-now"]').wait_for()
    visit.complaints[:] = [one for one in visit.complaints if "404" not in one]
