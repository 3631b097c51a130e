"""The file of a match being played: one table's, whole or not at all, nothing beside it."""

from __future__ import annotations

import errno
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from fudaba.records.files import read
from fudaba.records.lock import InUse
from fudaba.records.match_file import MatchFile
from tests.records.examples import played


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """A quota: no file grows beyond so many bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    ignored = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, ignored)


def test_it_keeps_what_was_written_last(tmp_path: Path) -> None:
    file = MatchFile(tmp_path / "match.toml")
    assert file.is_empty
    for actions in (3, 9):
        file.write(played(actions).record(["Ada", "Bo"]))
    file.close()
    assert read(tmp_path / "match.toml") == played(9).record(["Ada", "Bo"])
    assert names(tmp_path) == ["match.toml"]


def test_a_second_table_is_told_also_after_saving(tmp_path: Path) -> None:
    path = tmp_path / "match.toml"
    first = MatchFile(path)
    with pytest.raises(InUse):
        MatchFile(path)
    first.write(played(3).record())
    with pytest.raises(InUse):
        MatchFile(path)
    first.close()
    MatchFile(path).close()


def test_another_program_is_told_too_and_the_end_of_a_program_frees_the_file(
    tmp_path: Path,
) -> None:
    path = tmp_path / "match.toml"
    code = (
        "import sys; from pathlib import Path\n"
        "from fudaba.records.match_file import MatchFile\n"
        "file = MatchFile(Path(sys.argv[1])); print('open', flush=True); sys.stdin.read()"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", code, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"open\n"
        with pytest.raises(InUse):
            MatchFile(path)
        holder.kill()
    MatchFile(path).close()


def test_a_full_disk_leaves_the_old_match_and_nothing_beside_it(tmp_path: Path) -> None:
    file = MatchFile(tmp_path / "match.toml")
    file.write(played(3).record())
    with room_for(100), pytest.raises(OSError, match="File too large"):
        file.write(played(9).record())
    assert names(tmp_path) == ["match.toml"]
    assert read(tmp_path / "match.toml") == played(3).record()
    with pytest.raises(InUse):
        MatchFile(tmp_path / "match.toml")
    file.write(played(9).record())
    file.close()
    assert read(tmp_path / "match.toml") == played(9).record()


def test_a_disk_that_is_full_only_when_asked_to_be_sure_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(held: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    file = MatchFile(tmp_path / "match.toml")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        file.write(played(3).record())
    file.close()
    assert names(tmp_path) == []


def test_a_file_that_never_held_a_match_does_not_stay(tmp_path: Path) -> None:
    MatchFile(tmp_path / "match.toml").close()
    assert names(tmp_path) == []


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link.toml").symlink_to(tmp_path / "match.toml")
    file = MatchFile(tmp_path / "link.toml")
    file.write(played(3).record())
    file.close()
    assert (tmp_path / "link.toml").is_symlink()
    assert read(tmp_path / "match.toml") == played(3).record()


def test_what_is_no_file_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    """A device would be replaced by a file, and be gone with a match that was never kept."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, tmp_path):
        with pytest.raises(OSError, match=r"Not a regular file"):
            MatchFile(path)
    assert pipe.is_fifo()
