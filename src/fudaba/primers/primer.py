"""A primer as one article: its head, then a section for each heading.

The steps of a deal that is walked through lie side by side, in a strip that one draws past: so a
primer is a few screens long, and what belongs to a step stands under its picture.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
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
        *(
            el("section", "", *_parted(name, section, language), id=name)
            for name, section in zip(names, rest, strict=True)
        ),
    )
    return Primer(game, language, plain(title), article)


def _spaced(links: list[Node]) -> list[Node | str]:
    return [piece for link in links for piece in (link, " ")][:-1]


def _led(head: list[Node]) -> list[Node]:
    """The head, its paragraphs as the lead."""
    return [el("p", "lead", *node.children) if node.tag == "p" else node for node in head]


def _sections(blocks: list[Node], heading: str = "h2") -> list[list[Node]]:
    sections: list[list[Node]] = [[]]
    for block in blocks:
        if block.tag == heading:
            sections.append([])
        sections[-1].append(block)
    return sections


def _parted(name: str, section: list[Node], language: Language) -> list[Node]:
    """A section with its parts: steps with a picture each in a strip, others one by one."""
    (head, *parts) = _sections(section, "h3")
    if not parts:
        return head
    if not all(_has_picture(part) for part in parts):
        return [*head, *(el("div", "part", *part) for part in parts)]
    told = word("primer.steps", language)
    links = [
        el("a", "", str(number), href=f"#{name}-{number}", aria_label=plain(part[0]))
        for number, part in enumerate(parts, 1)
    ]
    steps = (
        el("li", "", *_step(part), onward, id=f"{name}-{number}", tabindex="-1")
        for (number, part), onward in zip(enumerate(parts, 1), _onward(name, parts), strict=True)
    )
    strip = el("ol", "deal-strip", *steps, aria_label=told, tabindex="0", role="list")
    return [*head, el("nav", "deal-steps", *_spaced(links), aria_label=told), strip]


def _onward(name: str, parts: list[list[Node]]) -> Iterator[Node | None]:
    """After each step a link to the next, by its heading."""
    for number, part in enumerate(parts[1:], 2):
        yield el("p", "onward", el("a", "", *part[0].children, " →", href=f"#{name}-{number}"))
    yield None


def _step(part: list[Node]) -> list[Node]:
    """A step's heading, and its pictures, each with what is told of it."""
    pieces: list[Node] = []
    told: list[Node] = []
    for block in part:
        if block.tag in ("h3", "figure"):
            pieces += [el("div", "told", *told)] if told else []
            pieces.append(block)
            told = []
        else:
            told.append(block)
    return [*pieces, el("div", "told", *told)] if told else pieces


def _has_picture(part: list[Node]) -> bool:
    return any(one.tag == "figure" for block in part for one in block.all())


@cache
def section_names(game: str) -> tuple[str, ...]:
    """The anchors of the sections, the same in every language: from the English headings."""
    titles = re.findall(r"^## (.+)$", source(game, "en"), re.M)
    return tuple(re.sub(r"\W+", "-", title.lower()).strip("-") for title in titles)
