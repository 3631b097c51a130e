"""A tree of sources, and the cores that were compiled from it."""

from __future__ import annotations

import json
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]

#: What a core is made of.
SOURCES: Final = ("src", "setup.py", "pyproject.toml")

#: What a wheel says of itself besides.
ACCOMPANYING: Final = ("README.md", "LICENSE")

#: What lies among the sources and is none.
_LEFTOVERS: Final = ("__pycache__", "*.egg-info", "*.pyc", "*.so", "*.pyd")

#: How many cores are kept: a table may still run on one while newer ones are made.
_KEPT: Final = 3


@dataclass(frozen=True)
class Tree:
    """The folder that holds `src`; its cores lie in `build/cores`, one for each state of it.

    A core's folder is named by the state of the sources, gets its name when it is whole, and is
    never changed afterwards: whoever finds it may use it.
    """

    root: Path = ROOT

    @property
    def cores(self) -> Path:
        """Where the cores lie, and what concerns them."""
        return self.root / "build" / "cores"

    @property
    def lock(self) -> Path:
        """Whoever compiles holds it."""
        return self.cores / "lock"

    @property
    def log(self) -> Path:
        """What the last compile printed."""
        return self.cores / "log"

    @property
    def work(self) -> Path:
        """Where a core is made; whoever holds the lock may empty it."""
        return self.cores / "work"

    def fingerprint(self) -> str:
        """The state of the sources, and the Python that they are compiled for."""
        found = sha256(f"{sys.implementation.cache_tag} {sysconfig.get_platform()}".encode())
        for path in sorted(self.sources()):
            found.update(f"\0{path.relative_to(self.root).as_posix()}\0".encode())
            found.update(path.read_bytes())
        return found.hexdigest()[:16]

    def sources(self) -> Iterator[Path]:
        """The files that a core is made of."""
        for name in SOURCES:
            path = self.root / name
            for file in path.rglob("*") if path.is_dir() else [path]:
                parts = file.relative_to(self.root).parts
                matched = any(Path(part).match(left) for part in parts for left in _LEFTOVERS)
                if file.is_file() and not matched:
                    yield file

    def core(self) -> Path:
        """Where the core of the present sources is, once it is compiled."""
        return self.cores / self.fingerprint()

    def copy_to(self, folder: Path) -> Tree:
        """The sources as they are now, where nobody changes them."""
        folder.mkdir(parents=True)
        for name in SOURCES + ACCOMPANYING:
            if (self.root / name).is_dir():
                ignored = shutil.ignore_patterns(*_LEFTOVERS)
                shutil.copytree(self.root / name, folder / name, ignore=ignored)
            else:
                shutil.copy2(self.root / name, folder / name)
        return Tree(folder)

    def failure(self) -> str | None:
        """Why the present sources could not be compiled, where that was tried last."""
        try:
            last = json.loads(self._failed.read_text("utf-8"))
        except (OSError, ValueError):
            return None
        return str(last["reason"]) if last["fingerprint"] == self.fingerprint() else None

    def fail(self, fingerprint: str, reason: str) -> None:
        """Remembers why these sources could not be compiled."""
        said = {"fingerprint": fingerprint, "reason": reason}
        self._failed.write_text(json.dumps(said), "utf-8")

    def keep(self, core: Path) -> None:
        """Forgets the last failure, and the oldest cores."""
        self._failed.unlink(missing_ok=True)
        core.touch()
        others = [path for path in self.cores.iterdir() if path.is_dir() and path != self.work]
        others.sort(key=lambda path: path.stat().st_mtime)
        for old in others[:-_KEPT]:
            shutil.rmtree(old, ignore_errors=True)

    @property
    def _failed(self) -> Path:
        return self.cores / "failed.json"
