"""A small tree to compile, and a uv that does what the test says instead of compiling."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from tools.tree import ROOT, Tree

#: Tells which folder it was started from, instead of opening a table.
_TABLE: Final = """
import sys
from pathlib import Path

print("table", Path(__file__).parents[2], *sys.argv[1:], flush=True)
"""

_PROJECT: Final = """
[build-system]
requires = ["no-such-package-anywhere"]

[project]
name = "fudaba"
version = "0"
dependencies = ["typer>=0.28"]
"""

#: Makes real environments, installs nothing, and packs the sources with a library beside them.
_UV: Final = """#!{python}
import os, subprocess, sys, time, zipfile
from pathlib import Path

told = Path({told!r})
arguments = sys.argv[1:]
with (told / "calls").open("a") as calls:
    print(*arguments[:2], os.nice(0), file=calls)
if arguments[0] == "venv":
    sys.exit(subprocess.call([{python!r}, "-m", "venv", "--without-pip", arguments[-1]]))
if arguments[0] == "build":
    source, out = Path(arguments[-1]), Path(arguments[arguments.index("--out-dir") + 1])
    out.mkdir()
    while (told / "wait").exists():
        time.sleep(0.02)
    if (told / "fail").exists():
        print("ld: error: " + (told / "fail").read_text(), flush=True)
        sys.exit(1)
    with zipfile.ZipFile(out / "fudaba-0-py3-none-any.whl", "w") as wheel:
        for path in (source / "src").rglob("*.py"):
            wheel.write(path, path.relative_to(source / "src"))
        if not (told / "pure").exists():
            wheel.writestr("fudaba__mypyc.so", "")
    if (told / "torn").exists():
        whole = next(out.iterdir())
        whole.write_bytes(whole.read_bytes()[:99])
"""


class Workshop:
    """The tree, and what its uv is told."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.tree = Tree(folder / "tree")
        self._told = folder / "told"
        self._told.mkdir()
        table = self.tree.root / "src" / "fudaba" / "cli"
        table.mkdir(parents=True)
        (table / "__main__.py").write_text(_TABLE)
        (table / "__init__.py").touch()
        (table.parent / "__init__.py").touch()
        (self.tree.root / "pyproject.toml").write_text(_PROJECT)
        for name in ("setup.py", "README.md", "LICENSE"):
            (self.tree.root / name).touch()
        uv = folder / "bin" / "uv"
        uv.parent.mkdir()
        uv.write_text(_UV.format(python=sys.executable, told=str(self._told)))
        uv.chmod(0o755)
        monkeypatch.setenv("PATH", str(uv.parent), prepend=os.pathsep)
        monkeypatch.setenv("FUDABA_LANG", "en")
        monkeypatch.setenv("PIP_NO_INDEX", "1")  # should pip be asked, it fails at once
        monkeypatch.setenv("CC", sys.executable)  # something that is there
        monkeypatch.delenv("FUDABA_PURE", raising=False)

    def tell(self, what: str, text: str = "") -> None:
        """From now on uv waits, fails, packs no library or tears its wheel."""
        (self._told / what).write_text(text)

    def untell(self, what: str) -> None:
        """It does so no longer."""
        (self._told / what).unlink()

    @property
    def calls(self) -> list[str]:
        """What uv was called for, and how niced."""
        path = self._told / "calls"
        return path.read_text().splitlines() if path.exists() else []

    @property
    def compiles(self) -> int:
        """How often it was called to compile."""
        return sum(call.startswith("build") for call in self.calls)

    def change(self) -> None:
        """Changes the sources."""
        with (self.tree.root / "setup.py").open("a") as file:
            file.write("# another state\n")

    def apart(self) -> subprocess.Popen[bytes]:
        """Waits, then compiles, in a process of its own and of a group of its own."""
        code = "from sys import argv; from pathlib import Path; from tools.tree import Tree\n"
        code += "from tools.compiling import compile_core; compile_core(Tree(Path(argv[1])))"
        call = [sys.executable, "-c", code, str(self.tree.root)]
        return subprocess.Popen(call, cwd=ROOT, start_new_session=True)


def until(happened: Callable[[], object], seconds: float = 60) -> None:
    """Waits for something that other processes do."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.02)
