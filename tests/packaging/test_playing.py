"""`make play` opens a table before anything is compiled, and says in a line what happens."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest
from tools import behind
from tools.environment import Environment
from tools.hold import hold, is_held
from tools.play import play
from tools.tree import ROOT

from tests.packaging.workshop import Workshop, until


@pytest.fixture
def said(capfd: pytest.CaptureFixture[str]) -> pytest.CaptureFixture[str]:
    return capfd


def lines(said: pytest.CaptureFixture[str]) -> list[str]:
    out, errors = said.readouterr()
    assert errors == ""
    return out.splitlines()


def compiled(workshop: Workshop) -> bool:
    return workshop.tree.core().is_dir() and not is_held(workshop.tree.lock)


def test_the_first_table_is_python_and_the_next_one_compiled(
    workshop: Workshop, said: pytest.CaptureFixture[str]
) -> None:
    tree = workshop.tree
    workshop.tell("wait")
    assert play(tree, ["koikoi"]) == 0
    assert lines(said) == [
        "Setting up in .venv/play, this once; the table opens in half a minute or less.",
        "The table runs as plain Python; behind it the engine is being compiled, for the next "
        "start.",
        f"table {tree.root / 'src'} serve --open koikoi",
        "The engine is still being compiled; the next start uses it when it is done.",
    ]
    until(lambda: workshop.compiles == 1)
    assert play(tree, []) == 0
    assert lines(said) == [
        "The table runs as plain Python; the engine is already being compiled, for the next start.",
        f"table {tree.root / 'src'} serve --open",
        "The engine is still being compiled; the next start uses it when it is done.",
    ]
    workshop.untell("wait")
    until(lambda: compiled(workshop))
    assert play(tree, []) == 0
    assert lines(said) == [f"table {tree.core()} serve --open"]
    assert workshop.compiles == 1
    assert [call for call in workshop.calls if call.startswith("venv")] == [workshop.calls[0]]


def test_the_compile_is_niced_and_the_command_uses_what_it_made(
    workshop: Workshop, said: pytest.CaptureFixture[str]
) -> None:
    environment = Environment(workshop.tree)
    environment.set_up()
    behind.start(workshop.tree)
    until(lambda: compiled(workshop))
    assert workshop.calls[-1].endswith(" 19")
    until(lambda: called(environment) == f"table {workshop.tree.core()}\n")


def called(environment: Environment) -> str:
    alone = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    call = [environment.command]
    return subprocess.run(call, env=alone, capture_output=True, text=True, check=True).stdout


def test_changed_sources_are_played_at_once_and_compiled_again(
    workshop: Workshop, said: pytest.CaptureFixture[str]
) -> None:
    play(workshop.tree, [])
    until(lambda: compiled(workshop))
    workshop.change()
    workshop.tell("wait")
    lines(said)
    play(workshop.tree, [])
    assert f"table {workshop.tree.root / 'src'} serve --open" in lines(said)
    workshop.untell("wait")
    until(lambda: compiled(workshop))


def test_a_failed_compile_is_said_at_the_next_start(
    workshop: Workshop, said: pytest.CaptureFixture[str]
) -> None:
    workshop.tell("fail", "no space left")
    play(workshop.tree, [])
    until(lambda: workshop.tree.failure() and not is_held(workshop.tree.lock))
    lines(said)
    workshop.tell("wait")
    play(workshop.tree, [])
    told = lines(said)
    assert told[0].startswith("The engine could not be compiled last time: ")
    assert "no-such-package-anywhere" in told[0]
    assert told[0].endswith("(all of it: build/cores/log). It is tried again behind the table.")
    assert told[1] == f"table {workshop.tree.root / 'src'} serve --open"
    workshop.untell("wait")
    until(lambda: workshop.compiles == 2 and not is_held(workshop.tree.lock))


def test_a_compile_that_fails_while_the_table_is_open_is_said_when_it_is_left(
    workshop: Workshop, said: pytest.CaptureFixture[str]
) -> None:
    workshop.tell("fail", "no space left")
    long = workshop.tree.root / "src" / "fudaba" / "cli" / "__main__.py"
    log = workshop.tree.cores / "failed.json"
    long.write_text(
        f"import pathlib, time\nwhile not pathlib.Path({str(log)!r}).exists(): time.sleep(0.02)\n"
        "time.sleep(0.3)\n"
    )
    play(workshop.tree, [])
    assert lines(said)[-1].startswith("The engine could not be compiled: ")


def test_without_a_compiler_the_table_opens_and_it_is_said_in_a_line(
    workshop: Workshop, said: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert play(workshop.tree, []) == 0
    assert lines(said)[1:] == [
        "There is no C compiler (no-such-compiler): the table runs as plain Python, and bots that "
        "search think longer.",
        f"table {workshop.tree.root / 'src'} serve --open",
    ]
    assert workshop.compiles == 0


def test_nothing_is_compiled_where_that_is_not_wanted(
    workshop: Workshop, said: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FUDABA_PURE", "1")
    play(workshop.tree, [])
    assert lines(said)[1:] == [f"table {workshop.tree.root / 'src'} serve --open"]
    assert workshop.compiles == 0


def test_what_could_not_be_installed_is_said(
    workshop: Workshop, said: pytest.CaptureFixture[str]
) -> None:
    project = workshop.tree.root / "pyproject.toml"
    project.write_text(project.read_text().replace("typer>=0.28", "no-such-package-anywhere"))
    uv = next(workshop.tree.root.parent.glob("bin/uv"))
    uv.write_text(f"#!{sys.executable}\nraise SystemExit(1)\n")
    assert play(workshop.tree, []) == 1
    assert lines(said)[1] == "What Fudaba needs could not be installed; .venv/play.log says why."
    assert "no-such-package-anywhere" in (workshop.tree.root / ".venv/play.log").read_text()


def test_pip_sets_up_where_there_is_no_uv(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, said: pytest.CaptureFixture[str]
) -> None:
    """With nothing to install: what is fetched is for `test_installing`."""
    project = workshop.tree.root / "pyproject.toml"
    project.write_text(
        project.read_text().replace('"typer>=0.28"', "\"pip; python_version < '3'\"")
    )
    (workshop.tree.root.parent / "bin" / "uv").unlink()
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.setenv("FUDABA_PURE", "1")
    assert play(workshop.tree, []) == 0
    assert f"table {workshop.tree.root / 'src'} serve --open" in lines(said)


def test_a_second_table_waits_until_the_first_has_set_up(workshop: Workshop) -> None:
    environment = Environment(workshop.tree)
    environment.folder.parent.mkdir()
    with hold(environment.folder.with_name("play.lock")):
        second = subprocess.Popen(
            [sys.executable, "-c", _SET_UP, str(workshop.tree.root)], cwd=ROOT
        )
        time.sleep(0.5)
        assert second.poll() is None
        assert workshop.calls == []
    assert second.wait(60) == 0
    assert environment.is_set_up


_SET_UP = """
import sys
from pathlib import Path
from tools.environment import Environment
from tools.tree import Tree
Environment(Tree(Path(sys.argv[1]))).set_up()
"""
