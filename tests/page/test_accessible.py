"""axe-core finds nothing serious on any page, in light and dark."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.async_api import Page

from tests.page.stations import WAYS, Way
from tests.page.visit import Size, Visit

AXE: Final = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"

_RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}"""


async def violations(page: Page) -> list[str]:
    """What axe finds serious."""
    found: list[str] = await page.evaluate(_RUN)
    return found


@pytest.mark.parametrize(("theme", "size"), [("light", "phone"), ("dark", "desk")])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_nothing_serious(
    visit: Visit, way: Way, theme: Literal["light", "dark"], size: Size
) -> None:
    page = await visit.person(size, theme)
    await page.context.add_init_script(path=AXE)
    await page.reload()
    found: dict[str, list[str]] = {}
    async for name, shown in way(visit, page):
        if wrong := await violations(shown):
            found[name] = wrong
    assert found == {}
