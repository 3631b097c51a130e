"""`python -m tools.shots OUT` takes a picture of every page and every kind of decision.

Both sizes, both themes; further words choose among them: `python -m tools.shots OUT phone dark
koikoi`. A language may be given too: `ja`.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Final, Literal, TypeVar

from playwright.async_api import async_playwright
from tests.page.conftest import Server, launched
from tests.page.stations import WAYS
from tests.page.visit import Size, Visit

SIZES: Final[tuple[Size, ...]] = ("phone", "desk", "side")
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
#: What the pictures of a phone on its side show: the game that is laid out for it.
SIDE: Final = ("koikoi", "curtain")


async def take(out: Path, words: list[str]) -> None:
    """Takes all pictures that the words leave."""
    language = next((word for word in words if word in ("en", "sv", "ja")), "en")
    names = [word for word in words if word in {way.__name__ for way in WAYS}]
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            async with async_playwright() as playwright:
                browser = await launched(playwright)
                for size in chosen(SIZES, words):
                    for theme in chosen(THEMES, words):
                        visit = Visit(browser, server.address)
                        for way in WAYS:
                            if names and way.__name__ not in names:
                                continue
                            if size == "side" and way.__name__ not in SIDE:
                                continue
                            page = await visit.person(size, theme, language)
                            async for name, shown in way(visit, page):
                                path = out / f"{name}-{size}-{theme}-{language}.png"
                                await shown.screenshot(path=path)
                                print(path, flush=True)
                        await visit.leave()
                        for complaint in visit.complaints:
                            print(complaint, file=sys.stderr)
                await browser.close()
        finally:
            server.stop()


Word = TypeVar("Word", bound=str)


def chosen(all_of_them: tuple[Word, ...], words: list[str]) -> list[Word]:
    """Those that are named, else all."""
    return [one for one in all_of_them if one in words] or list(all_of_them)


def main() -> None:
    """Reads the command line."""
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    asyncio.run(take(Path(sys.argv[1]), sys.argv[2:]))


if __name__ == "__main__":
    main()
