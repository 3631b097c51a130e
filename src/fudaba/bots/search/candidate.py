"""The actions that a seat may choose from, compared in the same worlds."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from fudaba.bots.search.node import Node

#: Rounds after which a candidate that was never any different is taken to be the same, and one
#: that is far ahead to be better.
PLENTY: Final = 100


@final
class Candidate:
    """One action at the root: what it brought, and how that differs from the policy's choice."""

    def __init__(self, node: Node) -> None:
        self.node: Node = node
        self.rounds: i64 = 0
        #: The differences from the policy's choice in the same world: mean, squared deviations.
        self.gain: float = 0.0
        self.squares: float = 0.0
        #: What the last world brought.
        self.value: float = 0.0

    def compare(self, policy_value: float) -> None:
        """Takes in what the last world brought, beside what the policy's choice did there."""
        self.rounds += 1
        difference = self.value - policy_value
        off = difference - self.gain
        self.gain += off / float(self.rounds)
        self.squares += off * (difference - self.gain)

    @property
    def is_same(self) -> bool:
        """Whether it came to the same as the policy's choice in every world."""
        return self.squares == 0.0 and self.gain == 0.0 and self.rounds >= PLENTY

    @property
    def error(self) -> float:
        """The standard error of the gain."""
        if self.rounds < 2:
            return 0.0
        rounds = float(self.rounds)
        return sqrt(self.squares / (rounds - 1.0) / rounds)
