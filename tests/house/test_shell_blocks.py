"""What the README and the book tell people to type can be typed, and prints what they say."""

from __future__ import annotations

from typing import Any, Final

import pytest
from typer.main import get_command

from fudaba.cli.app import app
from tests.house.commands import MANY, TYPED, Typing, ours
from tests.house.pages import Typed

#: Programs that are not ours to run in a test.
OTHERS: Final = {"make", "pip", "pipx", "uvx", "git", "ray", "cd", "python3"}

#: Commands that wait for a person, or take minutes: their words are only read, by the command's
#: own parser. What a page shows of a review was printed by hand.
NOT_RUN: Final = {
    "play": "waits for a person",
    "bench": "measures the machine",
    "review": "searches for minutes",
    "odds koikoi --simulate 100000": "deals a hundred thousand packs",
}


def test_there_is_something_to_type() -> None:
    assert len(ours) > 30
    assert {line.page.name for line in ours} >= {"README.md", "index.md", "play.md", "score.md"}


@pytest.mark.parametrize("line", TYPED, ids=lambda line: f"{line.page.name}: {line.line}")
def test_every_line_calls_us_or_a_program_that_is_known(line: Typed) -> None:
    assert "fudaba" in line.words or line.words[0] in OTHERS or "=" in line.words[0]


@pytest.mark.parametrize("line", ours, ids=lambda line: f"{line.page.name}: {line.line}")
def test_every_command_is_understood(line: Typed) -> None:
    """By the parser that reads it when somebody types it."""
    if line.arguments and not line.arguments[0].startswith("-"):
        commands: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]
        name, *rest = line.arguments
        commands[name].make_context(name, rest)


runs = [
    line
    for line in ours
    if line.arguments
    and line.arguments[0] not in MANY
    and not {line.arguments[0], " ".join(line.arguments)} & set(NOT_RUN)
]


@pytest.mark.parametrize("line", runs, ids=lambda line: f"{line.page.name}: {line.line}")
def test_commands_run_and_print_what_the_page_shows(line: Typed, typing: Typing) -> None:
    typing(line)
