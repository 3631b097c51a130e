"""What the README and the book tell people to type can be typed, and prints what they say."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from typer.main import get_command

from fudaba.cli import main
from fudaba.cli.app import app
from fudaba.records import json_form
from fudaba.records.files import write
from tests.house.pages import PAGES, Typed, blocks, named, typed
from tests.records.examples import finished

TYPED: Final = [line for page in PAGES for line in typed(page)]

#: Programs that are not ours to run in a test.
OTHERS: Final = {"make", "pip", "pipx", "uvx", "git", "ray", "cd", "python3"}

#: Commands that wait for a person, or take minutes: their words are only read, by the command's
#: own parser. What a page shows of a review was printed by hand.
NOT_RUN: Final = {
    "play": "waits for a person",
    "serve": "serves until it is stopped",
    "bench": "measures the machine",
    "review": "searches for minutes",
    "odds koikoi --simulate 100000": "deals a hundred thousand packs",
}
#: Commands that may play so many matches that only the compiled core is run, and only where a page
#: shows what they print (`test_many_matches.py`); and what is not many.
MANY: Final = {"simulate", "tournament"}
FEW: Final = 40

ours = [line for line in TYPED if "fudaba" in line.words]
names = [f"{named(line.page)}: {line.line}" for line in ours]


def is_run(line: Typed) -> bool:
    if line.arguments[0] in MANY:
        asked = re.search(r"--matches (\d+)", line.line)
        if asked is None or int(asked[1]) > FEW:
            return False
    return not {line.arguments[0], " ".join(line.arguments)} & set(NOT_RUN)


def only(text: str) -> str:
    """A text without what its width changes."""
    return " ".join(text.split())


@pytest.fixture(name="folder")
def laid_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the pages speak of."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FUDABA_LANG", "en")
    monkeypatch.setenv("NO_COLOR", "1")
    record = finished(9).record(["Ada", "Bo"])
    write(record, tmp_path / "match.toml")
    (tmp_path / "matches.jsonl").write_bytes(json_form.dump(record) + b"\n")
    return tmp_path


def run(line: Typed, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    piped = io.TextIOWrapper(io.BytesIO(f"{line.given}\n".encode()))
    monkeypatch.setattr(sys, "stdin", piped)
    with pytest.raises(SystemExit) as left:
        main(line.arguments)
    shown = capsys.readouterr()
    assert (left.value.code, shown.err) == (0, "")
    return shown.out


def test_there_is_something_to_type() -> None:
    assert len(ours) > 30
    pages = {"README.md", "index.md", "play.md", "score.md", "sv/play.md", "ja/index.md"}
    assert {named(line.page) for line in ours} >= pages


@pytest.mark.parametrize("line", TYPED, ids=lambda line: f"{named(line.page)}: {line.line}")
def test_every_line_calls_us_or_a_program_that_is_known(line: Typed) -> None:
    assert "fudaba" in line.words or line.words[0] in OTHERS or "=" in line.words[0]


@pytest.mark.parametrize("line", ours, ids=names)
def test_every_command_is_understood(line: Typed) -> None:
    """By the parser that reads it when somebody types it."""
    if line.arguments and not line.arguments[0].startswith("-"):
        commands: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]
        name, *rest = line.arguments
        commands[name].make_context(name, rest)


runs = [line for line in ours if line.arguments and is_run(line)]


@pytest.mark.parametrize("line", runs, ids=[f"{named(line.page)}: {line.line}" for line in runs])
def test_commands_run_and_print_what_the_page_shows(
    line: Typed,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    check(line, folder, capsys, monkeypatch)


def check(
    line: Typed,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Runs a line of a page, and compares."""
    for text in blocks(line.page, "json"):
        name = "match.json" if '"deals"' in text else "deal.json"
        if name in line.line:
            (folder / name).write_text(text, "utf-8")
    # A block that begins with the name of a file is that file.
    for code in blocks(line.page, "python"):
        if file := re.match(r"# (\w+\.py)\n", code):
            (folder / file[1]).write_text(code, "utf-8")
    shown = only(run(line, capsys, monkeypatch))
    place = 0
    for part in "\n".join(line.printed).split("..."):
        assert only(part) in shown[place:], part
        place = shown.index(only(part), place) + len(only(part))
    if line.printed and "..." not in "".join(line.printed):
        assert only("\n".join(line.printed)) == shown
