"""The wheel and the sdist, installed into empty environments, play."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import tarfile
import termios
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zipfile import ZipFile

import pytest
import setup
from tools.compiling import compile_core
from tools.installer import Pip
from tools.tree import Tree

from fudaba.version import VERSION

pytestmark = pytest.mark.skipif(
    os.environ.get("FUDABA_PURE") == "1", reason="FUDABA_PURE=1: nothing is compiled"
)

#: Three deals of Koi-Koi, the fewest there are, from the first card to the last settlement.
DEALS: Final = """
import fudaba

match = fudaba.game("koikoi", deals=3).new(seed=7)
while not match.is_over:
    match.apply(match.legal_actions()[0])
print(match.scores, match.ledger)
"""


@dataclass(frozen=True)
class Installed:
    """An environment that holds Fudaba, what it needs, and nothing else."""

    folder: Path

    def run(self, name: str, *arguments: str) -> str:
        """What a program of it prints; nothing of the tree is in its way."""
        call = [str(self.folder / "bin" / name), *arguments]
        ran = subprocess.run(
            call, cwd=self.folder, env=surroundings(), capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stderr
        return ran.stdout


def surroundings(**more: str) -> dict[str, str]:
    ours = {"PYTHONPATH", "VIRTUAL_ENV", "FUDABA_PURE"}
    kept = {name: text for name, text in os.environ.items() if name not in ours}
    return kept | {"FUDABA_LANG": "en"} | more


def call(command: list[str], folder: Path, **more: str) -> None:
    ran = subprocess.run(
        command,
        cwd=folder,
        env=surroundings(**more),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


def environment(folder: Path) -> Path:
    """An empty one; its Python."""
    call(Pip().environment(folder), folder.parent)
    return folder / "bin" / "python"


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The one that the compiled core was taken from."""
    (found,) = compile_core(Tree()).glob("*.whl")
    return found


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    tree = Tree().copy_to(folder / "tree")
    python = environment(folder / "environment")
    project = tomllib.loads((tree.root / "pyproject.toml").read_text("utf-8"))
    backend = [each for each in project["build-system"]["requires"] if "setuptools" in each]
    call(Pip().install(python, backend), folder)
    build = f"from setuptools.build_meta import build_sdist; build_sdist({str(folder)!r})"
    call([str(python), "-c", build], tree.root)
    return folder / f"fudaba-{VERSION}.tar.gz"


@pytest.fixture(scope="module")
def from_wheel(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    folder = tmp_path_factory.mktemp("from_wheel") / "environment"
    call(Pip().install(environment(folder), [str(wheel)]), folder)
    return Installed(folder)


@pytest.fixture(scope="module")
def from_sdist(tmp_path_factory: pytest.TempPathFactory, sdist: Path) -> Installed:
    """As Python: that it compiles is the wheel's to show, which is made of the same files."""
    folder = tmp_path_factory.mktemp("from_sdist") / "environment"
    call(Pip().install(environment(folder), [str(sdist)]), folder, FUDABA_PURE="1")
    return Installed(folder)


@pytest.fixture(params=["wheel", "sdist"])
def installed(request: pytest.FixtureRequest) -> Installed:
    found = request.getfixturevalue(f"from_{request.param}")
    assert isinstance(found, Installed)
    return found


def test_the_wheel_is_compiled(from_wheel: Installed) -> None:
    assert from_wheel.run("fudaba", "--version") == f"fudaba {VERSION} (compiled core)\n"


def test_the_sdist_without_compiling_is_not(from_sdist: Installed) -> None:
    assert from_sdist.run("fudaba", "--version") == f"fudaba {VERSION} (interpreted core)\n"


def test_deals_are_played_as_in_the_tree(
    installed: Installed, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(DEALS, "deal", "exec"), {})
    here = capsys.readouterr().out
    assert "KK-" in here
    assert installed.run("python", "-I", "-c", DEALS) == here


def test_bots_play_through_the_command(installed: Installed) -> None:
    played = installed.run("fudaba", "simulate", "koikoi", "--matches", "2", "--seed", "1")
    assert "2 matches" in played


def test_the_rulebook_is_there(installed: Installed) -> None:
    assert "KK-601" in installed.run("fudaba", "rules", "koikoi", "KK-601")


def test_a_table_opens_and_shows_cards(installed: Installed, tmp_path: Path) -> None:
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color"}
    table = subprocess.Popen(
        [installed.folder / "bin" / "fudaba", "play", "koikoi", "--seed", "7"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=surroundings(**home),
        start_new_session=True,
    )
    os.close(slave)
    try:
        shown = b""
        end = time.monotonic() + 60
        while b"[1]" not in shown:
            assert time.monotonic() < end, shown[-2000:]
            if select.select([master], [], [], 0.1)[0]:
                shown += os.read(master, 65536)
    finally:
        table.kill()
        table.wait()
        os.close(master)


def test_the_wheel_holds_every_compiled_module_and_nothing_foreign(wheel: Path) -> None:
    with ZipFile(wheel) as files:
        names = files.namelist()
    libraries = [name for name in names if name.endswith(".so")]
    assert len(libraries) == len(setup.COMPILED) + 1
    assert {name.partition("/")[0].partition(".")[0].partition("-")[0] for name in names} == {
        "fudaba",
        setup.LIBRARY,
    }


def test_the_sdist_holds_all_that_is_compiled(sdist: Path) -> None:
    with tarfile.open(sdist) as files:
        held = {name.partition("/")[2] for name in files.getnames()}
    wanted = {path.relative_to(Tree().root).as_posix() for path in Tree().sources()}
    assert wanted - held == set()
