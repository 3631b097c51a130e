"""A Sphinx extension: the book in several languages.

English is the whole book; another language has a folder with pages of the same names, and is built
into a folder of its name. A page says in which other languages it is there, and a link from another
language to a page that only the English book has leads there.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from sphinx.application import Sphinx
from sphinx.util import logging

DOCS: Final = Path(__file__).parents[1]
WHOLE: Final = "en"
#: Each language in its own words.
NAMES: Final = {"en": "English", "sv": "Svenska", "ja": "日本語"}

#: A link upwards; out of a language's folder it leads to a page of the English book.
_UPWARDS: Final = re.compile(r"\]\(((?:\.\./)+)([\w/-]+)\.md(#[\w-]+)?\)")

log = logging.getLogger(__name__)


def source_of(page: str, tongue: str) -> Path:
    """Where a page is written."""
    return (DOCS if tongue == WHOLE else DOCS / tongue) / f"{page}.md"


def address_of(page: str, here: str, there: str) -> str:
    """The way from a page to the same page in another language."""
    up = "../" * (page.count("/") + (here != WHOLE))
    return f"{up}{'' if there == WHOLE else f'{there}/'}{page}.html"


def offer(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Tells the template of a page in which languages it is there."""
    here = app.config.language
    known = [tongue for tongue in NAMES if source_of(page, tongue).exists()]
    context["tongues"] = [
        (tongue, NAMES[tongue], "" if tongue == here else address_of(page, here, tongue))
        for tongue in (known if len(known) > 1 else [])
    ]


def lead_abroad(app: Sphinx, page: str, source: list[str]) -> None:
    """Makes links to the English book of another language's page."""
    if app.config.language == WHOLE:
        return

    def link(found: re.Match[str]) -> str:
        up, name, anchor = found[1], found[2], found[3] or ""
        if up.count("/") <= page.count("/"):
            return found[0]
        if not source_of(name, WHOLE).exists():
            log.warning("no such page: %s", found[0], location=page)
        return f"]({up}{name}.html{anchor}){{.external}}"

    source[0] = _UPWARDS.sub(link, source[0])


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("html-page-context", offer)
    app.connect("source-read", lead_abroad)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
