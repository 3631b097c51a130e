"""The source files that the house rules are about."""

from pathlib import Path

import setup

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "fudaba"

#: The modules that mypyc compiles.
COMPILED = [ROOT / name for name in setup.COMPILED]
