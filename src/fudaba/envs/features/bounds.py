"""What no deal of a game goes beyond: generous numbers that no pack and no play reaches."""

# Left as Python: a dataclass is no native class.

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class Bounds:
    """How long a deal can be, and how much it can bring."""

    #: The most actions of one deal.
    actions: int
    #: The least and the most that one deal can bring a seat.
    least: float
    most: float
    #: The most deals of a match, where neither their number nor a target ends it.
    deals: int = 0
    #: What no match goes below, however many deals it has.
    floor: float = -inf
