"""`import fudaba` stays light: nothing of the terminal, the web or the lab comes along."""

import subprocess
import sys

import pytest

import fudaba

HEAVY = (
    "gymnasium",
    "litestar",
    "matplotlib",
    "numpy",
    "openskill",
    "pettingzoo",
    "polars",
    "pyarrow",
    "pyspiel",
    "ray",
    "rich",
    "sqlalchemy",
    "textual",
    "typer",
)


def imported_by(code: str) -> set[str]:
    """The top-level modules that a fresh interpreter has after running the code."""
    script = f"{code}; import sys; print(*sorted({{name.split('.')[0] for name in sys.modules}}))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def test_the_package_waits_until_its_names_are_used() -> None:
    """So that a command can answer an interrupt that comes while the rest is loaded."""
    assert "msgspec" not in imported_by("import fudaba.cli")
    code = "from fudaba import *; import fudaba; assert set(fudaba.__all__) <= set(dir(fudaba))"
    assert "msgspec" in imported_by(f"{code}; assert fudaba.game is game")
    with pytest.raises(AttributeError, match="no attribute 'gmae'"):
        _ = fudaba.gmae


@pytest.mark.parametrize(
    "code",
    ["import fudaba", "import fudaba; m = fudaba.game('koikoi').new(1); m.view(0); m.record()"],
    ids=["import", "play"],
)
def test_nothing_heavy_is_imported(code: str) -> None:
    modules = imported_by(code)
    assert "fudaba" in modules
    assert modules & set(HEAVY) == set()
