"""What the end of a deal is worth to a seat: its points, or its chance to win the match."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final, final

from mypy_extensions import i64

from fudaba.bots.contract import Bot
from fudaba.games.contract import Match

#: What a point is worth beside a match that is decided.
POINT: Final = 1e-6


@final
class Worth:
    """Values finished worlds; in points where the number of deals is open or a deal stands alone.

    Where so many deals follow, leads of the others' and one's own making add up to something
    like a normal distribution: its share below the present lead is about the chance to win.
    """

    def __init__(self, match: Match, policy: Bot, for_match: bool) -> None:
        self.for_match: bool = False
        #: How far the deals that follow may move a lead, as a standard deviation.
        self.swing: float = 0.0
        left = match.deals_left()
        if for_match and not match.stop_after_deal and left >= 0 and policy.swing > 0.0:
            self.for_match = True
            self.swing = policy.swing * sqrt(float(left))

    def of(self, world: Match, seat: i64) -> float:
        """What a world whose deal is over brings a seat."""
        points = world.deal_value(seat)
        if not self.for_match:
            return points
        lead = float(world.lead(seat))
        if self.swing > 0.0:
            return float(erf(lead / (self.swing * 1.4142135623730951)))
        value = points * POINT
        if lead > 0.0:
            return value + 1.0
        if lead < 0.0:
            return value - 1.0
        return value
