"""Compiled and interpreted, the same source plays the same matches.

The compiled core is the install in FUDABA_COMPILED (`build/compiled`), made by
`pip install --target`; where there is none the test fails, unless FUDABA_PURE=1 says that none
is wanted. FUDABA_MATCHES sets the number of matches.
"""

import os
import subprocess
import sys
from math import ceil
from pathlib import Path

import pytest
import setup

from fudaba.games.registry import NAMES
from tests.conformance.play import big_number
from tests.differential.digest import BLOCK

ROOT = Path(__file__).parents[2]
INTERPRETED = ROOT / "src"
COMPILED = ROOT / os.environ.get("FUDABA_COMPILED", "build/compiled")

SEED = 1


@pytest.fixture(autouse=True)
def _compiled_core() -> None:
    if os.environ.get("FUDABA_PURE") == "1":
        pytest.skip("FUDABA_PURE=1: nothing is compiled")
    assert COMPILED.is_dir(), f"there is no compiled core in {COMPILED}; FUDABA_PURE=1 skips this"


def start(core: Path, way: str, matches: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.differential.digest", way, str(matches), str(SEED)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(core), str(ROOT)))},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def digests(process: subprocess.Popen[str]) -> list[str]:
    output, errors = process.communicate()
    assert process.returncode == 0, errors
    return output.splitlines()


def test_the_compiled_core_is_of_the_same_source() -> None:
    for name in setup.COMPILED:
        name = name.removeprefix("src/")
        ours, theirs = INTERPRETED / name, COMPILED / name
        assert theirs.read_bytes() == ours.read_bytes(), f"{name} changed: compile it again"


@pytest.mark.parametrize(("way", "matches"), [("whole", 1_000), ("resampled", 300)])
def test_both_cores_play_the_same_matches(way: str, matches: int) -> None:
    matches = big_number(matches)
    interpreted, compiled = start(INTERPRETED, way, matches), start(COMPILED, way, matches)
    slow, quick = digests(interpreted), digests(compiled)
    assert (slow[0], quick[0]) == ("interpreted", "compiled")
    assert len(slow) == 1 + len(NAMES) * ceil(matches / BLOCK)
    assert slow[1:] == quick[1:]
