"""Which tests run against which core: `python -m tests.passes CORE` prints what pytest is given.

Everything runs interpreted, but for what starts both cores itself. Against the compiled core run
the tests of what is compiled, and of what hands its objects on; not those of words, pages,
screens and wrong input, where the same Python runs on either core.
"""

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

#: On both cores.
BOTH: Final = (
    "tests/bots",
    "tests/cards",
    "tests/conformance",
    "tests/envs",
    "tests/golden",
    "tests/lab",
    "tests/records",
    "tests/rules",
    "tests/score",
    # Every command in a process, and a whole match at the table.
    "tests/cli/test_processes.py",
    "tests/terminal/test_playing.py",
)

#: Where the compiled core is there; they start the other one themselves.
COMPILED: Final = ("tests/differential",)


def arguments(core: str) -> list[str]:
    """What pytest is given; a new folder runs interpreted until it is named above."""
    if core == "compiled":
        return [*BOTH, *COMPILED]
    return ["tests", *(f"--ignore={path}" for path in COMPILED)]


def runs(file: str, core: str) -> bool:
    """Whether a file of tests runs against this core."""
    given = arguments(core)
    inside = [path for path in given if file == path or file.startswith(f"{path}/")]
    ignored = [path for path in COMPILED if f"--ignore={path}" in given]
    return bool(inside) and not any(file.startswith(f"{path}/") for path in ignored)


if __name__ == "__main__":
    print(*arguments(sys.argv[1]))
