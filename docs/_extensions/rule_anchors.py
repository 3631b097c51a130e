"""A Sphinx extension: every rule has an anchor of its own id, and every id that a page names
leads there, and the book's index and its search find the rule by it.

So `koikoi.html#KK-601` is that rule. Where a rule is stated, its id stands in bold at the
beginning of a list item or of a row; anywhere else it is a mention.
"""

from __future__ import annotations

import re
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

from fudaba.games.registry import names, spec

#: The page of each book, by the letters of its rules.
PAGES = {prefix: spec(name).rulebook for name in names() for prefix in spec(name).prefixes}
#: Between words of Japanese there is no space.
RULE = re.compile(rf"(?<![\w-])(?:{'|'.join(PAGES)})-R?\d+(?![\w-])", re.ASCII)

#: Where an id is not a mention of its rule.
APART = (nodes.reference, nodes.literal, nodes.literal_block, nodes.title)


class Anchors(SphinxTransform):
    """Gives the id of a stated rule as the anchor of the place where it stands."""

    default_priority = 500

    def apply(self, **kwargs: Any) -> None:
        for strong in list(self.document.findall(nodes.strong)):
            text = strong.astext()
            if RULE.fullmatch(text) and strong.parent.astext().startswith(text):
                strong["ids"].append(text)
                entry = ("single", text, text, "main", None)
                strong.parent.insert(0, addnodes.index(entries=[entry]))


def lead(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Turns each mention of a rule into a link to it."""
    for text in list(doctree.findall(nodes.Text)):
        stated = isinstance(text.parent, nodes.strong) and text.parent["ids"]
        if stated or _within(text, APART) or not RULE.search(text):
            continue
        text.parent.replace(text, list(_linked(app, docname, text)))


def _within(node: nodes.Node, kinds: tuple[type, ...]) -> bool:
    above = node.parent
    while above is not None:
        if isinstance(above, kinds):
            return True
        above = above.parent
    return False


def _linked(app: Sphinx, docname: str, text: str) -> list[nodes.Node]:
    parts: list[nodes.Node] = []
    end = 0
    for found in RULE.finditer(text):
        page = PAGES[found[0].partition("-")[0]]
        target = app.builder.get_relative_uri(docname, page) if page != docname else ""
        parts += [nodes.Text(text[end : found.start()])]
        link = nodes.reference("", found[0], refuri=f"{target}#{found[0]}", internal=True)
        link["classes"].append("rule")
        parts += [link]
        end = found.end()
    return [*parts, nodes.Text(text[end:])]


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_transform(Anchors)
    app.connect("doctree-resolved", lead)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
