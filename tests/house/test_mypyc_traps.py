"""Traps of mypyc that no other tool warns of; `docs` of the design give the reasons."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.sources import COMPILED, SOURCE

#: Ints from here on are boxed on every use in compiled code.
TOO_LARGE = 2**62

compiled = pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))


def is_literal(node: ast.AST) -> bool:
    """Whether the expression is made of nothing but numbers."""
    if isinstance(node, ast.BinOp):
        return is_literal(node.left) and is_literal(node.right)
    if isinstance(node, ast.UnaryOp):
        return is_literal(node.operand)
    return isinstance(node, ast.Constant) and type(node.value) is int


def is_constant(node: ast.AST) -> bool:
    """A literal, or a name in capitals, which mypyc replaces by its literal."""
    return is_literal(node) or (isinstance(node, ast.Name) and node.id.isupper())


def narrow_shifts(tree: ast.AST) -> list[int]:
    """The lines where a constant is shifted by a variable: mypyc shifts 32 bits there."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and is_constant(node.left)
        and not is_constant(node.right)
    ]


def literals(node: ast.AST) -> Iterator[ast.expr]:
    """The largest expressions of nothing but numbers."""
    if isinstance(node, ast.expr) and is_literal(node):
        yield node
    else:
        for child in ast.iter_child_nodes(node):
            yield from literals(child)


def large_literals(tree: ast.AST) -> list[int]:
    """The lines with ints that compiled code would box."""
    return [
        node.lineno
        for node in literals(tree)
        if abs(eval(compile(ast.Expression(node), "literal", "eval"))) >= TOO_LARGE
    ]


@compiled
def test_no_constant_is_shifted_by_a_variable(path: Path) -> None:
    assert narrow_shifts(ast.parse(path.read_text(encoding="utf-8"))) == []


@compiled
def test_no_literal_reaches_two_to_the_62nd(path: Path) -> None:
    assert large_literals(ast.parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("code", ["1 << card", "x = 15 << 4 * n", "~0 << n", "ONE << card"])
def test_the_scan_finds_narrow_shifts(code: str) -> None:
    assert narrow_shifts(ast.parse(code)) == [1]


@pytest.mark.parametrize("code", ["1 << 48", "one << card", "one <<= card", "(1 << 62) - 1 << 0"])
def test_the_scan_lets_other_shifts_pass(code: str) -> None:
    assert narrow_shifts(ast.parse(code)) == []


@pytest.mark.parametrize(
    "code", ["x = 1 << 62", "f(-4611686018427387904)", "y & 0xFFFFFFFFFFFFFFFF"]
)
def test_the_scan_finds_large_literals(code: str) -> None:
    assert large_literals(ast.parse(code)) == [1]


@pytest.mark.parametrize("code", ["x = (1 << 62) - 1", "y = 0x3FFFFFFFFFFFFFFF"])
def test_the_scan_lets_smaller_literals_pass(code: str) -> None:
    assert large_literals(ast.parse(code)) == []
