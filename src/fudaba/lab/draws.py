"""Random numbers drawn beforehand, so that a benchmark measures a game and not the drawing."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Final

#: So many numbers, then the same again; no round number, so that no game falls into step with it.
LENGTH: Final = 100_003
#: Far above any number of legal actions: a remainder is then as good as a fair draw.
LIMIT: Final = 1 << 20


def draws(seed: int = 1) -> Callable[[], int]:
    """A function whose value, modulo the number of legal actions, chooses one of them."""
    random = Random(seed)
    return cycle([random.randrange(LIMIT) for _ in range(LENGTH)]).__next__
