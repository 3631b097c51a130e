"""A kind of score question."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from fudaba.games.contract import Game


@dataclass(frozen=True)
class Ask:
    """One kind of question: the shape it must have, and what answers it."""

    shape: type[msgspec.Struct]
    answer: Callable[[Game, Any], msgspec.Struct]
