"""Score pads by tapping on a phone: three deals of every game, and a correction of the first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.async_api import Page, expect

from fudaba.games.contract import Match
from fudaba.games.registry import NAMES, game
from fudaba.scenes.noting import PadAsk
from fudaba.scenes.pad import PadStage
from fudaba.score.folding import DealRefused, facts_from, fold
from fudaba.score.guide import Draft
from tests.conformance.play import play_out
from tests.page.pad_stations import answer, open_pad, pads
from tests.page.visit import Visit
from tests.scenes.told import kept_nothing_back, told, value_of
from tests.score.noted import noted

#: Longer than any question takes.
PATIENCE = 20_000
NEXT = "[data-do=next]"
ASKED = "[data-ask]"
#: Where every card of the first deal is tapped by a finger: a game of each pack. Elsewhere only
#: the buttons are, and cards are clicked, since it takes most of the time and proves it once.
FINGERS = ("hachihachi", "800")
FLOWERS = ("koikoi", "hachihachi", "hachijuu")
Facts = dict[str, Any]
#: The place of a question, the question, another answer to it, and what the totals then are.
Correction = tuple[int, PadAsk, Any, list[int]]


def pad_of(match: Match) -> PadStage:
    return PadStage(match.game, names_of(match), int(match.deals[0].dealer), "en")


def names_of(match: Match) -> list[str]:
    return [f"P{seat}" for seat in range(int(match.game.seats))]


def played(name: str) -> tuple[Match, list[Facts], Correction]:
    """A match whose first three deals can be told by taps, these, and another first one."""
    rng = Random(f"taps {name}")
    while True:
        match = game(name).new(rng.getrandbits(60))
        play_out(match, rng)
        facts = [noted(match, number) for number in range(1, min(len(match.deals), 3) + 1)]
        if len(facts) == 3 and all(is_told(match, facts, at) for at in range(3)):
            other = correction(match, facts)
            if other is not None:
                return match, facts, other


def is_told(match: Match, facts: list[Facts], at: int) -> bool:
    """Whether nobody kept back what the pad takes for declared."""
    return kept_nothing_back(facts[at], told(pad_of(match), facts[:at], facts[at]))


def month(code: str) -> str:
    """The month of a flower card; of another the card itself."""
    return re.sub(r"(?<=\d)[A-Z].*", "", code)


def changes(ask: PadAsk) -> Iterator[Any]:
    """Other answers to the same question, that somebody might have meant."""
    if ask.form == "shares":
        first, second = list(ask.answer)[:2]
        codes = ask.answer[first].split()
        for group in dict.fromkeys(month(code) for code in codes):
            kept = [code for code in codes if month(code) != group]
            rest = [code for code in codes if month(code) == group]
            given = {first: " ".join(kept), second: f"{ask.answer[second]} {' '.join(rest)}"}
            yield {**ask.answer, **given}
    elif ask.form == "numbers":
        yield {seat: number + 1 for seat, number in ask.answer.items()}
    elif ask.form == "cards":
        for code in str(ask.answer).split():
            yield " ".join(one for one in str(ask.answer).split() if one != code)
    elif ask.form == "one":
        yield from (choice.value for choice in ask.choices if choice.value != ask.answer)


def correction(match: Match, facts: list[Facts]) -> Correction | None:
    """Something to be put right with which the later deals still fit, and to what the engine's
    books come then."""
    pad, name = pad_of(match), match.game.name
    draft = told(pad, [], facts[0])
    asks = pad.scene([], draft).asks
    for place in reversed(range(len(asks))):
        for value in changes(asks[place]):
            other = pad.answered([], draft, place, value)
            if pad.scene([], other).preview is None:
                continue
            deals = [facts_from(name, one) for one in (other.facts, *facts[1:])]
            try:
                scores = fold(match.game, int(match.deals[0].dealer), deals).standing.scores
            except DealRefused:
                continue
            if scores != [int(total) for total in match.deals[2].totals]:
                return place, asks[place], value, scores
    return None


async def opened(page: Page, match: Match) -> None:
    """Chooses the game, writes the names, says who deals."""
    await page.goto("/pad")
    await page.click(f".games-strip label:has(input[value='{match.game.name}'])")
    names = page.locator(".player-row input[type=text]")
    for seat, name in enumerate(names_of(match)):
        await names.nth(seat).fill(name)
    await page.locator(".deals-first input").nth(int(match.deals[0].dealer)).check()
    await page.click("[data-do=open-pad]")
    await page.wait_for_selector(ASKED, timeout=PATIENCE)


async def note(page: Page, facts: Facts, pad: PadStage, known: list[Facts]) -> None:
    """Answers question by question, then writes the deal down."""
    draft = Draft()
    scene = pad.scene(known, draft)
    while scene.asks and not scene.asks[-1].is_answered:
        ask = scene.asks[-1]
        await page.wait_for_selector(f"[data-step='{len(scene.asks)}']", timeout=PATIENCE)
        value = value_of(facts, ask, scene)
        await tap(page, ask, value, quick=bool(known) or pad.game not in FINGERS)
        draft = pad.answered(known, draft, len(scene.asks) - 1, value)
        scene = pad.scene(known, draft)
    await write_down(page)
    await page.wait_for_selector(f"[data-deal='{len(known) + 1}']", timeout=PATIENCE)


async def write_down(page: Page) -> None:
    await page.tap("[data-do=write-down]", timeout=PATIENCE)


async def pick(page: Page, before: str, after: str, quick: bool) -> None:
    """Taps what is to be given, and what is to be taken back; quickly: without a finger."""
    codes = sorted({*before.split()} ^ {*after.split()})
    if quick:
        await page.evaluate(CLICK, codes)
        return
    for code in codes:
        await page.tap(f"[data-pick='{code}']")


CLICK = """(codes) => {
  for (const code of codes) document.querySelector(`[data-pick='${code}']`).click();
}"""


async def tap(page: Page, ask: PadAsk, value: Any, quick: bool = False) -> None:
    if ask.form == "cards":
        await pick(page, str(ask.answer or ""), str(value), quick)
        await page.tap(NEXT if value else "[data-answer=none]")
    elif ask.form == "shares":
        await share(page, ask, value, quick)
    elif ask.form in ("seats", "names"):
        for one in value:
            await page.tap(f"[data-answer='{one}']")
        await page.tap(NEXT if value else "[data-answer=none]")
    elif ask.form == "numbers":
        for seat, number in value.items():
            field = page.locator(f"[data-number='{seat}']")
            if await field.count():
                await field.fill(str(number))
        await page.tap(NEXT)
    else:
        await page.tap(f"[data-answer='{value if value != '' else 'none'}']")


async def share(page: Page, ask: PadAsk, value: dict[str, str], quick: bool) -> None:
    """One player's cards after the other's; the last one is given the rest."""
    before = ask.answer or dict.fromkeys(value, "")
    last = list(value)[-1]
    # What is taken back first can be given to somebody else.
    for step in ({seat: _both(before[seat], value[seat]) for seat in value}, value):
        for seat, cards in step.items():
            if {*before[seat].split()} == {*cards.split()}:
                continue
            if seat == last and await page.locator("[data-do=onward]", has_text="rest").count():
                await page.tap("[data-do=onward]")
                continue
            await page.tap(f"label:has([data-whose='{seat}'])")
            await pick(page, before[seat], cards, quick)
        before = step
    await page.tap(f"label:has([data-whose='{last}'])")
    await page.tap(NEXT)


def _both(before: str, after: str) -> str:
    return " ".join(code for code in before.split() if code in after.split())


async def totals(page: Page) -> list[int]:
    found = page.locator("[data-total]")
    return [
        int(await found.nth(place).get_attribute("data-points") or 0)
        for place in range(await found.count())
    ]


@pytest.mark.parametrize(
    "names", [FLOWERS, [name for name in NAMES if name not in FLOWERS]], ids=["flowers", "tricks"]
)
async def test_three_deals_and_a_correction(names: list[str], visit: Visit) -> None:
    page = await visit.person("phone")
    for name in names:
        match, facts, (place, ask, value, corrected) = played(name)
        await opened(page, match)
        pad = pad_of(match)
        for at, deal in enumerate(facts):
            if at:
                await page.tap("[data-tab-to=note]")
            await note(page, deal, pad, facts[:at])
            assert await totals(page) == [int(total) for total in match.deals[at].totals]
        await page.tap("[data-deal='1']")
        await page.tap("[data-do=correct]", timeout=PATIENCE)
        await page.tap(f"[data-place='{place}']", timeout=PATIENCE)
        await tap(page, ask, value)
        await write_down(page)
        await page.wait_for_selector(".correcting", state="detached", timeout=PATIENCE)
        assert await totals(page) == corrected
        assert await page.locator("tr.changed").count() > 0


async def test_what_cannot_be_is_said_while_cards_are_tapped(visit: Visit) -> None:
    page = await visit.person("phone")
    await open_pad(page, "hachihachi", 3)
    await answer(page, "none", "none", "exhausted")
    said = page.locator(".noting .prompt")
    whose = page.locator(".whose label")

    await page.tap("[data-row='1L']")  # all of January
    await page.tap("[data-pick='2A']")
    await page.tap("[data-pick='3L']")
    await expect(said).to_contain_text("February is odd for Aya")
    await page.tap("[data-pick='2K1']")
    await page.tap("[data-pick='3K1']")
    await page.tap("[data-do=onward]")
    await expect(whose.nth(1).locator("input")).to_be_checked()

    await page.tap("[data-pick='1L']")
    await expect(said).to_contain_text("Aya has it already")
    await page.tap("[data-do=give]")
    await expect(whose.nth(1)).to_contain_text("20")
    await page.tap("[data-pick='1L']")  # a second tap takes it back
    await page.tap(".whose label:nth-child(1)")
    await page.tap("[data-pick='1L']")
    await page.tap(".whose label:nth-child(2)")
    for row in ("4A", "5A", "6A", "8L", "12L"):
        await page.tap(f"[data-row='{row}']")
    await page.tap("[data-pick='9A']")
    await page.tap("[data-do=onward]")
    await expect(said).to_contain_text("September is odd for Bo")
    await expect(said).to_contain_text("Go on anyway")
    await page.tap("[data-pick='9R']")
    await expect(said).to_contain_text("18 cards lie with nobody yet")
    await page.tap("[data-do=onward]")  # the rest is Cleo's
    await expect(said).to_contain_text("Every card has somebody")
    await page.tap(NEXT)
    await expect(page.locator(".payments")).to_contain_text("Card points, Aya: 59 − 88 = −29")

    await page.tap("[data-do=back]")
    await page.tap("[data-do=instead]")
    await answer(page, "none")  # nobody made a dekiyaku
    await page.fill("[data-number='0']", "93")
    await page.fill("[data-number='1']", "91")
    await expect(page.locator("[data-number='2']")).to_have_value("80")
    await expect(said).to_contain_text("Together 264 of 264")
    await page.fill("[data-number='2']", "77")
    await expect(said).to_contain_text("3 points are missing")
    await page.fill("[data-number='2']", "80")
    await page.tap(NEXT)
    await expect(page.locator(".payments")).to_contain_text("Card points, Cleo: 80 − 88 = −8")


async def test_a_deal_is_noted_by_what_was_said_and_counted(visit: Visit) -> None:
    """From a match that was played: teyaku by name, a caught triple, points; no hand, no base."""
    page = await visit.person("phone")
    await open_pad(page, "hachihachi", 3, dealer=2)
    await page.tap("[data-pick='12L']")
    await answer(page, "next", "1", "next")
    await page.tap("[data-do=instead]")
    await answer(page, "triple", "next")
    for code in ("8A", "8K1", "8K2"):
        await page.tap(f"[data-pick='{code}']")
    await answer(page, "next", "exhausted")
    await page.tap("[data-do=instead]")
    await answer(page, "none")
    await page.fill("[data-number='0']", "81")
    await page.fill("[data-number='1']", "84")
    await answer(page, "next")
    await expect(page.locator("h2.ask")).to_have_text("Did Bo capture the fourth card of August?")
    await answer(page, "true", "write-down")
    await page.wait_for_selector("[data-deal='1']", timeout=PATIENCE)
    assert await totals(page) == [-148, 224, -76]


async def test_hh_714_dekiyaku_and_points_of_a_classic_deal(visit: Visit) -> None:
    page = await visit.person("phone")
    await open_pad(page, "hachihachi", 3, preset="classic")
    await answer(page, "none", "look", "none", "exhausted")
    await page.tap("[data-do=instead]")
    await answer(page, "0", "next")
    await page.click("text=Blue ribbons")
    await answer(page, "next")
    await page.fill("[data-number='0']", "93")
    await page.fill("[data-number='1']", "91")
    await answer(page, "next")
    await expect(page.locator(".payments")).to_contain_text("Card points, Aya: 93 − 88 = +5")
    await answer(page, "write-down")
    await page.wait_for_selector("[data-deal='1']", timeout=PATIENCE)
    assert [one - 60 for one in await totals(page)] == [88, -39, -50]


async def test_declared_points_are_offered_instead_of_cards(visit: Visit) -> None:
    page = await visit.person("phone")
    await open_pad(page, "800", 4)
    await page.tap("[data-do=instead]")
    await expect(page.locator("h2.ask")).to_have_text("Points declared")
    await page.tap("[data-do=instead]")
    await expect(page.locator("h2.ask")).to_have_text("Who declared something?")


async def test_what_is_tapped_stays_when_another_phone_notes_the_deal(visit: Visit) -> None:
    page = await visit.person("phone")
    await open_pad(page, "koikoi", 2)
    await answer(page, "stop", "0")
    await page.tap("[data-pick='1L']")
    facts = {"end": "stop", "by": 1, "captured": [None, "1L 3L 8L"], "koi": [0, 0]}
    await page.evaluate(NOTE, {"version": 0, "number": 1, "facts": facts})
    await expect(page.locator(".correcting")).to_contain_text("Deal 1 was noted on another phone")
    await expect(page.locator("[data-pick='1L']")).to_have_attribute("aria-pressed", "true")
    await page.tap("[data-pick='3L']")
    await answer(page, "next", "next")
    await expect(page.locator(".problem")).to_contain_text("KK-501")  # and the cards are open again
    await page.tap("[data-pick='8L']")
    await expect(page.locator(".noting .prompt")).to_contain_text("Three lights, 6 points")
    await answer(page, "next", "write-down")
    await page.wait_for_selector("[data-deal='1']", timeout=PATIENCE)
    assert await totals(page) == [6, 0]
    await page.tap("[data-deal='1']")
    await page.tap("[data-do=strike]")
    await page.wait_for_selector("[data-deal='1']", state="detached", timeout=PATIENCE)
    assert await totals(page) == [0, 0]


NOTE = """async (noted) => {
  const answer = await fetch(`/api${location.pathname.replace('/pad/', '/pads/')}/deals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-pad-key': location.hash.slice(1) },
    body: JSON.stringify(noted),
  });
  if (!answer.ok) throw new Error(await answer.text());
}"""


async def test_every_payment_on_the_sheet_opens_its_rule_and_the_match_has_a_chart(
    visit: Visit,
) -> None:
    page = await visit.person("phone")
    async for name, shown in pads(visit, page):
        if name == "pad-deal":
            await shown.locator("dialog .payments summary").first.click()
            await shown.locator("dialog .payments .rules dd").first.wait_for()
            break
    await page.keyboard.press("Escape")
    await page.locator("svg polyline").first.wait_for(state="attached")
