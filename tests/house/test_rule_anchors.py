"""In the book every rule has an anchor of its own id, and every link to a rule leads to one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fudaba.games.registry import NAMES, spec
from fudaba.rulebook import names, rulebook
from tests.house.pages import DOCS

#: The pages that hold a rulebook.
BOOKS = sorted({spec(name).rulebook for name in NAMES})


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The pages with the rulebooks, as Sphinx builds them."""
    out = tmp_path_factory.mktemp("book")
    only = ",".join(f"{book}.md" for book in BOOKS)
    settings = ("-D", f"include_patterns={only}", "-D", f"root_doc={BOOKS[0]}")
    subprocess.run(
        [sys.executable, "-m", "sphinx", "-Q", "-E", "-b", "html", *settings, str(DOCS), str(out)],
        check=True,
    )
    return {book: (out / f"{book}.html").read_text("utf-8") for book in BOOKS}


def anchors(page: str) -> list[str]:
    return re.findall(r'<strong id="([^"]+)">', page)


@pytest.mark.parametrize("book", names())
def test_every_rule_has_an_anchor(book: str, pages: dict[str, str]) -> None:
    assert anchors(pages[book]) == [rule.id for rule in rulebook(book).rules]


@pytest.mark.parametrize("book", names())
def test_every_mention_of_a_rule_leads_to_it(book: str, pages: dict[str, str]) -> None:
    links = re.findall(r'<a class="[^"]*" href="([^"#]*)#(\w\w-R?\d+)">([^<]*)</a>', pages[book])
    assert len(links) > len(rulebook(book).rules) / 2
    for page, rule, shown in links:
        assert shown == rule
        assert rule in anchors(pages[Path(page).stem if page else book])
