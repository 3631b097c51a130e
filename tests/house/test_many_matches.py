"""What the book shows of many matches is what they print; with the compiled core, which plays
them in seconds."""

import pytest

from tests.house.commands import MANY, Typing, ours
from tests.house.pages import Typed

shown = [line for line in ours if line.arguments and line.arguments[0] in MANY and line.printed]


def test_the_book_shows_some() -> None:
    assert {line.arguments[0] for line in shown} == MANY


@pytest.mark.parametrize("line", shown, ids=lambda line: f"{line.page.name}: {line.line}")
def test_they_print_what_the_page_shows(line: Typed, typing: Typing) -> None:
    typing(line)
