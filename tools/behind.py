"""Compiles behind an open table: `python -m tools.behind ROOT`."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

from tools.compiling import NotCompiled, compile_holding
from tools.environment import Environment
from tools.hold import Held, hold
from tools.tree import ROOT, Tree


def start(tree: Tree) -> None:
    """Starts a compile that outlives its caller and stays off its terminal.

    It holds the lock when this returns, unless somebody else has it: then that one compiles.
    """
    subprocess.run(
        [sys.executable, "-m", "tools.behind", str(tree.root)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        check=False,
    )


def _compile(tree: Tree, held: int) -> None:
    """From the next start on the table runs on the core, where its sources are still the same."""
    with suppress(NotCompiled):
        core = compile_holding(tree, held)
        environment = Environment(tree)
        if core == tree.core() and environment.is_set_up:
            environment.point_to(core)


def main(root: str) -> None:
    """Leaves at once; the child goes on with the lock, as the least important of all."""
    tree = Tree(Path(root))
    with suppress(Held), hold(tree.lock, wait=False) as held:
        if os.fork() == 0:
            os.nice(19)
            _compile(tree, held)


if __name__ == "__main__":
    main(*sys.argv[1:])
