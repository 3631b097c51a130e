"""A core is compiled by one at a time, and used only when it is whole."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest
from tools import behind
from tools.compile import point
from tools.compiling import NotCompiled, compile_core
from tools.hold import is_held
from tools.tree import ROOT, Tree

from tests.packaging.workshop import Workshop, until


def test_a_core_is_compiled_once_for_each_state_of_the_sources(workshop: Workshop) -> None:
    first = compile_core(workshop.tree)
    assert compile_core(workshop.tree) == first == workshop.tree.core()
    assert workshop.compiles == 1
    workshop.change()
    assert compile_core(workshop.tree) != first
    assert workshop.compiles == 2


def test_what_lies_among_the_sources_and_is_none_changes_nothing(workshop: Workshop) -> None:
    before = workshop.tree.core()
    left = workshop.tree.root / "src" / "fudaba" / "__pycache__" / "x.cpython-311.pyc"
    left.parent.mkdir()
    left.touch()
    assert workshop.tree.core() == before


def test_never_two_compiles_at_once(workshop: Workshop) -> None:
    workshop.tell("wait")
    behind.start(workshop.tree)
    until(lambda: workshop.compiles == 1)
    behind.start(workshop.tree)  # leaves the work to the first
    waiting = workshop.apart()
    time.sleep(1)
    assert waiting.poll() is None
    assert workshop.compiles == 1
    workshop.untell("wait")
    assert waiting.wait(60) == 0  # takes what came of it
    assert workshop.tree.core().is_dir()
    assert workshop.compiles == 1


def test_whoever_started_a_compile_may_rely_on_the_lock(workshop: Workshop) -> None:
    workshop.tell("wait")
    behind.start(workshop.tree)
    assert is_held(workshop.tree.lock)
    workshop.untell("wait")
    until(lambda: not is_held(workshop.tree.lock))
    assert workshop.tree.core().is_dir()


def test_a_compile_that_was_killed_holds_nobody_up_and_leaves_nothing(workshop: Workshop) -> None:
    workshop.tell("wait")
    killed = workshop.apart()
    until(lambda: workshop.compiles == 1)
    os.killpg(killed.pid, signal.SIGKILL)
    killed.wait(60)
    until(lambda: not is_held(workshop.tree.lock))
    assert not workshop.tree.core().exists()
    workshop.untell("wait")
    assert (compile_core(workshop.tree) / "fudaba__mypyc.so").exists()


def test_a_compiler_that_outlives_its_caller_still_keeps_others_off(workshop: Workshop) -> None:
    workshop.tell("wait")
    killed = workshop.apart()
    until(lambda: workshop.compiles == 1)
    killed.kill()
    killed.wait(60)
    assert is_held(workshop.tree.lock)
    workshop.untell("wait")
    until(lambda: not is_held(workshop.tree.lock))
    assert not workshop.tree.core().exists()


def test_while_it_is_made_a_core_is_not_there(workshop: Workshop) -> None:
    workshop.tell("wait")
    compiling = workshop.apart()
    until(lambda: workshop.compiles == 1)
    assert not workshop.tree.core().exists()
    workshop.untell("wait")
    assert compiling.wait(60) == 0
    assert (workshop.tree.core() / "fudaba" / "cli" / "__main__.py").exists()


@pytest.mark.parametrize("what", ["torn", "pure"])
def test_half_a_core_is_never_used(workshop: Workshop, what: str) -> None:
    workshop.tell(what)
    with pytest.raises(NotCompiled, match="fudaba-0"):
        compile_core(workshop.tree)
    assert not workshop.tree.core().exists()
    assert not workshop.tree.work.exists()


def test_what_changes_meanwhile_is_not_in_the_core(workshop: Workshop) -> None:
    before = workshop.tree.core()
    workshop.tell("wait")
    compiling = workshop.apart()
    until(lambda: workshop.compiles == 1)
    workshop.change()
    workshop.untell("wait")
    assert compiling.wait(60) == 0
    assert before.is_dir()
    assert not workshop.tree.core().exists()


def test_a_failure_is_remembered_with_its_reason_until_it_succeeds(workshop: Workshop) -> None:
    workshop.tell("fail", "no space left")
    with pytest.raises(NotCompiled):
        compile_core(workshop.tree)  # pip was asked after uv, and fails for another reason
    assert "no-such-package-anywhere" in (workshop.tree.failure() or "")
    workshop.untell("fail")
    compile_core(workshop.tree)
    assert workshop.tree.failure() is None


def test_without_a_compiler_nothing_is_tried(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -pipe")
    with pytest.raises(NotCompiled, match=r"no C compiler \(no-such-compiler\)"):
        compile_core(workshop.tree)
    assert workshop.compiles == 0


def test_what_make_test_points_to_stays_when_another_core_is_made(workshop: Workshop) -> None:
    link = workshop.tree.root / "build" / "compiled"
    old = compile_core(workshop.tree)
    point(link, old)
    workshop.change()
    compile_core(workshop.tree)
    assert (link / "fudaba__mypyc.so").exists()
    assert link.resolve() == old
    point(link, workshop.tree.core())
    assert old.is_dir()
    assert link.resolve() == workshop.tree.core()


def test_only_the_latest_cores_are_kept(workshop: Workshop) -> None:
    made = []
    for age in range(5):
        workshop.change()
        made.append(compile_core(workshop.tree))
        os.utime(made[-1], (age, age))
    assert [core.is_dir() for core in made] == [False, False, True, True, True]


def recipes(*targets: str) -> str:
    asked = ["make", "--dry-run", "--always-make", *targets]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_make_test_and_make_play_do_not_delete_each_others_work() -> None:
    for line in recipes("play", "test", "bench").splitlines():
        assert "rm " not in line
    assert "rm -rf" in recipes("clean")


def test_the_tree_is_what_the_wheel_is_made_of(tmp_path: Path) -> None:
    copy = Tree().copy_to(tmp_path / "copy")
    assert copy.fingerprint() == Tree().fingerprint()
    for name in ("README.md", "LICENSE"):  # what pyproject.toml says of itself
        assert (copy.root / name).is_file()
