"""The table as a program on a real terminal: it ends when it should, and says how."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

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
        table.wait_for("You play ")
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


def test_a_disk_that_fills_up_is_said_at_once_and_the_match_as_it_was_stays(tmp_path: Path) -> None:
    with terminal(tmp_path, *KOIKOI) as table:
        table.wait_for("saved")
        table.process.kill()
        table.process.wait()
    (path,) = matches(tmp_path)
    before = path.read_bytes()
    quota = len(before) + 5
    with terminal(tmp_path, "play", "--save", str(path), quota=quota) as table:
        table.wait_for("Your turn")
        table.press("1")
        table.wait_for("disk is full")
        table.press("q")
        table.wait_for("would be lost")
        table.press("y")
        assert table.code() == 0
    assert matches(tmp_path) == [path]
    assert path.read_bytes() == before


def test_a_program_that_was_killed_goes_on_at_the_last_move(tmp_path: Path) -> None:
    path = tmp_path / "match.toml"
    with terminal(tmp_path, *KOIKOI, "--save", str(path)) as table:
        table.wait_for("Your turn")
        table.press("1")
        table.wait_for("You play ")
        table.process.kill()
        table.process.wait()
    _, before = replay_file(path)
    assert len(before.actions) >= 2
    assert sorted(found.name for found in tmp_path.iterdir()) == ["match.toml", "settings.toml"]
    with terminal(tmp_path, "play", "--save", str(path)) as table:
        table.wait_for("You play ")
        table.press("q")
        assert table.code() == 0
    assert replay_file(path)[1] == before


def test_a_second_table_on_one_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "match.toml"
    with terminal(tmp_path, *KOIKOI, "--save", str(path)) as first:
        first.wait_for("Your turn")
        with terminal(tmp_path, "play", "--save", str(path)) as second:
            second.wait_for("being played at another table")
            assert second.code() == 1
        first.press("1")
        first.wait_for("You play ")
        first.press("q")
        assert first.code() == 0
    assert replay_file(path)[1].actions


def test_two_thousand_keys_at_once_leave_a_table_that_answers(tmp_path: Path) -> None:
    """As a terminal hands them over, escape sequences among them, but none of those that leave."""
    rng = Random(7)
    keys = [*"1234567890bcdefhijklmnopstuvwxyz?+- ", "\r", "\t", "\x1b", "\x1b[A", "\x1b[C"]
    keys += ["\x1b[Z", "\x1b[5~", "\x1b[<0;10;10M", "\x1b[<0;10;10m", "\x1bOP", "\xe5", "\u6708"]
    with terminal(tmp_path, *KOIKOI) as table:
        table.wait_for("Your turn")
        for _ in range(20):
            table.press("".join(rng.choices(keys, k=100)))
        table.leave()
        assert table.code() == 0
    (path,) = matches(tmp_path)
    assert replay_file(path)[1].actions


def test_a_match_is_kept_without_being_asked_and_offered_again(tmp_path: Path) -> None:
    with terminal(tmp_path, *KOIKOI, "--bot", "beginner") as table:
        table.wait_for("Your turn")
        table.press("1")
        table.wait_for("You play ")
        table.press("q")
        assert table.code() == 0
    (path,) = matches(tmp_path)
    before = read(path)
    assert before.bots == ["", "beginner"]
    with terminal(tmp_path, "play") as table:
        table.wait_for("Go on with a match")
        table.press("\r")
        table.wait_for("You play ")
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
