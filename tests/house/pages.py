"""The pages that people read, and the blocks of code in them."""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = (
    *(ROOT / "README.md", ROOT / "CONTRIBUTING.md"),
    *(page for folder in ("", "sv", "ja") for page in sorted((DOCS / folder).glob("*.md"))),
)


def named(page: Path) -> str:
    """A page as a reader of test results knows it: `sv/play.md`."""
    return page.relative_to(DOCS if page.is_relative_to(DOCS) else ROOT).as_posix()


def blocks(page: Path, *languages: str) -> list[str]:
    """The blocks of a page in one of these languages, in order."""
    found = re.findall(r"^```(\w+)\n(.*?)^```", page.read_text("utf-8"), re.M | re.S)
    return [text for language, text in found if language in languages]


@dataclass(frozen=True)
class Typed:
    """A line that a page tells people to type, and what it says is printed then."""

    page: Path
    line: str
    printed: list[str] = field(default_factory=list)

    @property
    def words(self) -> list[str]:
        """The line as a shell reads it."""
        lexer = shlex.shlex(self.line, posix=True, punctuation_chars="|")
        lexer.commenters = "#"
        lexer.whitespace_split = True
        return list(lexer)

    @property
    def arguments(self) -> list[str]:
        """What `fudaba` is called with, at the end of a pipe too."""
        return self.words[self.words.index("fudaba") + 1 :]

    @property
    def given(self) -> str:
        """What is piped into it."""
        words = self.words
        return " ".join(words[1 : words.index("|")]) if words[0] == "echo" else ""


def typed(page: Path) -> list[Typed]:
    """Every line of the shell blocks of a page; in a `console` block after a `$`."""
    lines: list[Typed] = []
    for block in blocks(page, "sh"):
        lines += [Typed(page, line) for line in block.splitlines() if line.strip()]
    for block in blocks(page, "console"):
        for line in block.splitlines():
            if line.startswith("$ "):
                lines.append(Typed(page, line[2:]))
            else:
                lines[-1].printed.append(line)
    return lines
