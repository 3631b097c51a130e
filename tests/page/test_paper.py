"""Sheets in the browser: from the table, on a phone, on A4, and whether anything is cut off."""

from __future__ import annotations

from typing import Any

import pypdfium2

from fudaba.games.registry import NAMES
from tests.page.test_accessible import AXE, violations
from tests.page.visit import Visit

#: How much higher each side of paper is than its page, and how far anything sticks out of it.
_OVER = """() => [...document.querySelectorAll('.a4')].map((side) => {
  const edge = side.getBoundingClientRect();
  const inside = [...side.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
  return [
    side.scrollHeight - side.clientHeight,
    Math.max(0, ...inside.map((one) => Math.round(one.right - edge.right + 20))),
  ];
})"""


async def test_a_table_leads_to_its_own_sheet(visit: Visit) -> None:
    page = await visit.person("phone")
    await visit.sit(page, "koikoi", "bot greedy", preset="common")
    await page.click('[data-tool="yaku"]')
    link = page.get_by_role("link", name="Sheet to print")
    assert await link.get_attribute("href") == "/sheet/koikoi?lang=en&preset=common"
    async with page.expect_popup() as opened:
        await link.click()
    sheet = await opened.value
    await sheet.wait_for_load_state()
    assert "common rules" in await sheet.inner_text(".made")


async def test_nothing_is_cut_off_on_a_phone_or_on_paper(visit: Visit) -> None:
    page = await visit.person("desk", "dark", language="sv")
    await page.context.add_init_script(path=AXE)
    over: dict[str, Any] = {}
    for name in NAMES:
        await page.goto(f"/sheet/{name}")
        over[name] = await page.evaluate(_OVER)
    assert over == {name: [[0, 0]] * (2 if name.startswith("hachi") else 1) for name in NAMES}
    assert await violations(page) == []
    # It was a phone at last.
    await page.set_viewport_size({"width": 1280, "height": 800})
    for name, seats in (("koikoi", 2), ("hachihachi", 7), ("hachijuu", 6), ("800", 4)):
        await page.goto(f"/scoresheet/{name}?seats={seats}")
        assert await page.evaluate(_OVER) == [[0, 0]], name
    assert await violations(page) == []
    with pypdfium2.PdfDocument(await page.pdf(prefer_css_page_size=True)) as pdf:
        assert len(pdf) == 1
    await page.set_viewport_size({"width": 390, "height": 844})
    for name in ("koikoi", "hachihachi", "800"):
        await page.goto(f"/sheet/{name}?lang=ja")
        wide = await page.evaluate("() => document.documentElement.scrollWidth")
        assert wide == 390, name
    assert await violations(page) == []
