"""How often one bot ends above another at the same table, and by how many points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from fudaba.lab.interval import Estimate
from fudaba.lab.ratio import WHOLE, Ratio
from fudaba.lab.row import MatchRow


class PairLine(Struct, frozen=True):
    """The share of matches in which `a` ended above `b`, ties half, with its 95% interval."""

    a: str
    b: str
    matches: int
    score: float | None
    low: float | None
    high: float | None
    #: By how much `a` was ahead of `b` in a match: points, or lost deals where those count.
    margin: Estimate | None


class _Sums:
    """What a pair of bots came to: shares of wins, and margins."""

    def __init__(self) -> None:
        self.won = Ratio()
        self.margin = Ratio()
        #: The pack in progress: parts of wins, matches, sum and number of margins.
        self.pack = [0, 0, 0, 0]

    def close(self) -> None:
        """The pack is done, and is one cluster."""
        self.won.add(self.pack[0], self.pack[1])
        self.margin.add(self.pack[2], self.pack[3])
        self.pack = [0, 0, 0, 0]


class Pairs:
    """Counts pairs of bots; the matches on one pack are one cluster."""

    def __init__(self, pairs: Sequence[tuple[str, str]]) -> None:
        self._sums = {pair: _Sums() for pair in pairs}
        self._pack: int | None = None

    def add(self, row: MatchRow, bots: Sequence[str]) -> None:
        """Counts a match; the matches of a pack come one after the other."""
        if row.pack != self._pack:
            self._close()
            self._pack = row.pack
        scores = match_scores(bots, row.places)
        ahead = margins(bots, row.standing)
        for (a, b), sums in self._sums.items():
            if (a, b) in scores:
                won, (total, number) = scores[a, b], ahead[a, b]
            elif (b, a) in scores:
                won, (total, number) = WHOLE - scores[b, a], ahead[b, a]
                total = -total
            else:
                continue
            sums.pack = [
                old + new for old, new in zip(sums.pack, (won, 1, total, number), strict=True)
            ]

    def lines(self) -> list[PairLine]:
        """The result of every pair."""
        self._close()
        lines = []
        for (a, b), sums in self._sums.items():
            share = sums.won.share(WHOLE)
            if share is None:
                lines.append(PairLine(a, b, 0, None, None, None, None))
            else:
                margin = sums.margin.mean()
                size = sums.won.size
                lines.append(PairLine(a, b, size, share.value, share.low, share.high, margin))
        return lines

    def _close(self) -> None:
        for sums in self._sums.values():
            sums.close()


def margins(bots: Sequence[str], standing: Sequence[int]) -> dict[tuple[str, str], tuple[int, int]]:
    """For every pair of bots: the sum of differences between their sides, and their number."""
    found: dict[tuple[str, str], tuple[int, int]] = {}
    for one, other in combinations(range(len(bots)), 2):
        pair = (bots[one], bots[other])
        ahead = standing[one] - standing[other]
        if pair[0] == pair[1]:
            continue
        if (pair[1], pair[0]) in found:
            pair, ahead = (pair[1], pair[0]), -ahead
        total, number = found.get(pair, (0, 0))
        found[pair] = (total + ahead, number + 1)
    return found


def match_scores(bots: Sequence[str], places: Sequence[int]) -> dict[tuple[str, str], int]:
    """How each pair of bots fared in a match, in parts of a whole win.

    Where a bot plays for several sides, every side of one is compared with every side of the
    other, and the mean counts.
    """
    found: dict[tuple[str, str], list[int]] = {}
    for one, other in combinations(range(len(bots)), 2):
        if bots[one] == bots[other]:
            continue
        pair = (bots[one], bots[other])
        won = WHOLE if places[one] < places[other] else 0
        if places[one] == places[other]:
            won = WHOLE // 2
        if (pair[1], pair[0]) in found:
            found[pair[1], pair[0]].append(WHOLE - won)
        else:
            found.setdefault(pair, []).append(won)
    return {pair: sum(scores) // len(scores) for pair, scores in found.items()}
