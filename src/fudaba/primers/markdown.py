"""A primer's Markdown as nodes: headings, paragraphs, lists, tables, and the blocks it asks for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from fudaba.locale import Language, word
from fudaba.primers.directives import ANSWER, DIRECTIVES, MORE
from fudaba.primers.measured import quoted
from fudaba.primers.node import Node, el

#: A block's name and argument, as they stand behind the fence.
FENCE: Final = re.compile(r"\{(\w+)\}\s*(.*)")
#: A measured figure in a sentence.
NUMBER: Final = re.compile(r"\{number\}`([^`]+)`")
#: Rules that a sentence rests on: `[KK-601]`, `[KK-302, KK-315]`.
RULES: Final = re.compile(r"\[((?:[A-Z0-9]{2}-R?\d+)(?:, [A-Z0-9]{2}-R?\d+)*)\]")

_TAGS: Final = {
    "paragraph": "p",
    "bullet_list": "ul",
    "ordered_list": "ol",
    "list_item": "li",
    "strong": "strong",
    "em": "em",
    "table": "table",
    "thead": "thead",
    "tbody": "tbody",
    "tr": "tr",
    "th": "th",
    "td": "td",
    "blockquote": "blockquote",
}


def nodes(text: str, language: Language) -> list[Node]:
    """The blocks of a Markdown text."""
    found = Reader(language).children(_tree(with_figures(text, language)))
    return [node for node in found if isinstance(node, Node)]


def with_figures(text: str, language: Language) -> str:
    """The text with every measured figure in its place."""
    return NUMBER.sub(lambda found: quoted(found[1], language), text)


def inline(text: str, language: Language) -> list[Node | str]:
    """One line of Markdown."""
    reader = Reader(language)
    return [
        piece
        for block in _tree(with_figures(text, language)).children
        for piece in reader.children(block)
    ]


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"typographer": False}).enable("table")


def _tree(text: str) -> SyntaxTreeNode:
    return SyntaxTreeNode(_parser().parse(text))


class Reader:
    """Turns what the Markdown parser found into nodes."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def children(self, node: SyntaxTreeNode) -> list[Node | str]:
        """What stands in a node."""
        return [piece for child in node.children for piece in self.read(child)]

    def read(self, node: SyntaxTreeNode) -> list[Node | str]:
        """One node as pieces."""
        match node.type:
            case "text":
                return self._ruled(node.content)
            case "softbreak" | "hardbreak":
                # Japanese has no spaces between its lines.
                return [""] if self.language == "ja" else [" "]
            case "inline":
                return self.children(node)
            case "code_inline":
                return [el("code", "", node.content)]
            case "fence":
                return [self._block(node)]
            case "heading":
                return [el(node.tag, "", *self.children(node))]
            case "link":
                address = str(node.attrs["href"])
                return [el("a", "", *self.children(node), href=address)]
            case "paragraph" if node.hidden:
                return self.children(node)
            case "ordered_list":
                return [el("ol", self._kind(node), *self.children(node))]
            case "bullet_list":
                return [el("ul", "points", *self.children(node))]
            case kind:
                return [el(_TAGS[kind], "", *self.children(node))]

    def _kind(self, node: SyntaxTreeNode) -> str:
        """A list of questions with folded answers, or of steps."""
        folded = any(one.type == "fence" and ANSWER in one.info for one in node.walk())
        return "quiz" if folded else "lesson-steps"

    def _block(self, node: SyntaxTreeNode) -> Node:
        found = FENCE.fullmatch(node.info.strip())
        assert found is not None, node.info
        name, argument = found.groups()
        if name == ANSWER:
            title = el("summary", "", word("primer.answer", self.language))
            return el("details", "", title, *self.children(_tree(node.content)))
        if name == MORE:
            title = el("summary", "", *inline(argument, self.language))
            return el("details", "more", title, *self.children(_tree(node.content)))
        return drawn(name, argument, node.content.splitlines(), self.language)

    def _ruled(self, text: str) -> list[Node | str]:
        """A text in which rules that are named are links."""
        pieces: list[Node | str] = []
        end = 0
        for found in RULES.finditer(text):
            pieces += [text[end : found.start()], rule_links(found[1].split(", "))]
            end = found.end()
        return [piece for piece in [*pieces, text[end:]] if piece]


def rule_links(rules: Sequence[str]) -> Node:
    """Small links to rules."""
    links: list[Node | str] = []
    for rule in rules:
        links += [", ", el("a", "rule", rule, href=f"#{rule}", data_rule=rule)]
    return el("small", "", *links[1:])


def drawn(name: str, argument: str, lines: list[str], language: Language) -> Node:
    """A block by its name."""
    return DIRECTIVES[name](argument, lines, language, lambda text: inline(text, language))
