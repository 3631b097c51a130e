"""Compiles behind an open table: `python -m tools.behind`."""

from __future__ import annotations

import os
from contextlib import suppress

from tools.compiling import NotCompiled, compile_core
from tools.environment import Environment
from tools.hold import Held
from tools.tree import Tree


def compile_behind(tree: Tree) -> None:
    """From the next start on the table runs on the core, where its sources are still the same."""
    with suppress(Held, NotCompiled):
        core = compile_core(tree, wait=False)
        environment = Environment(tree)
        if core == tree.core() and environment.is_set_up:
            environment.point_to(core)


if __name__ == "__main__":
    os.nice(19)
    compile_behind(Tree())
