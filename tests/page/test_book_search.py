"""Whoever searches the book is told how much was found, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
import sphinx
from playwright.async_api import Browser

from tests.house.pages import DOCS

SPHINX: Final = Path(sphinx.__file__).parent

_FOUND: Final = """(found) => Documentation.ngettext(
    "Search finished, found one page matching the search query.",
    "Search finished, found ${resultCount} pages matching the search query.",
    found,
).replace("${resultCount}", found)"""


@pytest.mark.parametrize("language", ["en", "sv", "ja"])
async def test_a_search_says_how_much_it_found(browser: Browser, language: str) -> None:
    page = await browser.new_page()
    options = "var DOCUMENTATION_OPTIONS = {};"
    catalogue = SPHINX / "locale" / language / "LC_MESSAGES" / "sphinx.js"
    scripts = [SPHINX / "themes/basic/static/doctools.js", catalogue, DOCS / "_static/search.js"]
    await page.add_script_tag(content=options)
    for script in scripts:
        if language != "en" or script != catalogue:
            await page.add_script_tag(content=script.read_text("utf-8"))
    assert "7" in await page.evaluate(_FOUND, 7)
    assert await page.evaluate(_FOUND, 1)
    await page.close()
