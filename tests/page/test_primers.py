"""A primer is two to four screens of a desk, in every language."""

from __future__ import annotations

from typing import Final

import pytest

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
