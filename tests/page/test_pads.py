"""Score pads by tapping on a phone: three deals of every game, and a correction of the first."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.async_api import Page

from fudaba.games.contract import Match
from fudaba.games.registry import NAMES, game
from fudaba.scenes.noting import PadAsk
from fudaba.scenes.pad import PadStage
from fudaba.score.guide import Draft
from tests.conformance.play import play_out
from tests.page.visit import Visit
from tests.scenes.told import value_of
from tests.score.noted import noted

#: Longer than any question takes.
PATIENCE = 20_000
NEXT = "[data-do=next]"
#: The page has asked something else, or has nothing more to ask.
MOVED_ON = """(before) => {
  const ask = document.querySelector("[data-ask]");
  return (ask ? ask.textContent : "") !== before;
}"""


def played(name: str) -> Match:
    """A match of which every deal can be told by taps."""
    rng = Random(f"taps {name}")
    while True:
        match = game(name).new(rng.getrandbits(60))
        play_out(match, rng)
        if len(match.deals) >= 3 and all(is_told(match, number) for number in (1, 2, 3)):
            return match


def is_told(match: Match, number: int) -> bool:
    """Whether nobody kept back what the pad takes for declared."""
    facts = noted(match, number)
    pad = PadStage(match.game, names_of(match), int(match.deals[number - 1].dealer), "en")
    draft = taps(pad, facts)
    scene = pad.scene([], draft)
    if scene.preview is None:
        return False
    changes = [party.points for party in scene.preview.parties]
    return changes == [int(score) for score in match.deals[number - 1].scores]


def taps(pad: PadStage, facts: dict[str, Any]) -> Draft:
    draft = Draft()
    scene = pad.scene([], draft)
    while scene.asks and not scene.asks[-1].is_answered:
        value = value_of(facts, scene.asks[-1], scene)
        draft = pad.answered([], draft, len(scene.asks) - 1, value)
        scene = pad.scene([], draft)
    return draft


def names_of(match: Match) -> list[str]:
    return [f"P{seat}" for seat in range(int(match.game.seats))]


async def opened(page: Page, match: Match) -> None:
    """Chooses the game, writes the names, says who deals."""
    await page.goto("/pad")
    await page.click(f".games-strip label:has(input[value='{match.game.name}'])")
    names = page.locator(".player-row input[type=text]")
    for seat, name in enumerate(names_of(match)):
        await names.nth(seat).fill(name)
    await page.locator(".deals-first input").nth(int(match.deals[0].dealer)).check()
    await page.click("[data-do=open-pad]")
    await page.wait_for_selector("[data-ask]", timeout=PATIENCE)


async def note(page: Page, facts: dict[str, Any], pad: PadStage, known: list[Any]) -> None:
    """Answers question by question, then writes the deal down."""
    draft = Draft()
    while True:
        scene = pad.scene(known, draft)
        if not scene.asks or scene.asks[-1].is_answered:
            break
        ask = scene.asks[-1]
        await page.wait_for_selector(f"[data-ask={ask.key}]", timeout=PATIENCE)
        before = await page.inner_text("[data-ask]")
        value = value_of(facts, ask, scene)
        await tap(page, ask, value)
        draft = pad.answered(known, draft, len(scene.asks) - 1, value)
        await page.wait_for_function(MOVED_ON, arg=before, timeout=PATIENCE)
    await page.click("[data-do=write-down]", timeout=PATIENCE)
    await page.wait_for_selector(f"[data-deal='{len(known) + 1}']", timeout=PATIENCE)


async def tap(page: Page, ask: PadAsk, value: Any) -> None:
    if ask.form == "cards":
        for code in str(value).split():
            await page.click(f"[data-pick='{code}']")
        await page.click(NEXT if value else "[data-answer=none]")
    elif ask.form in ("seats", "names"):
        for one in value:
            await page.click(f"[data-answer='{one}']")
        await page.click(NEXT if value else "[data-answer=none]")
    elif ask.form == "numbers":
        for seat, number in value.items():
            field = page.locator(f"[data-number='{seat}']")
            if await field.count():
                await field.fill(str(number))
        await page.click(NEXT)
    else:
        await page.click(f"[data-answer='{value if value != '' else 'none'}']")


async def totals(page: Page) -> list[int]:
    found = page.locator("[data-total]")
    return [
        int(await found.nth(place).get_attribute("data-points") or 0)
        for place in range(await found.count())
    ]


@pytest.mark.parametrize("name", NAMES)
async def test_three_deals_and_a_correction(name: str, visit: Visit) -> None:
    match = played(name)
    page = await visit.person("phone")
    await opened(page, match)
    pad = PadStage(match.game, names_of(match), int(match.deals[0].dealer), "en")
    known: list[Any] = []
    for number in (1, 2, 3):
        if number > 1:
            await page.click("[data-tab-to=note]")
        await note(page, noted(match, number), pad, known)
        known.append(noted(match, number))
        assert await totals(page) == [int(total) for total in match.deals[number - 1].totals]
    await page.click("[data-deal='1']")
    await page.click("[data-do=correct]", timeout=PATIENCE)
    await page.wait_for_selector(".correcting", timeout=PATIENCE)
    await page.click("[data-do=write-down]", timeout=PATIENCE)
    await page.wait_for_selector(".correcting", state="detached", timeout=PATIENCE)
    assert await totals(page) == [int(total) for total in match.deals[2].totals]
    assert visit.complaints == []
