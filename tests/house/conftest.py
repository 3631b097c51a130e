"""What the tests of the pages share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.commands import Typing, check, facts_of, lay_folder, run
from tests.house.pages import Typed


@pytest.fixture
def typing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Typing:
    """Types a line of a page into a folder of its own."""
    lay_folder(tmp_path, monkeypatch)

    def type_it(line: Typed) -> None:
        facts = facts_of(line)
        if facts is not None:
            (tmp_path / "deal.json").write_text(facts, "utf-8")
        check(line, run(line, capsys, monkeypatch))

    return type_it
