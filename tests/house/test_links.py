"""What README and book lead to is there, in the sources too; and the book's own check sees it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.book import broken

from tests.house.pages import DOCS, ROOT

PAGES = (*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md")))
LINK = re.compile(r"(?:\]\(|(?:href|src|srcset)=\")([^)\s\"]+)")
FENCED = re.compile(r"^```.*?^```", re.M | re.S)


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as they are made from their words."""
    titles = re.findall(r"^#+ (.+)$", FENCED.sub("", page.read_text("utf-8")), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    """Followed in the sources, as somebody reads them who has built nothing."""
    for link in LINK.findall(FENCED.sub("", page.read_text("utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, fragment = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not fragment or fragment in anchors(target), link


def test_what_a_page_includes_is_there() -> None:
    quoted = re.compile(r"^```\{(?:include|literalinclude|image)\} (\S+)$", re.M)
    found = [(page, name) for page in PAGES for name in quoted.findall(page.read_text("utf-8"))]
    assert len(found) > 15
    assert [name for page, name in found if not (page.parent / name).exists()] == []


def test_pictures_stay_small() -> None:
    """All of them together: whoever clones the project clones them too."""
    assert sum(file.stat().st_size for file in (DOCS / "images").iterdir()) < 1_500_000


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "sv").mkdir()
    (tmp_path / "koikoi.html").write_text('<p><b id="KK-601">x</b> <a href="#KK-602">y</a></p>')
    (tmp_path / "sv" / "index.html").write_text(
        '<a href="../koikoi.html#KK-601">1</a> <a href="../koikoi.html#KK-603">2</a>'
        '<img src="../table.webp"> <a href="https://example.org/none">3</a> <a href="#">4</a>'
    )
    assert list(broken(tmp_path)) == [
        "koikoi.html: #KK-602",
        "sv/index.html: ../koikoi.html#KK-603",
        "sv/index.html: ../table.webp",
    ]
