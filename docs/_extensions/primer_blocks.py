"""A Sphinx extension: what a primer's text asks for, drawn in the book as on the page.

The blocks are those of `fudaba.primers`; cards are files of their own beside the pages. The page
`learn/GAME` is the primer of that game; what its file says is for whoever reads the sources.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from rule_anchors import PAGES
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective, SphinxRole

from fudaba.drawing import PACKS, back_svg, card_svg, codes
from fudaba.drawing.card import NAMES
from fudaba.locale import word
from fudaba.primers.directives import ANSWER, DIRECTIVES, MORE
from fudaba.primers.markdown import drawn
from fudaba.primers.measured import quoted
from fudaba.primers.node import html
from fudaba.primers.primer import source as primer_source

#: Where the pictures of the cards lie in the built book.
CARDS = "_static/cards"
STYLES = Path(__file__).parents[2] / "src/fudaba/web/static/css"


def read_primer(app: Sphinx, page: str, source: list[str]) -> None:
    """Puts the primer of a game where its page is."""
    folder, _, game = page.rpartition("/")
    if folder == "learn":
        source[0] = primer_source(game, app.config.language)


class Block(SphinxDirective):
    """A picture, some cards, a list of sets, measured figures."""

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        name = self.env.docname
        argument = self.arguments[0] if self.arguments else ""
        told = drawn(self.name, argument, list(self.content), self.config.language)
        up = "../" * name.count("/")

        def picture(pack: str, code: str) -> str:
            return f"{up}{CARDS}/{pack}/{NAMES.get(code, code)}.svg"

        def rule(id: str) -> str:
            page = PAGES[id.partition("-")[0]]
            return f"#{id}" if page == name else f"{up}{page}.html#{id}"

        shown = html(told, picture, rule)
        return [nodes.raw("", f'<div class="drawn">{shown}</div>', format="html")]


class Folded(SphinxDirective):
    """The answer to a question, or what one may read beyond the lesson."""

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        title = self.arguments[0] if self.arguments else word("primer.answer", self.config.language)
        inside = nodes.container(classes=[self.name])
        self.state.nested_parse(self.content, self.content_offset, inside)
        opening = f"<details><summary>{escape(title)}</summary>"
        return [
            nodes.raw("", opening, format="html"),
            inside,
            nodes.raw("", "</details>", format="html"),
        ]


class Number(SphinxRole):
    """A measured figure in a sentence."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        return [nodes.Text(quoted(self.text, self.config.language))], []


def write_cards(app: Sphinx, error: Exception | None) -> None:
    """The cards, and the style of the pictures, beside the built pages."""
    if error is not None or app.builder.format != "html":
        return
    static = Path(app.outdir) / "_static"
    for pack in PACKS:
        folder = static / "cards" / pack
        folder.mkdir(parents=True, exist_ok=True)
        for code in codes(pack):
            (folder / f"{NAMES.get(code, code)}.svg").write_text(card_svg(pack, code), "utf-8")
        (folder / "back.svg").write_text(back_svg(pack), "utf-8")
    (static / "primer.css").write_text(_style(), "utf-8")


def _style() -> str:
    """The page's style of cards and primers, for what is drawn and for nothing else: nested, since
    layers would give way to the theme's rules."""
    tokens, card, primer = (
        re.sub(r"@layer \w+ {", "@media all {", (STYLES / f"{name}.css").read_text("utf-8"))
        for name in ("tokens", "card", "primer")
    )
    bare = (
        ":where(ul, ol, dl, li, dt, dd, p, figure, h3) { margin: 0; padding: 0; list-style: none; }"
    )
    return f"{tokens}\n.drawn {{\n{bare}\n{card}\n{primer}\n}}\n"


def setup(app: Sphinx) -> dict[str, Any]:
    """Tells Sphinx about the blocks."""
    blocks: Callable[..., None] = app.add_directive
    for name in DIRECTIVES:
        blocks(name, type(name, (Block,), {}))
    blocks(ANSWER, Folded)
    blocks(MORE, Folded)
    app.add_role("number", Number())
    # Before anybody else looks at the text.
    app.connect("source-read", read_primer, priority=100)
    app.connect("build-finished", write_cards)
    app.add_css_file("primer.css")
    app.add_css_file("book.css")
    return {"parallel_read_safe": True, "parallel_write_safe": True}
