"""Observations as arrays: fixed in length, fresh at every call, the viewer's knowledge only."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fudaba.cards.bits import cards_of
from fudaba.envs.features import features, write
from fudaba.envs.features.expand import SET, Expander
from fudaba.envs.features.feature import CARDS, FLAGS, NUMBER, Feature
from fudaba.envs.shared import shared
from fudaba.games.contract import Game, Match

Vector: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]

#: No number of an observation lies further from 0 than this.
LIMIT: Final = 1e9


def vectors(expander: Expander, size: int) -> Vector:
    """The vectors that an expander writes, one in each row."""
    return shared(expander, "vectors", np.int32).view(np.float32).reshape(-1, size)


def masks(expander: Expander, num_actions: int) -> Mask:
    """The masks that an expander writes, one in each row."""
    return shared(expander, "masks", np.uint8).view(np.int8).reshape(-1, num_actions)


class Encoder:
    """Writes observations and action masks of one game; one thread at a time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.features: tuple[Feature, ...] = features(game)
        self.size: int = sum(row.length for row in self.features)
        self.num_actions: int = game.num_actions
        self.seats = int(game.seats)
        expander = self.expander(self.seats)
        self._expander = expander
        #: By viewer, what is written last; only copies are given away.
        self._vectors: list[Vector] = [*vectors(expander, self.size)]
        self._masks: list[Mask] = [*masks(expander, self.num_actions)]
        self.low: Vector = np.zeros(self.size, np.float32)
        self.high: Vector = np.ones(self.size, np.float32)
        end = sum(row.length for row in self.features if row.kind != NUMBER)
        self.low[end:] = -LIMIT
        self.high[end:] = LIMIT

    def expander(self, lines: int) -> Expander:
        """Writes so many observations and masks beside one another."""
        scales = [SET if row.kind != NUMBER else row.scale for row in self.features]
        return Expander(
            write(self.game),
            [row.width for row in self.features for _ in range(row.values)],
            [s for s, row in zip(scales, self.features, strict=True) for _ in range(row.values)],
            self.num_actions,
            lines,
        )

    def offsets(self) -> dict[str, int]:
        """Where each feature begins."""
        found: dict[str, int] = {}
        offset = 0
        for row in self.features:
            found[row.name] = offset
            offset += row.length
        return found

    def see(self, match: Match, viewer: int) -> tuple[Vector, Mask]:
        """What the viewer may know, and what it may do."""
        self._expander.look(viewer, match, viewer)
        return self._vectors[viewer].copy(), self._masks[viewer].copy()

    def observe(self, match: Match, viewer: int) -> Vector:
        """What the viewer may know, as numbers."""
        self._expander.show(viewer, match, viewer)
        return self._vectors[viewer].copy()

    def mask(self, match: Match, viewer: int) -> Mask:
        """1 for every legal action, none while somebody else decides."""
        self._expander.allow(viewer, match, viewer)
        return self._masks[viewer].copy()

    def numbers(self, match: Match, viewer: int) -> list[int]:
        """What the viewer may know, one whole number for each set and each amount."""
        self._expander.show(viewer, match, viewer)
        return self._expander.numbers_of(viewer)

    def hand(self, match: Match, viewer: int) -> str:
        """The viewer's hand, which is the first feature of every game."""
        return self.game.spec.pack.set_text(self.numbers(match, viewer)[0])

    def text(self, match: Match, viewer: int) -> str:
        """The observation in words: every feature that is not empty."""
        numbers = self.numbers(match, viewer)
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
