"""What the primer of Pairs shows."""

from collections.abc import Mapping
from typing import Final

from fudaba.primers.drawing import Drawing
from fudaba.primers.position import Position

PICTURES: Final[Mapping[str, Drawing]] = {"deal": Position(game="pairs", seed=1)}

SETS: Final[Mapping[str, list[object]]] = {}
