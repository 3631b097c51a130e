"""What the primers of 800, 1000, 150 and Fjabbe show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fudaba.primers.drawing import Drawing
from fudaba.primers.sets import SetRow

PICTURES: Final[Mapping[str, Drawing]] = {}

SETS: Final[Mapping[str, Sequence[SetRow]]] = {}
