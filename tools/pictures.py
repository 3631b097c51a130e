"""`python -m tools.pictures` takes the pictures of the book: the terminal's, then the page's.

They are small: SVG without fonts of others, and WebP. `terminal` or `page` after it takes only
those.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from typing import Final, Literal

from tests.page.player import act, play_until, settled
from tests.page.visit import Visit

import fudaba
from fudaba.bots.registry import bot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.locale import LANGUAGES, Language, word
from fudaba.terminal.app import TableApp

IMAGES: Final = Path(__file__).parents[1] / "docs" / "images"
#: How large the terminal is, in signs.
SIGNS: Final = (96, 30)
QUALITY: Final = 78
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
#: The deals that are shown.
SEED: Final = 3
PAGE_SEED: Final = 11
#: A card of the hand that takes something, and the moment when there is one.
TAKER: Final = ".hand button.card.up:enabled"
TAKES: Final = f"() => document.querySelectorAll('{TAKER}').length > 1"


def halfway(seed: int, moves: int) -> Match:
    """A match of Koi-Koi in which some moves are made and the first seat is to play a card."""
    match, player, rng = fudaba.game("koikoi").new(seed), bot("greedy", "koikoi"), Rng(seed)
    while moves > 0 or match.to_play != 0 or match.text(match.legal_actions()[0])[:4] != "play":
        match.apply(player.choose(match, rng))
        moves -= 1
    return match


async def terminal(language: Language) -> None:
    """The table in a terminal."""
    names = [word("scene.you", language), word("bots.name.greedy", language)]
    app = TableApp(halfway(SEED, 9), names, 0, {1: bot("greedy", "koikoi")}, language)
    async with app.run_test(size=SIGNS) as pilot:
        await app.ready.wait()
        await pilot.pause()
        drawn = app.export_screenshot(title="fudaba play koikoi")
    # No file of another site, and the faces of the reader's own machine.
    drawn = re.sub(r"@font-face \{.*?\}\s*", "", drawn, flags=re.S)
    drawn = drawn.replace("Fira Code", "ui-monospace, Menlo, Consolas")
    (IMAGES / f"terminal-{language}.svg").write_text(drawn, "utf-8")


async def page() -> None:
    """The page, light and dark."""
    from playwright.async_api import async_playwright
    from tests.page.conftest import Server, launched

    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            async with async_playwright() as playwright:
                browser = await launched(playwright)
                for theme in THEMES:
                    visit = Visit(browser, server.address)
                    await take(visit, theme)
                    await visit.leave()
                await browser.close()
        finally:
            server.stop()


async def take(visit: Visit, theme: Literal["light", "dark"]) -> None:
    """All pictures of the page in a theme."""
    shown = await visit.person("desk", theme)
    await shown.locator(".games li").nth(7).wait_for()
    await shown.wait_for_load_state("networkidle")
    keep(await shown.screenshot(), f"home-{theme}")
    for language in LANGUAGES:
        shown = await visit.person("desk", theme, language)
        await visit.sit(shown, "koikoi", "bot greedy", seed=PAGE_SEED, hints=True)
        for _ in range(5):
            await act(shown)
        await play_until(shown, TAKES)
        await shown.locator(TAKER).last.click()
        keep(await shown.screenshot(), f"table-{theme}-{language}")
    shown = await visit.person("phone", theme)
    await visit.sit(shown, "hachihachi", *["bot greedy"] * 3, seed=4)
    for _ in range(5):
        await act(shown)
    await settled(shown)
    keep(await shown.screenshot(), f"phone-{theme}")


def keep(png: bytes, name: str) -> None:
    """Writes a picture as WebP."""
    from PIL import Image

    with Image.open(BytesIO(png)) as picture:
        picture.convert("RGB").save(IMAGES / f"{name}.webp", quality=QUALITY, method=6)


def main() -> None:
    """Reads the command line."""
    wanted = sys.argv[1:] or ["terminal", "page"]
    IMAGES.mkdir(exist_ok=True)
    if "terminal" in wanted:
        for language in LANGUAGES:
            asyncio.run(terminal(language))
    if "page" in wanted:
        asyncio.run(page())
    for file in sorted(IMAGES.iterdir()):
        print(file.name, file.stat().st_size)


if __name__ == "__main__":
    main()
