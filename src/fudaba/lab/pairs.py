"""How often one bot ends above another at the same table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from fudaba.lab.ratio import WHOLE, Ratio


class PairLine(Struct, frozen=True):
    """The share of matches in which `a` ended above `b`, ties half, with its 95% interval."""

    a: str
    b: str
    matches: int
    score: float | None
    low: float | None
    high: float | None


class Pairs:
    """Counts pairs of bots; the matches on one pack are one cluster."""

    def __init__(self, pairs: Sequence[tuple[str, str]]) -> None:
        self._sums: dict[tuple[str, str], Ratio] = {pair: Ratio() for pair in pairs}
        self._pack: int | None = None
        self._open: dict[tuple[str, str], list[int]] = {}

    def add(self, pack: int, table: Sequence[str], places: Sequence[int]) -> None:
        """Counts a match; the matches of a pack come one after the other."""
        if pack != self._pack:
            self._close()
            self._pack = pack
        for (a, b), score in match_scores(table, places).items():
            pair, won = ((a, b), score) if (a, b) in self._sums else ((b, a), WHOLE - score)
            sums = self._open.setdefault(pair, [0, 0])
            sums[0] += won
            sums[1] += 1

    def lines(self) -> list[PairLine]:
        """The result of every pair."""
        self._close()
        lines = []
        for (a, b), sums in self._sums.items():
            share = sums.share(WHOLE)
            if share is None:
                lines.append(PairLine(a, b, 0, None, None, None))
            else:
                lines.append(PairLine(a, b, sums.size, share.value, share.low, share.high))
        return lines

    def _close(self) -> None:
        for pair, (won, matches) in self._open.items():
            self._sums[pair].add(won, matches)
        self._open = {}


def match_scores(table: Sequence[str], places: Sequence[int]) -> dict[tuple[str, str], int]:
    """How each pair of bots fared in a match, in parts of a whole win.

    Where a bot plays for several sides, every side of one is compared with every side of the
    other, and the mean counts.
    """
    found: dict[tuple[str, str], list[int]] = {}
    for one, other in combinations(range(len(table)), 2):
        if table[one] == table[other]:
            continue
        pair = (table[one], table[other])
        won = WHOLE if places[one] < places[other] else 0
        if places[one] == places[other]:
            won = WHOLE // 2
        if (pair[1], pair[0]) in found:
            found[pair[1], pair[0]].append(WHOLE - won)
        else:
            found.setdefault(pair, []).append(won)
    return {pair: sum(scores) // len(scores) for pair, scores in found.items()}
