"""Commands that the pages show, typed into a folder with the files that the pages speak of."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from fudaba.cli import main
from fudaba.records import json_form
from fudaba.records.files import write
from tests.house.pages import PAGES, Typed, blocks, typed
from tests.records.examples import finished

TYPED: Final = [line for page in PAGES for line in typed(page)]
ours: Final = [line for line in TYPED if "fudaba" in line.words]

#: Commands that play so many matches that only the compiled core is run, and only where a page
#: shows what they print: `test_many_matches.py`.
MANY: Final = {"simulate", "tournament"}

#: Types a line, and holds what is printed against the page.
Typing: TypeAlias = Callable[[Typed], None]


def only(text: str) -> str:
    """A text without what its width changes."""
    return " ".join(text.split())


def lay_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Goes to a folder with the files that the pages speak of."""
    monkeypatch.chdir(folder)
    monkeypatch.setenv("FUDABA_LANG", "en")
    monkeypatch.setenv("NO_COLOR", "1")
    record = finished(9).record(["Ada", "Bo"])
    write(record, folder / "match.toml")
    (folder / "matches.jsonl").write_bytes(json_form.dump(record) + b"\n")


def run(line: Typed, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    piped = io.TextIOWrapper(io.BytesIO(f"{line.given}\n".encode()))
    monkeypatch.setattr(sys, "stdin", piped)
    with pytest.raises(SystemExit) as left:
        main(line.arguments)
    shown = capsys.readouterr()
    assert (left.value.code, shown.err) == (0, "")
    return shown.out


def check(line: Typed, shown: str) -> None:
    """What was printed is what the page shows; three dots stand for what it leaves out."""
    shown = only(shown)
    place = 0
    for part in "\n".join(line.printed).split("..."):
        assert only(part) in shown[place:], part
        place = shown.index(only(part), place) + len(only(part))
    if line.printed and "..." not in "".join(line.printed):
        assert only("\n".join(line.printed)) == shown


def facts_of(line: Typed) -> str | None:
    """The facts of a deal that the page writes into a file before it is asked about."""
    return next((text for text in blocks(line.page, "json") if "deal.json" in line.line), None)
