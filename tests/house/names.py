"""What a name in a source file stands for, without running it: classes and their ancestors."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tests.house.sources import SOURCE


@dataclass(frozen=True)
class Found:
    """Something that a module of ours defines."""

    module: str
    name: str


@dataclass(frozen=True)
class Module:
    """A source file, read."""

    path: Path

    @property
    def name(self) -> str:
        """`fudaba.games.match`, of `games/match.py`."""
        parts = self.path.relative_to(SOURCE.parent).with_suffix("").parts
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    @cached_property
    def tree(self) -> ast.Module:
        """What is in it."""
        return ast.parse(self.path.read_text("utf-8"))

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """All of it, in no order."""
        return list(ast.walk(self.tree))

    @cached_property
    def defined(self) -> dict[str, ast.ClassDef | ast.FunctionDef]:
        """Its own classes and functions."""
        own = (node for node in self.tree.body)
        return {node.name: node for node in own if isinstance(node, ast.ClassDef | ast.FunctionDef)}

    @cached_property
    def imported(self) -> dict[str, Found]:
        """What comes from elsewhere."""
        return {
            alias.asname or alias.name: Found(node.module, alias.name)
            for node in self.nodes
            if isinstance(node, ast.ImportFrom) and node.module is not None
            for alias in node.names
        }


MODULES = {module.name: module for module in map(Module, sorted(SOURCE.rglob("*.py")))}


def last_name(expression: ast.expr) -> str:
    """The last part of what is named: `Exit` of `typer.Exit`."""
    if isinstance(expression, ast.Attribute):
        return expression.attr
    return expression.id if isinstance(expression, ast.Name) else ""


def resolved(module: Module, name: str) -> Found | None:
    """Where something is defined that a module calls so; None where not in this house."""
    seen: set[Found] = set()
    found: Found | None = Found(module.name, name)
    while found is not None and found not in seen and found.module in MODULES:
        seen.add(found)
        home = MODULES[found.module]
        if found.name in home.defined:
            return found
        found = home.imported.get(found.name)
    return None


def is_below(found: Found | None, ancestor: Found) -> bool:
    """Whether a class is another, or below it."""
    if found is None or found == ancestor:
        return found == ancestor
    module = MODULES[found.module]
    node = module.defined[found.name]
    bases = node.bases if isinstance(node, ast.ClassDef) else []
    names = [base.id for base in bases if isinstance(base, ast.Name)]
    return any(is_below(resolved(module, name), ancestor) for name in names)
