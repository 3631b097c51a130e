"""Builds the core with mypyc; FUDABA_PURE=1, or a machine without a compiler, leaves it Python.

FUDABA_PURE=0 rather fails than to leave it.
"""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "fudaba"

#: Where the modules that are compiled lie: the rules, the bots, and everything they are made of.
COMPILED_FOLDERS = ("bots", "cards", "envs/features", "games")

#: Compiled although their folder is not.
COMPILED_TOO = ("envs/episode.py", "envs/rows.py")

#: Left as Python in those folders, wherever they lie: see docs/decisions/006.
INTERPRETED_NAMES = (
    "__init__.py",
    "registry.py",
    "progress.py",
    "spec.py",
    "view.py",
    "working.py",
)

#: The line by which any other module there asks to be left as Python, and says why.
LEFT = re.compile(r"^# Left as Python: \w", re.M)


def _is_left(path: Path) -> bool:
    return path.name in INTERPRETED_NAMES or LEFT.search(path.read_text("utf-8")) is not None


def _compiled() -> Iterator[str]:
    for folder in COMPILED_FOLDERS:
        for path in (PACKAGE / folder).rglob("*.py"):
            if not _is_left(path):
                yield path.relative_to(PACKAGE).as_posix()
    yield from COMPILED_TOO


#: The modules that are compiled, as paths from the root.
COMPILED = [f"src/fudaba/{name}" for name in sorted(_compiled())]

#: The library that holds them all; each module beside it is a mere pointer to its place in there.
LIBRARY = "fudaba__mypyc"

#: Hidden symbols let the C compiler inline across functions; wrap-around is Python's after masks;
#: looking for misleading indentation in the C that mypyc writes takes a third of gcc's time, and
#: nobody wants to hear the other warnings about it either.
FLAGS = ["-fvisibility=hidden", "-fwrapv", "-Wno-misleading-indentation", "-Wno-all"]

#: A module's top level is half of its C and runs once: to optimise it takes time and gives none.
TOP_LEVEL = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{", re.M)
RUNS_ONCE = """\
#if defined(__clang__)
#define FUDABA_RUNS_ONCE __attribute__((optnone, noinline))
#elif defined(__GNUC__)
#define FUDABA_RUNS_ONCE __attribute__((optimize("O0")))
#else
#define FUDABA_RUNS_ONCE
#endif
"""

#: Wherever an exception passes through, mypyc writes it into the traceback. That this is seldom
#: called lets the compiler lay out all that leads there apart from what is run all the time.
SELDOM = """\
#if defined(__GNUC__)
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
#endif
"""

#: The little of Python's stable interface that the C of a pointer into the library uses; reading
#: all of Python.h for it, once for each module, takes four fifths of the time to compile it.
POINTER_USES = {
    "PyObject": "typedef struct _object PyObject;",
    "Py_BuildValue": "PyObject *Py_BuildValue(const char *, ...);",
    "PyImport_ImportModuleLevel": "PyObject *PyImport_ImportModuleLevel("
    "const char *, PyObject *, PyObject *, PyObject *, int);",
    "PyObject_GetAttrString": "PyObject *PyObject_GetAttrString(PyObject *, const char *);",
    "PyCapsule_GetPointer": "void *PyCapsule_GetPointer(PyObject *, const char *);",
    "PyErr_Clear": "void PyErr_Clear(void);",
    "Py_DECREF": "void Py_DecRef(PyObject *);\n#define Py_DECREF Py_DecRef",
    "PyMODINIT_FUNC": "#define PyMODINIT_FUNC "
    '__attribute__((visibility("default"))) PyObject *\n#define NULL ((void *)0)',
}
PYTHON_H = "#include <Python.h>"

#: What setuptools is asked for when nothing is built, only described or packed.
ONLY_DESCRIBES = {"egg_info", "dist_info", "sdist"}


def mark_top_levels(source: str) -> str:
    """The C of the core, with its top levels marked as not worth optimising, and with what follows
    an exception out of the way."""
    head, included, rest = source.rpartition("#include ")
    named, end, rest = rest.partition("\n") if included else ("", "", rest)
    seldom = SELDOM if included else ""
    marked = TOP_LEVEL.sub(r"FUDABA_RUNS_ONCE \g<0>", rest)
    return RUNS_ONCE + head + included + named + end + seldom + marked


def without_python_h(source: str) -> str:
    """The C of a pointer with what it uses of Python.h; unchanged where it uses more than that."""
    code = re.sub("//.*", "", source.replace(PYTHON_H, ""))
    used = {name for name in re.findall(r"\bPy\w+", code) if not name.startswith("PyInit_")}
    if not used <= set(POINTER_USES):
        return source
    uses = "\n".join(POINTER_USES.values())
    light = f"#if defined(__GNUC__) && !defined(_WIN32)\n{uses}\n#else\n{PYTHON_H}\n#endif"
    return source.replace(PYTHON_H, light)


def extensions() -> list[Extension]:
    """The compiled modules, none where the pure build is asked for."""
    if os.environ.get("FUDABA_PURE", "0") != "0" or ONLY_DESCRIBES & set(sys.argv):
        return []
    from mypyc.build import mypycify

    built = mypycify(
        COMPILED,
        opt_level="3",
        debug_level="0",
        group_name="fudaba",
        multi_file=sys.platform == "win32",  # all in one file is too much for MSVC's memory
    )
    for extension in built:
        given = extension.extra_compile_args  # one list for all of them: it must not be changed
        if not any(flag.startswith("/") for flag in given):  # as those for MSVC do
            own = FLAGS if extension.name == LIBRARY else [*FLAGS, "-O0"]
            extension.extra_compile_args = [*given, *own]
        lighter = mark_top_levels if extension.name == LIBRARY else without_python_h
        for path in map(Path, extension.sources):
            path.write_text(lighter(path.read_text("utf-8")), "utf-8")
    return built


class AllOrNothing(build_ext):
    """Compiles all modules; where one of them fails the whole core stays Python."""

    parallel: bool | int | None
    extensions: list[Extension]

    def build_extensions(self) -> None:
        """Builds side by side what there are processors for."""
        self.parallel = self.parallel or True
        try:
            super().build_extensions()
        except (BaseError, CCompilerError, OSError) as problem:
            if os.environ.get("FUDABA_PURE") == "0":
                raise
            self.warn(f"the core stays Python, it could not be compiled: {problem}")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
