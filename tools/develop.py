"""The environment that tests and measurements run in: `python -m tools.develop FOLDER EXTRA...`."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

from tools.installer import Installer, installers
from tools.tree import ROOT

_BIN: Final = "Scripts" if sys.platform == "win32" else "bin"


def needed(extras: list[str]) -> list[str]:
    """What the sources need, with these extras; they themselves are found by PYTHONPATH."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    listed: list[str] = [*project["dependencies"]]
    for extra in extras:
        listed += project["optional-dependencies"][extra]
    return [*listed, "pip"]  # wheels are built with it


def filled(folder: Path, extras: list[str], installer: Installer) -> bool:
    """Makes the environment where there is none, and installs what is missing in it."""
    python = folder / _BIN / "python"
    calls = [] if python.exists() else [installer.environment(folder)]
    calls.append(installer.install(python, needed(extras)))
    return all(subprocess.run(call, check=False).returncode == 0 for call in calls)


def main(folder: str, *extras: str) -> None:
    """Tries every installer; fails where none succeeds, which has said why."""
    os.environ["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    if not any(filled(Path(folder), list(extras), each) for each in installers()):
        sys.exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
