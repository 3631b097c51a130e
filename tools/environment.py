"""The environment that `make play` plays in: the dependencies, and a pointer to the sources."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.hold import hold
from tools.installer import installers
from tools.tree import Tree

_BIN: Final = "Scripts" if sys.platform == "win32" else "bin"


class NotSetUp(Exception):  # noqa: N818 - it is not set up
    """Neither uv nor pip could make the environment."""


@dataclass(frozen=True)
class Environment:
    """`.venv/play` in a tree."""

    tree: Tree

    @property
    def folder(self) -> Path:
        """Where it lies."""
        return self.tree.root / ".venv" / "play"

    @property
    def python(self) -> Path:
        """Its Python."""
        return self.folder / _BIN / "python"

    @property
    def command(self) -> Path:
        """The command `fudaba`."""
        return self.folder / _BIN / "fudaba"

    @property
    def log(self) -> Path:
        """What setting up printed."""
        return self.folder.with_name("play.log")

    @property
    def is_set_up(self) -> bool:
        """It holds what the sources need now."""
        try:
            held: object = json.loads(self._stamp.read_text("utf-8"))
            return held == self._wanted()
        except (OSError, ValueError):
            return False

    def set_up(self) -> None:
        """Makes it anew; whoever comes second waits for the first."""
        self.folder.parent.mkdir(exist_ok=True)
        with hold(self.folder.with_name("play.lock")):
            if self.is_set_up:
                return
            self.log.write_text("", "utf-8")
            if not any(self._filled_by(*calls) for calls in self._ways()):
                raise NotSetUp
            self.point_to(self.tree.root / "src")
            self._add_command()
            _replace(self._stamp, json.dumps(self._wanted()))

    def point_to(self, package: Path) -> None:
        """From the next start on the package is taken from this folder."""
        _replace(self._packages / "fudaba.pth", f"{package}\n")

    def _ways(self) -> list[tuple[list[str], list[str]]]:
        needed = self._wanted()["dependencies"]
        assert isinstance(needed, list)
        return [
            (each.environment(self.folder), each.install(self.python, needed))
            for each in installers()
        ]

    def _filled_by(self, make: list[str], install: list[str]) -> bool:
        shutil.rmtree(self.folder, ignore_errors=True)
        with self.log.open("a", encoding="utf-8") as log:
            for call in (make, install):
                print("$", shlex.join(call), file=log, flush=True)
                if subprocess.run(call, stdout=log, stderr=log, check=False).returncode:
                    return False
        return True

    def _add_command(self) -> None:
        # Through the shell, which knows no limit to the length of a path.
        call = f'exec {shlex.quote(str(self.python))} -P -m fudaba.cli "$@"'
        _replace(self.command, f"#!/bin/sh\n{call}\n")
        self.command.chmod(0o755)

    def _wanted(self) -> dict[str, object]:
        project = tomllib.loads((self.tree.root / "pyproject.toml").read_text("utf-8"))["project"]
        return {
            "dependencies": project["dependencies"],
            "python": [sys.version, sys.base_prefix],
            "folder": str(self.folder),
        }

    @property
    def _packages(self) -> Path:
        place = {"base": str(self.folder), "platbase": str(self.folder)}
        return Path(sysconfig.get_path("purelib", "venv", place))

    @property
    def _stamp(self) -> Path:
        return self.folder / "fudaba.json"


def _replace(path: Path, text: str) -> None:
    """Writes a file that others may be reading."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_text(text, "utf-8")
    draft.replace(path)
