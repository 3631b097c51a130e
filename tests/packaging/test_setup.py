"""What setup.py compiles, and how."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest
import setup
from setuptools import Distribution, Extension
from setuptools.errors import CompileError


def test_every_exception_is_there() -> None:
    for name in setup.COMPILED_TOO:
        assert (setup.PACKAGE / name).is_file(), name


def test_only_modules_in_the_folders_that_are_compiled_ask_to_be_left() -> None:
    for path in setup.PACKAGE.rglob("*.py"):
        if setup.LEFT.search(path.read_text("utf-8")):
            name = path.relative_to(setup.PACKAGE).as_posix()
            assert name.startswith(tuple(f"{folder}/" for folder in setup.COMPILED_FOLDERS)), name
            assert path.name not in setup.INTERPRETED_NAMES, name


def test_a_module_is_left_as_python_where_it_asks_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "asks.py").write_text("# Left as Python: a reason.\n")
    (tmp_path / "cards" / "other.py").write_text("# Nothing is left as Python: here.\n")
    monkeypatch.setattr(setup, "PACKAGE", tmp_path)
    monkeypatch.setattr(setup, "COMPILED_TOO", ())
    assert list(setup._compiled()) == ["cards/other.py"]


def test_the_rules_are_compiled_and_what_shows_them_is_not() -> None:
    assert "src/fudaba/games/koikoi/yaku.py" in setup.COMPILED
    assert "src/fudaba/games/koikoi/view.py" not in setup.COMPILED
    assert "src/fudaba/games/__init__.py" not in setup.COMPILED
    assert sorted(set(setup.COMPILED)) == setup.COMPILED


@pytest.mark.parametrize("command", ["egg_info", "dist_info", "sdist"])
def test_to_describe_the_package_nothing_is_compiled(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FUDABA_PURE", raising=False)
    monkeypatch.setitem(sys.modules, "mypyc.build", None)
    monkeypatch.setattr(sys, "argv", ["setup.py", command])
    assert setup.extensions() == []
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    with pytest.raises(ImportError):
        setup.extensions()


def test_top_levels_are_marked_and_nothing_else() -> None:
    source = (
        "char CPyDef_a_____top_level__(void);\n"
        "char CPyDef_a_____top_level__(void) {\n"
        "    char x = CPyDef_b_____top_level__();\n"
        "}\n"
        "char CPyDef_a___other(void) {\n"
        "}\n"
    )
    marked = setup.mark_top_levels(source).removeprefix(setup.RUNS_ONCE)
    assert marked == source.replace(
        "char CPyDef_a_____top_level__(void) {",
        "FUDABA_RUNS_ONCE char CPyDef_a_____top_level__(void) {",
    )


def pointer() -> str:
    """The C that mypyc writes for a module that is in the library."""
    mypyc = Path(str(files("mypyc")))
    text = (mypyc / "lib-rt" / "module_shim.tmpl").read_text("utf-8")
    return text.format(modname="part0", libname="fudaba__mypyc", full_modname="part0")


def test_a_pointer_is_compiled_without_all_of_python(tmp_path: Path) -> None:
    source = setup.without_python_h(pointer())
    path = tmp_path / "part0.c"
    path.write_text(source.replace(setup.PYTHON_H, "#error Python.h is read"))
    compiler = str(sysconfig.get_config_var("CC")).split()
    flags = ["-Wall", "-Werror", "-fPIC", "-c", str(path), "-o", str(tmp_path / "part0.o")]
    subprocess.run([*compiler, *flags], check=True)


def test_a_pointer_that_uses_more_of_python_is_left_as_it_is() -> None:
    more = pointer().replace("PyErr_Clear", "PyErr_Print")
    assert setup.without_python_h(more) == more


def build(folder: Path, *codes: str) -> setup.AllOrNothing:
    """Compiles a module for each code."""
    modules = []
    for number, code in enumerate(codes):
        path = folder / f"part{number}.c"
        path.write_text(f"#include <Python.h>\n{code}\n")
        modules.append(Extension(f"part{number}", [str(path)]))
    command = setup.AllOrNothing(Distribution({"ext_modules": modules}))
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "temp")
    command.ensure_finalized()
    command.run()
    return command


GOOD = "PyMODINIT_FUNC PyInit_part0(void) { return NULL; }"
BAD = "this is not C"


def test_where_one_module_fails_none_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FUDABA_PURE", raising=False)
    command = build(tmp_path, GOOD, BAD)
    assert command.extensions == []
    assert list((tmp_path / "lib").glob("*")) == []


def test_where_none_fails_all_are_left(tmp_path: Path) -> None:
    build(tmp_path, GOOD)
    assert [path.name[:5] for path in (tmp_path / "lib").iterdir()] == ["part0"]


def test_where_it_must_be_compiled_a_failure_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FUDABA_PURE", "0")
    with pytest.raises(CompileError):
        build(tmp_path, GOOD, BAD)


def test_the_library_is_optimised_and_what_points_into_it_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """mypyc gives all modules one and the same list of flags."""
    code = tmp_path / "library.c"
    code.write_text("char CPyDef_a_____top_level__(void) {\n}\n")
    flags = ["-O3", "-g0"]
    library = Extension(setup.LIBRARY, [str(code)], extra_compile_args=flags)
    shim = Extension("fudaba.cards.bits", [], extra_compile_args=flags)
    library.extra_compile_args = shim.extra_compile_args = flags
    mypyc = ModuleType("mypyc.build")
    monkeypatch.setattr(mypyc, "mypycify", lambda *_, **__: [library, shim], raising=False)
    monkeypatch.setitem(sys.modules, "mypyc.build", mypyc)
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    monkeypatch.delenv("FUDABA_PURE", raising=False)
    assert setup.extensions() == [library, shim]
    assert library.extra_compile_args == ["-O3", "-g0", *setup.FLAGS]
    assert shim.extra_compile_args[-1] == "-O0"
    assert "FUDABA_RUNS_ONCE char" in code.read_text()


def test_what_follows_an_exception_is_told_to_be_seldom() -> None:
    marked = setup.mark_top_levels('#include <Python.h>\n#include "x.h"\nint one(void) {}\n')
    assert marked.index('#include "x.h"\n') < marked.index("cold") < marked.index("int one")
