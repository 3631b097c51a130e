"""Which tests run against which core: `python -m tests.passes CORE` prints what pytest is given.

The rules, the bots and all that is compiled are tested on both cores. The rooms that are not, where
the same Python runs on either, are tested once: the lab with the compiled core, whose matches it
hands from process to process and which searches faster, the others interpreted.
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
    "tests/records",
    "tests/rules",
    "tests/score",
    # Every command in a process, and a whole match at the table.
    "tests/cli/test_processes.py",
    "tests/terminal/test_playing.py",
)

#: Only with the compiled core; the first starts the other core itself, the second installs the
#: wheel that the core was taken from; then browsers wait for bots, servers are played on, killed
#: and searched for leaks; the others search, and the last plays many matches that the book shows.
COMPILED: Final = (
    "tests/differential",
    "tests/packaging",
    "tests/page",
    "tests/web",
    "tests/tables",
    "tests/lab",
    "tests/cli/test_bench.py",
    "tests/house/test_many_matches.py",
)


def arguments(core: str) -> list[str]:
    """What pytest is given; a new folder runs interpreted until it is named above."""
    if core == "compiled":
        return [*COMPILED, *BOTH]  # what takes longest begins first
    return ["tests", *(f"--ignore={path}" for path in COMPILED)]


def runs(file: str, core: str) -> bool:
    """Whether a file of tests runs against this core."""
    named = [file, *(parent.as_posix() for parent in Path(file).parents)]
    given = arguments(core)
    return any(path in given for path in named) and not any(
        f"--ignore={path}" in given for path in named
    )


if __name__ == "__main__":
    print(*arguments(sys.argv[1]))
