"""Whoever is told no is told so in every language: refusals are raised by a key that has words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from fudaba.locale import catalogue
from fudaba.refusal import SHELF
from tests.house.sources import SOURCE

KEYS = catalogue(SHELF)
FILES = sorted(SOURCE.rglob("*.py"))
TREES = {path: ast.parse(path.read_text("utf-8")) for path in FILES}

#: What has a key of `locale/refusals/` for its first argument without being an exception.
PARTS = {"Said", "said", "_phrase"}

#: Kinds of refusal that find their key themselves: what their first argument is the end of.
FOUND = {"UnknownName": "name."}

#: Exceptions that nobody at a screen sees: mistakes in a program that calls ours.
OURS_TO_FIX = {
    "AssertionError", "AttributeError", "IndexError", "KeyError", "NotImplementedError",
    "TypeError",
}  # fmt: skip

#: Exceptions that are no refusals: the system's, and what ends a command.
OTHERS = {"BaseError", "Exit", "KeyboardInterrupt", "OSError", "SystemExit"}

#: Where an exception of Python's says something in English all the same: OpenSpiel hands it on.
ENGLISH_ALL_THE_SAME = {"envs/openspiel.py"}


def name_of(function: ast.expr) -> str:
    """The last part of what is called: `Exit` of `typer.Exit`."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def refusal_classes() -> set[str]:
    """`Refusal`, and all classes below it."""
    bases = {
        node.name: {name_of(base) for base in node.bases}
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"Refusal"}
    while more := {name for name, above in bases.items() if above & found} - found:
        found |= more
    return found


REFUSALS = refusal_classes()


def calls() -> Iterator[tuple[Path, ast.Call]]:
    """Every call that says something under a key."""
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in REFUSALS | PARTS and not is_another(tree, node.func.id):
                    yield path, node


def is_another(tree: ast.Module, name: str) -> bool:
    """Whether a module means something else by `said`, as the words of a review do."""
    ours = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "fudaba.refusal"
        for alias in node.names
    }
    return name == "said" and name not in ours and tree is not TREES[SOURCE / "refusal.py"]


def texts_of(expression: ast.expr) -> list[str]:
    """The keys that an expression may be, as patterns; none where it only hands one on."""
    if isinstance(expression, ast.Constant):
        return [re.escape(str(expression.value))]
    if isinstance(expression, ast.IfExp):
        return texts_of(expression.body) + texts_of(expression.orelse)
    if isinstance(expression, ast.JoinedStr):
        return ["".join(_piece(part) for part in expression.values)]
    return []


def _piece(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+"


def assigned(path: Path, call: ast.Call, name: str) -> list[str]:
    """The keys that a name stands for in the function of a call, as in `key = "a.b"`."""
    found: list[str] = []
    for function in ast.walk(TREES[path]):
        if isinstance(function, ast.FunctionDef) and call in ast.walk(function):
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and name_of(node.targets[0]) == name:
                    found += texts_of(node.value)
    return found


def keys_in(path: Path, call: ast.Call) -> list[str]:
    """The keys that a call may say something under, as patterns."""
    if not call.args:
        return []
    first = call.args[0]
    start = re.escape(FOUND.get(name_of(call.func), ""))
    if isinstance(first, ast.Name):
        return [start + key for key in assigned(path, call, first.id)]
    if isinstance(first, ast.IfExp) and isinstance(first.orelse, ast.Name):
        return texts_of(first.body) + assigned(path, call, first.orelse.id)
    return [start + key for key in texts_of(first)]


def hands_on(path: Path, call: ast.Call) -> bool:
    """Whether the key is one that somebody else has found: `error.key`, or a parameter."""
    first = call.args[0] if call.args else None
    if isinstance(first, ast.Attribute):
        return first.attr == "key"
    return isinstance(first, ast.Name) and first.id == "key" and not keys_in(path, call)


def where(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(SOURCE).as_posix()}:{getattr(node, 'lineno', 0)}"


CALLS = list(calls())


def test_refusals_are_found() -> None:
    assert {"IllegalAction", "OptionError", "RecordError", "Refused", "Failed"} <= REFUSALS
    assert len(CALLS) > 150


def test_every_refusal_is_raised_by_a_key_that_has_words() -> None:
    wrong = [
        f"{where(path, call)}: {ast.unparse(call)}"
        for path, call in CALLS
        if not hands_on(path, call)
        and not (
            (patterns := keys_in(path, call))
            and all(any(re.fullmatch(pattern, key) for key in KEYS) for pattern in patterns)
        )
    ]
    assert wrong == []


def test_no_sentence_is_raised_in_english() -> None:
    """A `raise` is of a refusal, or of something that nobody at a screen sees."""
    wrong = []
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Raise) or not isinstance(node.exc, ast.Call):
                continue
            name = name_of(node.exc.func)
            if name[:1].isupper() and name not in REFUSALS | OURS_TO_FIX | OTHERS:
                wrong.append(where(path, node))
    allowed = tuple(ENGLISH_ALL_THE_SAME)
    assert [place for place in wrong if not place.startswith(allowed)] == []
    assert all(any(place.startswith(path) for place in wrong) for path in allowed)


def test_every_refusal_in_the_catalogue_is_used() -> None:
    patterns = {pattern for path, call in CALLS for pattern in keys_in(path, call)}
    unused = [key for key in KEYS if not any(re.fullmatch(pattern, key) for pattern in patterns)]
    assert unused == []


def placeholders(key: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(KEYS[key]["en"]) if name is not None}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_every_placeholder_has_its_value(path: Path) -> None:
    for place, call in CALLS:
        given = {keyword.arg for keyword in call.keywords}
        if place != path or None in given or name_of(call.func) in {*FOUND, "said"}:
            continue
        for pattern in keys_in(path, call):
            for key in KEYS:
                if re.fullmatch(pattern, key):
                    assert placeholders(key) <= given, f"{where(path, call)}: {key}"
