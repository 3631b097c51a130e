"""axe-core finds nothing serious on any page, in light and dark."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Page

from tests.page.stations import WAYS, Way, decisions
from tests.page.visit import SIZES, Visit

AXE: Final = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"

_RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`);
}"""


LOOKS: Final = (("desk", "dark"), ("phone", "light"))


async def violations(page: Page, looks: Iterable[tuple[str, str]] = LOOKS) -> list[str]:
    """What axe finds serious on a phone in light, and on a desk in dark; the page stays open."""
    found: list[str] = []
    for size, theme in looks:
        wide, high = SIZES[size]
        await page.set_viewport_size({"width": wide, "height": high})
        await page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        found += [f"{size} {theme} {one}" for one in await page.evaluate(_RUN)]
    return found


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
async def test_nothing_serious(visit: Visit, way: Way) -> None:
    page = await visit.person("phone")
    await page.context.add_init_script(path=AXE)
    found: dict[str, list[str]] = {}
    looks = cycle(LOOKS)
    async for name, shown in way(visit, page):
        # Of the many decisions each once, by turns: their panels are of one make.
        if wrong := await violations(shown, [next(looks)] if way is decisions else LOOKS):
            found[name] = wrong
    assert found == {}
