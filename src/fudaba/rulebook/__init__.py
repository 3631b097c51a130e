"""The rulebooks: packaged Markdown in which every rule has its id.

A rule is a list item or a table row that begins with its id in bold. Ledger entries, tests and
`fudaba rules` all point to these ids.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

_RULE = re.compile(r"^(?:- |\| *)?\*\*([A-Z0-9]{2}-R?\d+)\*\*(.*)$")


@dataclass(frozen=True)
class Rule:
    """One rule: its id, the section it stands in, and its text as Markdown."""

    id: str
    section: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """A rulebook: its whole text, and its rules in order."""

    text: str
    rules: tuple[Rule, ...]

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


@cache
def rulebook(name: str) -> Rulebook:
    """The rulebook of that name; FileNotFoundError where there is none."""
    text = (files(__name__) / f"{name}.md").read_text(encoding="utf-8")
    rules: list[Rule] = []
    section = ""
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.lstrip("# ")
        elif found := _RULE.match(line):
            rules.append(Rule(found[1], section, _cells(line, found[2])))
    return Rulebook(text, tuple(rules))


def _cells(line: str, rest: str) -> str:
    """The text after the id; in a table row the other cells, joined."""
    if not line.startswith("|"):
        return rest.strip()
    cells = [cell.strip() for cell in rest.strip().strip("|").split("|")]
    return "; ".join(cell for cell in cells if cell)


def names() -> list[str]:
    """The rulebooks there are."""
    return sorted(
        entry.name[:-3] for entry in files(__name__).iterdir() if entry.name[-3:] == ".md"
    )
