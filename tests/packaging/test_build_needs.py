"""The core compiles where there is only what `pyproject.toml` says that building needs.

mypyc reads every module that a compiled one leads to, and fails at an import that it cannot follow.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import setup

PROJECT: Final = tomllib.loads((setup.ROOT / "pyproject.toml").read_text("utf-8"))
#: Comes with mypy.
WITH_MYPY: Final = {"mypy_extensions"}


def needed() -> set[str]:
    """What is there when the core is compiled."""
    requires = PROJECT["build-system"]["requires"]
    return WITH_MYPY | {re.split(r"[^\w-]", requirement)[0] for requirement in requires}


def left_out() -> set[str]:
    """What mypy is told that it may not find."""
    found = set()
    for override in PROJECT["tool"]["mypy"]["overrides"]:
        if override.get("ignore_missing_imports"):
            named = override["module"]
            found |= {
                each.removesuffix(".*") for each in ([named] if isinstance(named, str) else named)
            }
    return found


def imports(path: Path) -> Iterator[str]:
    """The modules that a file may mean, wherever in it they are imported."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def files_of(module: str) -> Iterator[Path]:
    """A module of ours and the packages that it lies in."""
    parts = module.split(".")
    for end in range(1, len(parts) + 1):
        place = setup.ROOT.joinpath("src", *parts[:end])
        yield from (
            path for path in (place / "__init__.py", place.with_suffix(".py")) if path.is_file()
        )


def foreign_imports() -> dict[str, Path]:
    """What the compiled modules lead to beyond Python and this project, with a file that does."""
    found: dict[str, Path] = {}
    seen: set[Path] = set()
    waiting = [setup.ROOT / name for name in setup.COMPILED]
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        for module in imports(path):
            top = module.partition(".")[0]
            if top == "fudaba":
                waiting += files_of(module)
            elif top not in sys.stdlib_module_names:
                found[top] = path
    return found


def test_what_the_core_leads_to_is_there_when_it_is_compiled() -> None:
    foreign = foreign_imports()
    assert {"librt", "msgspec"} <= foreign.keys()
    missing = {name: path for name, path in foreign.items() if name not in needed() | left_out()}
    assert not missing
