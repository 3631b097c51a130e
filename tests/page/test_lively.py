"""What moves and what sounds: cards on their way, and none where that is not wanted."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page

from tests.page.player import settled
from tests.page.visit import Visit

#: Notes the ways of cards that fly, and every sound.
_NOTE = """() => {
  window.noted = { ways: 0, moved: 0, sounds: 0 };
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('.sky > *')) {
      if (one.noted) continue;
      one.noted = true;
      for (const way of one.getAnimations()) {
        const frames = way.effect.getKeyframes().map((frame) => frame.transform);
        window.noted.ways += 1;
        if (frames.at(0) !== frames.at(-1)) window.noted.moved += 1;
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
  window.AudioContext = class extends window.AudioContext {
    createBufferSource() {
      window.noted.sounds += 1;
      return super.createBufferSource();
    }
  };
}"""


async def noted(page: Page) -> Any:
    """What was noted, after a card."""
    await page.evaluate("() => { window.noted = { ways: 0, moved: 0, sounds: 0 }; }")
    await page.locator(".hand button.card:enabled").first.click()
    await settled(page)
    return await page.evaluate("() => window.noted")


@pytest.mark.parametrize("moves", [True, False])
async def test_a_card_moves_and_sounds_where_that_is_wanted(visit: Visit, moves: bool) -> None:
    page = await visit.person(moves=moves, speed="quick", tap=True)
    await visit.sit(page, "koikoi", "bot greedy", seed=5)
    await settled(page)
    await page.evaluate(_NOTE)
    seen = await noted(page)
    assert seen["sounds"] == 0
    assert (seen["ways"] >= 2) == (seen["moved"] >= 2) == moves
    assert await page.locator(".sky").count() == 0
    await page.click('[data-tool="table"]')
    await page.locator(".drawer").get_by_label("Sounds").check()
    await page.keyboard.press("Escape")
    assert (await noted(page))["sounds"] > 0
    await page.click('[data-tool="table"]')
    await page.locator(".drawer").get_by_label("Sounds").uncheck()
    await page.keyboard.press("Escape")
    assert (await noted(page))["sounds"] == 0
