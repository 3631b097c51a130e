"""Limits: how often and how much somebody may ask from one address."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Final

#: Addresses that are remembered; those that have been quiet longest are forgotten first.
REMEMBERED: Final = 50_000


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = monotonic()

    def take(self) -> bool:
        """Whether one more may be."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether one more may be from there."""
        bucket = self._known.pop(address, None) or Bucket(self._rate, self._burst)
        self._known[address] = bucket
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return bucket.take()


class Doors:
    """How many sockets are open, in all and from each address."""

    def __init__(self, most: int, most_each: int) -> None:
        self._most = most
        self._most_each = most_each
        self._open: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        """Whether one more may come in; it is counted then."""
        if self.total >= self._most or self._open[address] >= self._most_each:
            return False
        self._open[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self.total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
