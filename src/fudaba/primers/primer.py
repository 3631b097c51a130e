"""A primer as one article: its head, then a section for each heading."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from msgspec import Struct

from fudaba.games.registry import home
from fudaba.locale import Language, word
from fudaba.primers.markdown import nodes
from fudaba.primers.node import Node, el, plain


class Primer(Struct, frozen=True):
    """A primer in a language."""

    game: str
    language: Language
    title: str
    article: Node

    @property
    def text(self) -> str:
        """All of it in words, the pictures described."""
        return plain(self.article)


def source(game: str, language: Language) -> str:
    """The Markdown of a primer; FileNotFoundError where there is none."""
    folder = files(home(game).package) / "primers" / language
    return (folder / f"{game}.md").read_text("utf-8")


def has_primer(game: str, language: Language) -> bool:
    """Whether there is one."""
    folder = files(home(game).package) / "primers" / language
    return (folder / f"{game}.md").is_file()


@cache
def primer(game: str, language: Language) -> Primer:
    """The primer of a game."""
    sections = _sections(nodes(source(game, language), language))
    (head, *rest) = sections
    names = section_names(game)
    assert len(rest) == len(names), f"{language}/{game}.md has other sections than en/{game}.md"
    title = next(node for node in head if node.tag == "h1")
    links = [
        el("a", "", plain(section[0]), href=f"#{name}")
        for name, section in zip(names, rest, strict=True)
    ]
    nav = el("nav", "", *(_spaced(links)), aria_label=word("primer.in_this", language))
    article = el(
        "article",
        "lesson",
        el("header", "", *_led(head), nav),
        *(el("section", "", *section, id=name) for name, section in zip(names, rest, strict=True)),
    )
    return Primer(game, language, plain(title), article)


def _spaced(links: list[Node]) -> list[Node | str]:
    return [piece for link in links for piece in (link, " ")][:-1]


def _led(head: list[Node]) -> list[Node]:
    """The head, its paragraphs as the lead."""
    return [el("p", "lead", *node.children) if node.tag == "p" else node for node in head]


def _sections(blocks: list[Node]) -> list[list[Node]]:
    sections: list[list[Node]] = [[]]
    for block in blocks:
        if block.tag == "h2":
            sections.append([])
        sections[-1].append(block)
    return sections


@cache
def section_names(game: str) -> tuple[str, ...]:
    """The anchors of the sections, the same in every language: from the English headings."""
    titles = re.findall(r"^## (.+)$", source(game, "en"), re.M)
    return tuple(re.sub(r"\W+", "-", title.lower()).strip("-") for title in titles)
