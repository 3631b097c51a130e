"""Every test runs in `make test`, and the tests of what is compiled on both cores."""

import re
from pathlib import Path

import pytest
import setup

from tests.passes import BOTH, COMPILED, ROOT, runs

FILES = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tests").rglob("test_*.py"))]

#: The rooms that have compiled modules, and all that plays whole matches with them.
ROOMS = {Path(path).relative_to("src/fudaba").parts[0] for path in setup.COMPILED} - {"games"}
TWICE = sorted({*ROOMS, "conformance", "golden", "records", "rules", "score"})


def test_every_file_runs_on_one_core_at_least() -> None:
    assert [
        file for file in FILES if not runs(file, "interpreted") and not runs(file, "compiled")
    ] == []


def test_what_is_named_is_there() -> None:
    """A folder that got another name would lose its run on the compiled core."""
    assert [path for path in (*BOTH, *COMPILED) if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("folder", TWICE)
def test_rules_and_random_matches_run_on_both_cores(folder: str) -> None:
    files = [file for file in FILES if file.startswith(f"tests/{folder}/")]
    assert files
    assert [file for file in files if not runs(file, "interpreted")] == []
    assert [file for file in files if not runs(file, "compiled")] == []


@pytest.mark.parametrize(("target", "core"), [("tests", "interpreted"), ("compiled", "compiled")])
def test_the_makefile_asks_here(target: str, core: str) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    recipe = re.search(rf"^check-{target}:.*\n((?:\t.*\n)+)", makefile, re.M)
    assert recipe is not None
    assert f"tests.passes {core}" in recipe[1]
