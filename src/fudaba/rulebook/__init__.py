"""The rulebooks: packaged Markdown in which every rule has its id.

A rule is a list item or a table row that begins with its id in bold. Ledger entries, tests and
`fudaba rules` all point to these ids. The English books are the whole shelf; another language has
a folder with the same names, and the same rules in the same order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

_RULE = re.compile(r"^(?:- |\| *)?\*\*([A-Z0-9]{2}-R?\d+)\*\*(.*)$")
_HEADING = re.compile(r"^#+ ")

#: The language in which every book there is exists.
WHOLE: Final = "en"

#: How a sentence ends that points to the table below it; Japanese has a colon of its own.
_COLONS = (":", "\uff1a")

#: A table begins with the line of its headings and the line below them.
_HEAD = 2


@dataclass(frozen=True)
class Rule:
    """One rule: its id, the section it stands in, and its text as Markdown.

    A text that ends in a colon has the table that it speaks of after it.
    """

    id: str
    section: str
    text: str
    #: Where the rule is a row of a table: the head of the table, and the row.
    head: tuple[str, ...] = ()
    row: str = ""

    @property
    def prefix(self) -> str:
        """The letters of the id, which say whose rule it is."""
        return self.id.partition("-")[0]


@dataclass(frozen=True)
class Section:
    """A heading, and under it paragraphs, lists and tables, each as its lines."""

    heading: str
    blocks: tuple[tuple[str, ...], ...]

    @property
    def title(self) -> str:
        return self.heading.lstrip("# ")

    def rules(self) -> Iterator[Rule]:
        """The rules of the section, in order."""
        for place, block in enumerate(self.blocks):
            after = self.blocks[place + 1] if place + 1 < len(self.blocks) else ()
            for line in block:
                found = _RULE.match(line)
                if found is None:
                    continue
                if line.startswith("|"):
                    head = block[:_HEAD]
                    yield Rule(found[1], self.title, _cells(head[0], line), head, line)
                else:
                    yield Rule(found[1], self.title, _with_table(found[2].strip(), after))


@dataclass(frozen=True)
class Rulebook:
    """A rulebook, section by section; one book may be shared by several games."""

    sections: tuple[Section, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule, in order."""
        return tuple(rule for section in self.sections for rule in section.rules())

    @property
    def text(self) -> str:
        """The whole book as Markdown."""
        parts = [
            part
            for section in self.sections
            for part in (section.heading, *("\n".join(block) for block in section.blocks))
        ]
        return "\n\n".join(part for part in parts if part) + "\n"

    def rule(self, rule_id: str) -> Rule | None:
        """The rule with this id."""
        return next((rule for rule in self.rules if rule.id == rule_id), None)

    def search(self, words: str) -> list[Rule]:
        """The rules that hold all the words, in any case."""
        wanted = words.lower().split()
        return [
            rule
            for rule in self.rules
            if all(part in f"{rule.id} {rule.section} {rule.text}".lower() for part in wanted)
        ]

    def concerning(
        self, prefixes: Iterable[str], game: str, others: Iterable[str], as_in: str = "{game}"
    ) -> Rulebook:
        """What concerns one of the games that share the book.

        Rules of other games are left out, and so are sections that have no other rules; of the
        sections without rules those that are headed by the names of other games. The section of
        a game whose rules hold here too is headed by `as_in`.
        """
        own = set(prefixes)
        kept = (_for_game(section, own, game, others, as_in) for section in self.sections)
        return Rulebook(tuple(section for section in kept if section is not None))


def _for_game(
    section: Section, own: set[str], game: str, others: Iterable[str], as_in: str
) -> Section | None:
    rules = list(section.rules())
    strange = {rule.id for rule in rules if rule.prefix not in own}
    if rules and len(strange) == len(rules):
        return None
    named = set(re.findall(r"\w+", section.title.lower()))
    if not rules and named & set(others) and game not in named:
        return None
    blocks = (
        tuple(line for line in block if not _is_of(line, strange)) for block in section.blocks
    )
    heading = section.heading
    if section.title.lower() in {other for other in others if other != game}:
        heading = heading.replace(section.title, as_in.format(game=section.title))
    return Section(heading, tuple(block for block in blocks if block))


def _is_of(line: str, ids: set[str]) -> bool:
    found = _RULE.match(line)
    return found is not None and found[1] in ids


def _cells(headings: str, line: str) -> str:
    """A table row after its id, each cell with the heading of its column."""
    pairs = zip(_split(headings)[1:], _split(line)[1:], strict=False)
    return "; ".join(f"{heading}: {cell}" if heading else cell for heading, cell in pairs if cell)


def _split(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _with_table(text: str, after: tuple[str, ...]) -> str:
    """A rule's text, with the table below it where the text points to one."""
    if text.endswith(_COLONS) and after and after[0].startswith("|"):
        return "\n".join((text, "", *after))
    return text


#: Where the books are; those of packages that bring a game come after ours.
_SHELVES: Final[list[Traversable]] = [files(__name__)]


def bring(package: str) -> None:
    """Adds the books in the folder `rulebook` of a package, where it has one."""
    shelf = files(package) / "rulebook"
    if shelf.is_dir() and shelf not in _SHELVES:
        _SHELVES.append(shelf)


def give_back(package: str) -> None:
    """Takes the books that a package brought away again."""
    shelf = files(package) / "rulebook"
    if shelf in _SHELVES:
        _SHELVES.remove(shelf)
        rulebook.cache_clear()


@cache
def rulebook(name: str, language: str = WHOLE) -> Rulebook:
    """The rulebook of that name, in English where the language does not have it;
    FileNotFoundError where there is none."""
    spoken = language if name in names(language) else WHOLE
    places = [shelf / spoken / f"{name}.md" for shelf in _SHELVES]
    book = next((place for place in places if place.is_file()), places[0])
    text = book.read_text(encoding="utf-8")
    sections: list[Section] = []
    heading = ""
    blocks: list[tuple[str, ...]] = []
    for block in re.split(r"\n\n+", text.strip("\n")):
        if _HEADING.match(block):
            sections.append(Section(heading, tuple(blocks)))
            heading, blocks = block, []
        else:
            blocks.append(tuple(block.split("\n")))
    sections.append(Section(heading, tuple(blocks)))
    return Rulebook(tuple(section for section in sections if section.heading or section.blocks))


def names(language: str = WHOLE) -> list[str]:
    """The rulebooks there are in a language."""
    spoken = [shelf / language for shelf in _SHELVES if (shelf / language).is_dir()]
    entries = [entry.name for folder in spoken for entry in folder.iterdir()]
    return sorted(name[:-3] for name in entries if name[-3:] == ".md")
