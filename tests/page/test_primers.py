"""A primer is two to four screens of a desk, in every language; its deal lies in a strip."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import expect

from fudaba.games.registry import NAMES
from tests.page.visit import SIZES, Visit

SCREENS: Final = 4

_HIGH = "() => document.querySelector('.lesson').getBoundingClientRect().height"
_WIDE = "() => document.documentElement.scrollWidth"


@pytest.mark.parametrize("language", ["en", "sv", "ja"])
async def test_a_primer_is_at_most_four_screens(visit: Visit, language: str) -> None:
    page = await visit.person("desk", language=language)
    wide, high = SIZES["desk"]
    found: dict[str, float] = {}
    for game in NAMES:
        await page.goto(f"/learn/{game}")
        await page.locator('.primer > [data-key="book"]').wait_for()
        found[game] = await page.evaluate(_HIGH) / high
        assert await page.evaluate(_WIDE) <= wide
    assert {game: screens for game, screens in found.items() if screens > SCREENS} == {}


@pytest.mark.parametrize("language", ["en", "sv", "ja"])
async def test_nothing_is_wider_than_a_phone(visit: Visit, language: str) -> None:
    page = await visit.person("phone", language=language)
    wide, _ = SIZES["phone"]
    for game in NAMES:
        await page.goto(f"/learn/{game}")
        await page.locator('.primer > [data-key="book"]').wait_for()
        assert await page.evaluate(_WIDE) <= wide, game


_STEPS: Final = """() => [...document.querySelectorAll('.deal-strip > li')]
    .map((step) => step.getBoundingClientRect().height)"""
_STRIP: Final = "() => document.querySelector('.deal-strip').getBoundingClientRect().height"
_CUT: Final = """() => [...document.querySelectorAll('.lesson :is(h3, dt, .pts, td)')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""


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


@pytest.mark.parametrize("language", ["en", "sv", "ja"])
async def test_no_heading_runs_into_its_neighbour(visit: Visit, language: str) -> None:
    page = await visit.person("desk", language=language)
    for game in NAMES:
        await page.goto(f"/learn/{game}")
        await page.locator('.primer > [data-key="book"]').wait_for()
        assert await page.evaluate(_CUT) == [], game
