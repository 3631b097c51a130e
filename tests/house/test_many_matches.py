"""What the book shows of many matches is what they print; with the compiled core, which plays
them in seconds."""

from pathlib import Path

import pytest

from tests.house.pages import Typed, named
from tests.house.test_shell_blocks import MANY, check, laid_folder, ours, runs

__all__ = ["laid_folder"]

many = [
    line
    for line in ours
    if line.arguments and line.arguments[0] in MANY and line.printed and line not in runs
]


def test_the_book_shows_some() -> None:
    assert many


@pytest.mark.parametrize("line", many, ids=[f"{named(line.page)}: {line.line}" for line in many])
def test_they_print_what_the_page_shows(
    line: Typed,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    check(line, folder, capsys, monkeypatch)
