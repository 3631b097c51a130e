"""Every other game at the page: a deal each, with what is its own."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Page

from tests.page.player import act, play_until, settled
from tests.page.visit import Size, Visit

#: What the viewer has declared.
DECLARED = "() => document.querySelector('fd-table').scene.seats.find((seat) => seat.is_own).shown"
SHEET = "() => document.querySelector('fd-table').dataset.state === 'sheet'"


class Phases:
    """Which questions were asked."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    async def __call__(self, page: Page, phase: str) -> None:
        self.seen.append(phase)


async def test_hachihachi_with_two_browsers_and_two_bots(visit: Visit) -> None:
    host = await visit.person()
    table = await visit.lay(host, "hachihachi", "invited", "bot greedy", "bot greedy", seed=4)
    await host.goto(f"/t/{table}")
    link = await host.locator(".invitation input").input_value()
    await host.locator(".invitation .qr").wait_for()
    guest = await visit.person("phone", "dark", path=link)
    await guest.click('[data-do="sit"]')
    await asyncio.gather(plays(host), plays(guest))
    for page in (host, guest):
        assert await page.locator(".totals > div").count() == 4
        assert await page.locator(".payments details").count() > 0


async def plays(page: Page) -> None:
    """Answers until the deal is settled."""
    while await settled(page, 60_000) != "sheet":
        await act(page)


async def test_hachijuu_auction_with_a_double(visit: Visit) -> None:
    phases = Phases()
    page = await visit.person("phone")
    await visit.sit(page, "hachijuu", *["bot greedy"] * 4, seed=4)
    await settled(page)
    assert await page.locator(".decision .choices button").count() == 3
    await page.locator(".decision .choices button.primary").click()
    await settled(page)
    assert await page.locator(".cube").first.inner_text() == "2"
    await play_until(page, SHEET, phases)
    assert "play" in phases.seen


async def test_800_with_a_declaration_and_a_fjont_exchange(visit: Visit) -> None:
    phases = Phases()
    page = await visit.person()
    await visit.sit(page, "800", *["bot greedy"] * 3, seed=8)
    await settled(page)
    whole = await page.locator('[data-do="confirm"]').inner_text()
    await page.locator(".combos input").first.uncheck()
    await page.wait_for_selector(f'[data-do="confirm"]:not(:text-is("{whole}"))')
    await page.locator(".combos input").first.check()
    await page.wait_for_selector(f'[data-do="confirm"]:text-is("{whole}")')
    await play_until(page, SHEET, phases)
    assert "give" in phases.seen


async def test_800_with_a_part_of_a_declaration(visit: Visit) -> None:
    """SN-033: of four queens three may be shown."""
    page = await visit.person("phone")
    await visit.sit(page, "800", *["bot greedy"] * 3, seed=6)
    await settled(page)
    confirm = page.locator('[data-do="confirm"]')
    whole = await confirm.inner_text()
    await page.locator(".combos .part").first.click()
    await page.wait_for_selector(f'[data-do="confirm"]:not(:text-is("{whole}"))')
    assert await page.locator(".combos .part.left-out").count() == 1
    less = await confirm.inner_text()
    await confirm.click()
    await settled(page)
    declared = await page.evaluate(DECLARED)
    assert declared[0]["cards"].split() == ["CQ", "HQ", "DQ"]
    assert sum(int(one["note"]) for one in declared) == int(less.split()[-1])


@pytest.mark.parametrize(
    ("game", "seats", "size"), [("1000", 2, "phone"), ("150", 2, "desk"), ("fjabbe", 4, "phone")]
)
async def test_a_deal(visit: Visit, game: str, seats: int, size: Size) -> None:
    phases = Phases()
    page = await visit.person(size)
    await visit.sit(page, game, *["bot greedy"] * (seats - 1), seed=4)
    await play_until(page, SHEET, phases)
    assert await page.locator(".payments details").count() > 0
    if game != "fjabbe":
        assert "discard" in phases.seen
