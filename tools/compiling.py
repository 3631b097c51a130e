"""Compiles the core of a tree: never two at once, and nobody sees half of one."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sysconfig
from pathlib import Path
from typing import Final
from zipfile import BadZipFile, ZipFile

from tools.hold import hold
from tools.installer import installers
from tools.tree import Tree

#: No wheel unless it is compiled, and no time for bytecode that may never be used.
_STRICT: Final = {"FUDABA_PURE": "0", "PIP_NO_COMPILE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}

#: How much of a reason is said in a line.
_LENGTH: Final = 120


class NotCompiled(Exception):  # noqa: N818 - it is not compiled
    """Why there is no core."""


def compiler() -> str:
    """The C compiler that Python calls."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return str(shlex.split(str(named))[0])


def has_compiler() -> bool:
    """Whether there is one."""
    return shutil.which(compiler()) is not None


def compile_core(tree: Tree) -> Path:
    """The core of the present sources, compiled where there is none yet.

    Waits while somebody else compiles; NotCompiled says why it failed, and the tree remembers it.
    """
    with hold(tree.lock) as held:
        return compile_holding(tree, held)


def compile_holding(tree: Tree, held: int) -> Path:
    """The same for whoever holds the lock already."""
    try:
        shutil.rmtree(tree.work, ignore_errors=True)  # what one left that was killed
        core = tree.core()
        if not core.is_dir():
            sources = tree.copy_to(tree.work / "sources")
            core = tree.cores / sources.fingerprint()
            try:
                whole = _unpacked(_wheel(sources, tree, held), tree.work / "core")
            except NotCompiled as problem:
                tree.fail(core.name, str(problem))
                raise
            whole.rename(core)
        tree.keep(core)
        return core
    finally:
        shutil.rmtree(tree.work, ignore_errors=True)


def _wheel(sources: Tree, tree: Tree, held: int) -> Path:
    if not has_compiler():
        raise NotCompiled(f"there is no C compiler ({compiler()})")
    folder = tree.work / "wheel"
    for installer in installers():
        call = installer.wheel(sources.root, folder)
        with tree.log.open("w", encoding="utf-8") as log:
            print("$", shlex.join(call), file=log, flush=True)
            # Should this process be killed, the one it calls holds the lock on.
            environment = os.environ | _STRICT
            environment.pop("PYTHONPATH", None)
            subprocess.run(
                call, stdout=log, stderr=log, env=environment, pass_fds=[held], check=False
            )
        for wheel in folder.glob("*.whl"):
            return wheel
    raise NotCompiled(_reason(tree.log))


def _unpacked(wheel: Path, folder: Path) -> Path:
    """The wheel's files, and the wheel beside them for whoever wants to install it."""
    try:
        with ZipFile(wheel) as files:
            files.extractall(folder)
    except (BadZipFile, OSError) as problem:
        raise NotCompiled(f"{wheel.name}: {problem}") from None
    if not any(folder.glob("*.so")):
        raise NotCompiled(f"nothing is compiled in {wheel.name}")
    wheel.rename(folder / wheel.name)
    return folder


def _reason(log: Path) -> str:
    """The line that tells most: the first that names an error, else the last one."""
    lines = [line.strip() for line in log.read_text("utf-8", "replace").splitlines()]
    telling = [line for line in lines if re.search(r"\berror: (?!subprocess)", line, re.I)]
    return (telling or [line for line in lines if line] or ["?"])[0 if telling else -1][:_LENGTH]
