"""Compiles the core in the foreground: `python -m tools.compile LINK` lets LINK point to it."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from fudaba.locale import preferred_language, word
from tools.compiling import NotCompiled, compile_core
from tools.tree import Tree


def point(link: Path, core: Path) -> None:
    """Lets the link point to the core, in one step."""
    link.parent.mkdir(parents=True, exist_ok=True)
    if link.is_dir() and not link.is_symlink():
        shutil.rmtree(link)
    draft = link.with_name(f"{link.name}.{os.getpid()}")
    draft.symlink_to(os.path.relpath(core, link.parent), target_is_directory=True)
    draft.replace(link)


def main(link: str) -> None:
    """Fails with the reason where there can be no core."""
    tree = Tree()
    try:
        point(Path(link), compile_core(tree))
    except NotCompiled as problem:
        speech = preferred_language()
        sys.exit(word("setting_up.failed", speech, reason=problem, log=tree.log))


if __name__ == "__main__":
    main(*sys.argv[1:])
