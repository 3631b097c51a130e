"""Fjabbe's own ends: who loses a deal, when the match is over, who has won it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.vectors import vec
from fudaba.games.snapphana.options import Rules

#: FJ-007: the match ends when two players have lost three deals, or one has lost five.
LOSSES_OF_TWO: Final = 3
LOSSES_OF_ONE: Final = 5


def losers(rules: Rules, points: vec[i64], tricks: vec[i64]) -> list[int]:
    """Who loses the deal: those without a trick (FJ-006, FJ-R2), else the most points (FJ-004)."""
    seats = range(len(points))
    empty = trickless(tricks)
    if empty and not rules.trickless_also:
        return empty
    most = max(int(score) for score in points)
    highest = [seat for seat in seats if points[seat] == most]
    if len(highest) > 1 and not rules.ties_lose:
        highest = []  # FJ-R3
    return [seat for seat in seats if seat in empty or seat in highest]


def trickless(tricks: vec[i64]) -> list[int]:
    """Those who have not won a trick: as it stands they lose, whatever is counted (FJ-006)."""
    return [seat for seat in range(len(tricks)) if tricks[seat] == 0]


def is_over(losses: vec[i64]) -> bool:
    """FJ-007, FJ-R11: tested after each deal, with "at least"."""
    many: i64 = 0
    for lost in losses:
        if lost >= LOSSES_OF_ONE:
            return True
        if lost >= LOSSES_OF_TWO:
            many += 1
    return many >= 2


def winners(rules: Rules, losses: vec[i64], points: vec[i64]) -> list[int]:
    """FJ-R10: the fewest lost deals, then the fewest points over the match, else shared."""
    fewest = min(int(lost) for lost in losses)
    best = [seat for seat in range(len(losses)) if losses[seat] == fewest]
    if rules.rank_by_points:
        least = min(int(points[seat]) for seat in best)
        best = [seat for seat in best if points[seat] == least]
    return best
