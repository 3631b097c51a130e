"""The table as a program on a real terminal: it ends when it should, and says how."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fudaba.records.files import read, replay_file
from fudaba.records.match_file import MatchFile
from fudaba.terminal.hangup import HUNG_UP
from tests.terminal.process import PATIENCE, Terminal

KOIKOI = ("play", "koikoi", "--seed", "7", "--pace", "at-once")


@contextmanager
def terminal(home: Path, *arguments: str, code: str = "", quota: int = 0) -> Iterator[Terminal]:
    opened = Terminal(home, *arguments, code=code, quota=quota)
    try:
        yield opened
    finally:
        opened.end()


def matches(home: Path) -> list[Path]:
    return sorted((home / "matches").iterdir())


def test_when_its_terminal_goes_away_it_ends_with_the_match_saved(tmp_path: Path) -> None:
    with terminal(tmp_path, *KOIKOI) as table:
        table.wait_for("Your turn")
        table.press("1")
        table.wait_for("You played")
        table.close()
        assert table.process.wait(PATIENCE) == HUNG_UP
    (path,) = matches(tmp_path)
    record, match = replay_file(path)
    assert record.bots == ["", "greedy"]
    assert len(match.actions) >= 2
    MatchFile(path).close()


def test_a_table_that_breaks_down_says_so_in_its_exit_code(tmp_path: Path) -> None:
    broken = (
        "from fudaba.terminal.app import TableApp\n"
        "def ask(self, key): raise RuntimeError('broken on purpose')\n"
        "TableApp.ask = ask\n"
        "from fudaba.cli import main; main()"
    )
    with terminal(tmp_path, *KOIKOI, code=broken) as table:
        table.wait_for("Your turn")
        table.press("?")
        table.wait_for("broken on purpose")
        assert table.code() == 1


def test_a_full_disk_is_said_at_once_and_leaves_nothing(tmp_path: Path) -> None:
    with terminal(tmp_path, *KOIKOI, quota=64) as table:
        table.wait_for("disk is full")
        table.press("q")
        table.wait_for("would be lost")
        table.press("y")
        assert table.code() == 0
    assert matches(tmp_path) == []


def test_a_match_is_kept_without_being_asked_and_offered_again(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "koikoi", "--bot", "beginner", "--pace", "at-once") as table:
        table.wait_for("Your turn")
        table.press("1")
        table.wait_for("You played")
        table.press("q")
        assert table.code() == 0
    (path,) = matches(tmp_path)
    before = read(path)
    assert before.bots == ["", "beginner"]
    with terminal(tmp_path, "play") as table:
        table.wait_for("Go on with a match")
        table.press("\r")
        table.wait_for("Your turn")
        table.press("q")
        assert table.code() == 0
    after = read(path)
    assert after.bots == ["", "beginner"]
    assert after.deals[0].actions[: len(before.deals[0].actions)] == before.deals[0].actions


def test_a_match_in_which_nothing_was_done_is_forgotten(tmp_path: Path) -> None:
    with terminal(tmp_path, *KOIKOI) as table:
        table.wait_for("Your turn")
        table.press("q")
        assert table.code() == 0
    assert matches(tmp_path) == []
