"""`python -m tools.book OUT` builds the book in its three languages, and follows every link in it.

Links between pages, to anchors, to pictures and from one language to another must lead somewhere;
every rule of every rulebook must have an anchor of its own id in every language.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from fudaba.games.registry import names, spec
from fudaba.locale import LANGUAGES
from fudaba.rulebook import rulebook

DOCS: Final = Path(__file__).parents[1] / "docs"
WHOLE: Final = "en"


class Page(HTMLParser):
    """What a page has: anchors, links, and the languages it offers."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.tongues: set[str] = set()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if found := given.get("id"):
            self.anchors.add(found)
        for name in ("href", "src"):
            if address := given.get(name):
                self.links.append(address)
        if given.get("rel") == "alternate" and (tongue := given.get("hreflang")):
            self.tongues.add(tongue)


def build(out: Path) -> bool:
    """Builds all languages side by side; whether none of them complained."""
    for left_over in out.rglob("*.html"):
        left_over.unlink()
    command = [sys.executable, "-m", "sphinx", "-W", "-q", "-E", "-b", "html", "-c", str(DOCS)]
    running = []
    for tongue in LANGUAGES:
        of = [str(DOCS), str(out)]
        if tongue != WHOLE:
            of = ["-t", tongue, str(DOCS / tongue), str(out / tongue)]
        running.append(subprocess.Popen([*command, *of]))
    codes = [one.wait() for one in running]
    return not any(codes)


def broken(out: Path) -> Iterator[str]:
    """Every link of the built book that leads nowhere."""
    pages = {path.resolve(): Page(path) for path in sorted(out.rglob("*.html"))}
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            where = f"{path.relative_to(out.resolve())}: {link}"
            if not target.is_file():
                yield where
            elif parts.fragment and target in pages and target.suffix == ".html":
                # `#` alone is the top; the icons of the theme are in the page itself.
                if unquote(parts.fragment) not in pages[target].anchors:
                    yield where


def missing_rules(out: Path) -> Iterator[str]:
    """Rules without an anchor on the page of their book, and books that do not lead to them."""
    for tongue in LANGUAGES:
        folder = out if tongue == WHOLE else out / tongue
        for book in sorted({spec(name).rulebook for name in names()}):
            page, rules = Page(folder / f"{book}.html"), rulebook(book, tongue).rules
            for rule in rules:
                if rule.id not in page.anchors:
                    yield f"{tongue}/{book}.html: no anchor {rule.id}"
            mentions = {link.partition("#")[2] for link in page.links} & {rule.id for rule in rules}
            if len(mentions) < len(rules) / 4:
                yield f"{tongue}/{book}.html: mentions of rules do not lead to them"


def silent(out: Path) -> Iterator[str]:
    """Pages that are there in several languages and do not say so."""
    for tongue in LANGUAGES:
        if tongue == WHOLE:
            continue
        for source in sorted((DOCS / tongue).rglob("*.md")):
            name = source.relative_to(DOCS / tongue).with_suffix(".html")
            for folder, own in ((out / tongue, tongue), (out, WHOLE)):
                others = {one for one in (WHOLE, tongue) if one != own}
                if not others <= Page(folder / name).tongues:
                    yield f"{own}/{name}: does not lead to {', '.join(others)}"


def main() -> None:
    """Reads the command line."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    out = Path(sys.argv[1])
    if not build(out):
        sys.exit(1)
    complaints = [*broken(out), *missing_rules(out), *silent(out)]
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    if complaints:
        sys.exit(f"{len(complaints)} links of the book lead nowhere")


if __name__ == "__main__":
    main()
