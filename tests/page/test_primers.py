"""A primer is two to four screens of a desk, in every language; its deal lies in a strip."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import ViewportSize, expect

from fudaba.games.registry import NAMES
from tests.page.visit import SIZES, Visit

SCREENS: Final = 4

_HIGH = "() => document.querySelector('.lesson').getBoundingClientRect().height"
_WIDE = "() => document.documentElement.scrollWidth"


_CUT: Final = """() => [...document.querySelectorAll('.lesson :is(h3, dt, .pts, td)')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""


@pytest.mark.parametrize("language", ["en", "sv", "ja"])
async def test_a_primer_is_at_most_four_screens_and_fits_into_them(
    visit: Visit, language: str
) -> None:
    """At a desk no heading runs into its neighbour; nothing is wider than a desk or a phone."""
    page = await visit.person("desk", language=language)
    found: dict[str, float] = {}
    for game in NAMES:
        await page.set_viewport_size(_size("desk"))
        await page.goto(f"/learn/{game}")
        await page.locator('.primer > [data-key="book"]').wait_for()
        found[game] = await page.evaluate(_HIGH) / SIZES["desk"][1]
        assert await page.evaluate(_CUT) == [], game
        assert await page.evaluate(_WIDE) <= SIZES["desk"][0], game
        await page.set_viewport_size(_size("phone"))
        assert await page.evaluate(_WIDE) <= SIZES["phone"][0], game
    assert {game: screens for game, screens in found.items() if screens > SCREENS} == {}


def _size(name: str) -> ViewportSize:
    wide, high = SIZES[name]
    return {"width": wide, "height": high}


_STEPS: Final = """() => [...document.querySelectorAll('.deal-strip > li')]
    .map((step) => step.getBoundingClientRect().height)"""
_STRIP: Final = "() => document.querySelector('.deal-strip').getBoundingClientRect().height"


async def test_a_strip_leads_on_and_is_as_high_as_its_step(visit: Visit) -> None:
    page = await visit.person("phone")
    await page.goto("/learn/800")
    now = page.locator('.deal-steps a[aria-current="step"]')
    for number in range(1, 8):
        await expect(now).to_have_text(str(number))
        high = (await page.evaluate(_STEPS))[number - 1]
        for _ in range(100):
            strip = await page.evaluate(_STRIP)
            if high <= strip < high + 32:
                break
            await page.wait_for_timeout(50)
        assert high <= strip < high + 32
        if number < 7:
            await page.locator(f"#one-deal-card-by-card-{number} .onward a").click()
