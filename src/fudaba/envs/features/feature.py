"""One row of an observation: its name, how many numbers it takes, and what they mean."""

# Left as Python: a dataclass is no native class.

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CARDS: Final = "cards"
FLAGS: Final = "flags"
NUMBER: Final = "number"


@dataclass(frozen=True)
class Feature:
    """A part of the observation vector, `length` numbers long."""

    name: str
    #: `cards`: one 0 or 1 for each card of the pack; `flags`: other zeros and ones; `number`.
    kind: str
    #: How many whole numbers the game writes for it, and how wide each is in the vector.
    values: int
    width: int
    meaning: str
    #: Numbers stand divided by this.
    scale: int = 1

    @property
    def length(self) -> int:
        return self.values * self.width


def cards(name: str, values: int, pack: int, meaning: str) -> Feature:
    """Sets of cards, each as long as the pack."""
    return Feature(name, CARDS, values, pack, meaning)


def flags(name: str, width: int, meaning: str, values: int = 1) -> Feature:
    """Zeros and ones: a choice of several, or who of the seats."""
    return Feature(name, FLAGS, values, width, meaning)


def numbers(name: str, values: int, scale: int, meaning: str) -> Feature:
    """Whole numbers, divided by their scale."""
    return Feature(name, NUMBER, values, 1, meaning, scale)
