"""Observations as arrays: fixed in length, fresh at every call, the viewer's knowledge only."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fudaba.cards.bits import cards_of
from fudaba.envs.features import features, values
from fudaba.envs.features.expand import Expander
from fudaba.envs.features.feature import CARDS, FLAGS, NUMBER, Feature
from fudaba.games.contract import Game, Match

Vector: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]

#: No number of an observation lies further from 0 than this.
LIMIT: Final = 1e9


def _mirror(numbers: Any, kind: type) -> NDArray[Any] | None:
    """An array that shares the memory of packed numbers; None where lists stand in for them."""
    return None if isinstance(numbers, list) else np.frombuffer(numbers, kind)


class Encoder:
    """Writes observations and action masks of one game; one thread at a time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.features: tuple[Feature, ...] = features(game)
        self.size: int = sum(row.length for row in self.features)
        self.num_actions: int = game.num_actions
        self.values = values(game)
        bits = [row for row in self.features if row.kind != NUMBER]
        amounts = self.features[len(bits) :]
        end = sum(row.length for row in bits)
        self._expander = Expander(
            [row.width for row in bits for _ in range(row.values)],
            [row.scale for row in amounts for _ in range(row.values)],
            game.num_actions,
        )
        self._vector = _mirror(self._expander.vector, np.float64)
        self._mask = _mirror(self._expander.mask, np.int8)
        self.low: Vector = np.zeros(self.size, np.float32)
        self.high: Vector = np.ones(self.size, np.float32)
        self.low[end:] = -LIMIT
        self.high[end:] = LIMIT

    def offsets(self) -> dict[str, int]:
        """Where each feature begins."""
        found: dict[str, int] = {}
        offset = 0
        for row in self.features:
            found[row.name] = offset
            offset += row.length
        return found

    def observe(self, match: Match, viewer: int) -> Vector:
        """What the viewer may know, as numbers."""
        self._expander.show(self.values(match, viewer))
        if self._vector is None:
            return np.array(self._expander.vector, np.float32)
        return self._vector.astype(np.float32)

    def mask(self, match: Match, viewer: int) -> Mask:
        """1 for every legal action, none while somebody else decides."""
        self._expander.allow(match, viewer)
        if self._mask is None:
            return np.array(self._expander.mask, np.int8)
        return self._mask.copy()

    def hand(self, match: Match, viewer: int) -> str:
        """The viewer's hand, which is the first feature of every game."""
        return self.game.spec.pack.set_text(int(self.values(match, viewer)[0]))

    def text(self, match: Match, viewer: int) -> str:
        """The observation in words: every feature that is not empty."""
        numbers = [int(number) for number in self.values(match, viewer)]
        parts: list[str] = []
        for row in self.features:
            some, numbers = numbers[: row.values], numbers[row.values :]
            if any(some):
                parts.append(f"{row.name}: " + " | ".join(self._spelled(row, n) for n in some))
        return "\n".join(parts)

    def _spelled(self, row: Feature, number: int) -> str:
        if row.kind == CARDS:
            return self.game.spec.pack.set_text(number)
        if row.kind == FLAGS:
            return " ".join(str(place) for place in cards_of(number))
        return str(number)
