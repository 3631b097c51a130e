"""`make play`: sets up what is missing, opens the page, and compiles the core behind it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

from fudaba.locale import preferred_language, word
from tools import behind
from tools.compiling import compiler, has_compiler
from tools.environment import Environment, NotSetUp
from tools.hold import is_held
from tools.tree import Tree

#: How a shell leaves after Ctrl-C.
_INTERRUPTED = 130


def play(tree: Tree, arguments: Sequence[str]) -> int:
    """Opens the page; the code to leave with."""
    environment = Environment(tree)
    if not environment.is_set_up:
        _say("installing", folder=environment.folder.relative_to(tree.root))
        try:
            environment.set_up()
        except NotSetUp:
            _say("not_installed", log=environment.log.relative_to(tree.root))
            return 1
    core = tree.core()
    is_compiled = core.is_dir()
    if is_compiled:
        tree.keep(core)
    environment.point_to(core if is_compiled else tree.root / "src")
    wants_core = not is_compiled and os.environ.get("FUDABA_PURE") != "1"
    if wants_core:
        _begin_to_compile(tree)
    inherited = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    try:
        code = subprocess.call([environment.command, "serve", "--open", *arguments], env=inherited)
    except KeyboardInterrupt:
        code = _INTERRUPTED
    if wants_core and has_compiler():
        _tell_what_became(tree)
    return code


def _begin_to_compile(tree: Tree) -> None:
    """Compiles behind the table, and says so, or why not."""
    if is_held(tree.lock):
        _say("compiling_already")
    elif not has_compiler():
        _say("no_compiler", compiler=compiler())
    else:
        if reason := tree.failure():
            _say("failed_before", reason=reason, log=tree.log.relative_to(tree.root))
        else:
            _say("compiling")
        behind.start(tree)


def _tell_what_became(tree: Tree) -> None:
    """What the compile behind the table has come to when it is left."""
    if tree.core().is_dir():
        _say("compiled")
    elif is_held(tree.lock):
        _say("compiling_still")
    elif reason := tree.failure():
        _say("failed", reason=reason, log=tree.log.relative_to(tree.root))


def _say(key: str, **values: object) -> None:
    print(word(f"setting_up.{key}", preferred_language(), **values), flush=True)


if __name__ == "__main__":
    try:
        sys.exit(play(Tree(), sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(_INTERRUPTED)
