"""What the house counts and times, for whoever keeps it."""

from __future__ import annotations

from collections import deque
from time import monotonic
from typing import Final

#: Times that percentiles are taken from.
KEPT: Final = 4096
#: Seconds over which a rate is taken.
SPAN: Final = 60.0


class Times:
    """The last times that something took, in seconds."""

    def __init__(self) -> None:
        self._kept: deque[float] = deque(maxlen=KEPT)
        self.count = 0
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Notes one more."""
        self._kept.append(seconds)
        self.count += 1
        self.total += seconds

    def quantile(self, share: float) -> float:
        """What this share of the last times stayed below; 0 where there were none."""
        ordered = sorted(self._kept)
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


class Rate:
    """How often something happened in the last minute, counted by seconds."""

    def __init__(self) -> None:
        self.count = 0
        self._seconds: deque[tuple[int, int]] = deque()

    def add(self) -> None:
        """It happened."""
        self.count += 1
        second = int(monotonic())
        if self._seconds and self._seconds[-1][0] == second:
            self._seconds[-1] = (second, self._seconds[-1][1] + 1)
        else:
            self._seconds.append((second, 1))
            self._forget()

    def a_second(self) -> float:
        """The mean of the last minute."""
        self._forget()
        return sum(number for _, number in self._seconds) / SPAN

    def _forget(self) -> None:
        while self._seconds and self._seconds[0][0] < monotonic() - SPAN:
            self._seconds.popleft()


class Measures:
    """All of them."""

    def __init__(self) -> None:
        self.moves = Rate()
        self.bot_moves = Rate()
        #: A commit; a move from its arrival to its acknowledgement.
        self.storing = Times()
        self.answering = Times()
        #: Writes in the commits so far.
        self.written = 0
        self.laid = 0
        self.refused = 0
        #: Rows for which another process was quicker.
        self.overtaken = 0
        #: Bots that were late, and for which greedy answered.
        self.overdue = 0
        self.connections = 0
        self.turned_away = 0

    def stored(self, seconds: float, writes: int) -> None:
        """A commit is done."""
        self.storing.add(seconds)
        self.written += writes
