"""Whoever is told no is told so in every language: refusals are raised by a key that has words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from string import Formatter

from fudaba.locale import catalogue
from fudaba.refusal import SHELF
from tests.house.names import MODULES, Found, Module, is_below, last_name, resolved

KEYS = catalogue(SHELF)

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

REFUSAL = Found("fudaba.refusal", "Refusal")

#: What has a key of `locale/refusals/` for its first argument without being an exception.
PARTS = {
    Found("fudaba.refusal", "Said"),
    Found("fudaba.refusal", "said"),
    Found("fudaba.cli", "_phrase"),
    Found("fudaba.cli.misuse", "_phrase"),
}

#: A refusal that finds its key itself: what its first argument is the end of.
UNKNOWN_NAME = Found("fudaba.games.options", "UnknownName")

#: Exceptions of Python's that say something to whoever calls us from a program.
OURS_TO_FIX = {
    "AssertionError", "AttributeError", "IndexError", "KeyError", "NotImplementedError",
    "OSError", "TypeError",
}  # fmt: skip

#: Written into the server's log; who sits at the table is told something else.
LOGGED = {
    Found("fudaba.tables.crew", "Failed"),
    Found("fudaba.tables.store", "Unreadable"),
    Found("fudaba.tables.store", "StoreTrouble"),
    Found("fudaba.tables.table", "Damaged"),
}

#: Where a sentence in English is raised all the same: OpenSpiel hands it on to its own callers, the
#: registry tells whoever brings a game what it lacks, and a picture that lies is ours to mend.
ENGLISH_ALL_THE_SAME = {"fudaba.envs.openspiel", "fudaba.games.registry", "fudaba.paper.truth"}


@dataclass(frozen=True)
class Saying:
    """A call that says something under a key."""

    module: Module
    call: ast.Call
    what: Found

    def __str__(self) -> str:
        return f"{self.module.name}:{self.call.lineno}: {ast.unparse(self.call)}"

    @property
    def hands_on(self) -> bool:
        """Whether the key is one that somebody else has found: `error.key`, or a parameter."""
        first = self.call.args[0] if self.call.args else None
        if isinstance(first, ast.Attribute):
            return first.attr == "key"
        return isinstance(first, ast.Name) and first.id == "key" and not self.patterns

    @cached_property
    def patterns(self) -> list[str]:
        """The keys that it may be under."""
        start = r"name\." if self.what == UNKNOWN_NAME else ""
        return [start + text for text in self._texts(self.call.args[0])] if self.call.args else []

    @cached_property
    def keys(self) -> list[str]:
        """Those of them that there are."""
        return [key for key in KEYS if any(re.fullmatch(one, key) for one in self.patterns)]

    def _texts(self, expression: ast.expr) -> list[str]:
        if isinstance(expression, ast.Constant):
            return [re.escape(str(expression.value))]
        if isinstance(expression, ast.IfExp):
            return self._texts(expression.body) + self._texts(expression.orelse)
        if isinstance(expression, ast.JoinedStr):
            return ["".join(_piece(part) for part in expression.values)]
        if isinstance(expression, ast.Name):
            return [text for value in self._assigned(expression.id) for text in self._texts(value)]
        return []

    def _assigned(self, name: str) -> Iterator[ast.expr]:
        """What a name stands for in the function of the call."""
        for function in self.module.nodes:
            if isinstance(function, FUNCTIONS) and self.call in ast.walk(function):
                for node in ast.walk(function):
                    if isinstance(node, ast.Assign) and last_name(node.targets[0]) == name:
                        yield node.value


def _piece(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"\w+"


def sayings() -> Iterator[Saying]:
    for module in MODULES.values():
        for node in module.nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                what = resolved(module, node.func.id)
                if what is not None and (what in PARTS or is_below(what, REFUSAL)):
                    yield Saying(module, node, what)


SAYINGS = list(sayings())


def test_refusals_are_found() -> None:
    names = {saying.what.name for saying in SAYINGS}
    assert {"IllegalAction", "OptionError", "RecordError", "Refused", "Failed", "Said"} <= names
    assert len(SAYINGS) > 250


def test_every_refusal_is_raised_by_a_key_that_has_words() -> None:
    wrong = [
        str(saying)
        for saying in SAYINGS
        if not saying.hands_on
        and not (
            saying.patterns
            and all(any(re.fullmatch(one, key) for key in KEYS) for one in saying.patterns)
        )
    ]
    assert wrong == []


def test_every_refusal_in_the_catalogue_is_used() -> None:
    used = {key for saying in SAYINGS for key in saying.keys}
    assert [key for key in KEYS if key not in used] == []


def test_every_placeholder_has_its_value() -> None:
    wrong = []
    for saying in SAYINGS:
        given = {keyword.arg for keyword in saying.call.keywords}
        if None in given or saying.what in (UNKNOWN_NAME, Found("fudaba.refusal", "said")):
            continue  # handed on whole
        for key in saying.keys:
            if not placeholders(key) <= given:
                wrong.append(f"{saying}: {key}")
    assert wrong == []


def placeholders(key: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(KEYS[key]["en"]) if name is not None}


def test_no_sentence_is_raised_in_english() -> None:
    """Whatever is raised with a sentence is nothing that somebody at a screen sees."""
    wrong = [
        f"{module.name}:{node.lineno}"
        for module in MODULES.values()
        for node in module.nodes
        if isinstance(node, ast.Raise)
        and isinstance(node.exc, ast.Call)
        and says_something(node.exc)
        and last_name(node.exc.func) not in OURS_TO_FIX
        and resolved(module, last_name(node.exc.func)) not in LOGGED
    ]
    assert {place.partition(":")[0] for place in wrong} == ENGLISH_ALL_THE_SAME, wrong


def says_something(call: ast.Call) -> bool:
    """Whether one of the arguments is a text of more than a word."""
    return any(
        isinstance(part, ast.Constant) and isinstance(part.value, str) and " " in part.value.strip()
        for argument in call.args
        if isinstance(argument, ast.Constant | ast.JoinedStr)
        for part in ast.walk(argument)
    )
