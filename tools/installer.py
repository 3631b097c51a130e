"""What makes environments and wheels: uv where it is there, else pip."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Protocol

#: The first pip that installs into an environment that has none.
_REACHES_OUT: Final = (22, 3)


class Installer(Protocol):
    """Says what to call; a call that fails is for the next installer to make."""

    def environment(self, folder: Path) -> list[str]:
        """Makes an environment in a folder that is not there."""
        ...

    def install(self, python: Path, requirements: Sequence[str]) -> list[str]:
        """Installs into the environment that this Python belongs to."""
        ...

    def wheel(self, sources: Path, folder: Path) -> list[str]:
        """Builds the wheel of the sources into a folder."""
        ...


@dataclass(frozen=True)
class Uv:
    """Some four times as quick as pip."""

    uv: str

    def environment(self, folder: Path) -> list[str]:
        return [self.uv, "venv", "--quiet", "--python", sys.executable, str(folder)]

    def install(self, python: Path, requirements: Sequence[str]) -> list[str]:
        return [self.uv, "pip", "install", "--quiet", "--python", str(python), *requirements]

    def wheel(self, sources: Path, folder: Path) -> list[str]:
        to = ["--out-dir", str(folder), str(sources)]
        return [self.uv, "build", "--wheel", "--python", sys.executable, *to]


class Pip:
    """The pip of the Python that runs this; an environment gets one only where that has none."""

    def environment(self, folder: Path) -> list[str]:
        lean = ["--without-pip"] if _has_pip() else []
        return [sys.executable, "-m", "venv", *lean, str(folder)]

    def install(self, python: Path, requirements: Sequence[str]) -> list[str]:
        caller = [sys.executable, "-m", "pip", "--python", str(python)]
        called = caller if _has_pip() else [str(python), "-m", "pip"]
        # What is imported is compiled to bytecode then; most of it never is.
        return [*called, "install", "--quiet", "--no-compile", *requirements]

    def wheel(self, sources: Path, folder: Path) -> list[str]:
        to = ["--wheel-dir", str(folder), str(sources)]
        return [sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", *to]


def installers() -> list[Installer]:
    """The best first."""
    uv = shutil.which("uv")
    return [Uv(uv), Pip()] if uv else [Pip()]


@cache
def _has_pip() -> bool:
    asked = [sys.executable, "-m", "pip", "--version"]
    told = subprocess.run(asked, capture_output=True, text=True, check=False)
    version = re.match(r"pip (\d+)\.(\d+)", told.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= _REACHES_OUT
