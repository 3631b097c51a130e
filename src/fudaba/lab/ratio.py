"""Sums from which shares and means are estimated, exact and in any order of adding.

What happens in the deals of one match, or in the matches of one pack, hangs together. So sums
are kept by cluster (the match, the pack), and the interval follows from how much the clusters
differ. All sums are whole numbers: pieces of work can be added in any grouping and give the
same result to the last digit.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from fudaba.lab.interval import Estimate, estimate, t_quantile, wilson

#: A whole win, in parts that can be shared by up to seven players, or by pairs of them.
WHOLE: Final = 5040


class Ratio(Struct):
    """The ratio of two sums over clusters: `total` over `size`."""

    clusters: int = 0
    total: int = 0
    size: int = 0
    total_squares: int = 0
    products: int = 0
    size_squares: int = 0

    def add(self, total: int, size: int = 1) -> None:
        """Adds a cluster; one without size says nothing."""
        if size:
            self.clusters += 1
            self.total += total
            self.size += size
            self.total_squares += total * total
            self.products += total * size
            self.size_squares += size * size

    def merge(self, other: Ratio) -> None:
        """Adds the clusters of another."""
        self.clusters += other.clusters
        self.total += other.total
        self.size += other.size
        self.total_squares += other.total_squares
        self.products += other.products
        self.size_squares += other.size_squares

    def mean(self) -> Estimate | None:
        """The mean for one unit of size, with Student's interval over the clusters."""
        return level_mean([self])

    def share(self, unit: int = 1) -> Estimate | None:
        """The share of trials won, where a win counts `unit`.

        Independent trials get Wilson's interval. Otherwise Wilson's formula takes the number of
        independent trials that would vary as much as the clusters do.
        """
        if self.size and self.size == self.clusters:
            share = self.total / (unit * self.size)
            return estimate(share, *wilson(share, self.size))
        return level_share([self], unit)

    def mean_variance(self) -> float:
        """The variance of the mean."""
        return self._residue(1) * self.clusters / (self.clusters - 1) / self.size**2

    def share_variance(self, unit: int) -> float:
        """The variance of the share.

        One more cluster, all won or all lost, is added to what the clusters show, so that a
        few that happen to agree do not pass for certainty.
        """
        share = (self.total + unit) / (unit * (self.size + 2))
        added = share * (1 - share) * (self.size / self.clusters) ** 2
        return (self._residue(unit) + added) / self.size**2

    def _residue(self, unit: int) -> float:
        """The sum of squares of what clusters have beyond their expectation."""
        wins, size = self.total, self.size
        exact = self.total_squares * size**2 - 2 * wins * size * self.products
        exact += wins**2 * self.size_squares
        return exact / (size * unit) ** 2


def level_mean(ratios: Sequence[Ratio]) -> Estimate | None:
    """The mean of several groups' means, every group with the same weight."""
    if not all(ratio.size for ratio in ratios):
        return None
    mean = sum(ratio.total / ratio.size for ratio in ratios) / len(ratios)
    clusters = min(ratio.clusters for ratio in ratios)
    if clusters < 2:
        return estimate(mean)
    error = sqrt(sum(ratio.mean_variance() for ratio in ratios)) / len(ratios)
    reach = t_quantile(clusters - 1) * error
    return estimate(mean, mean - reach, mean + reach)


def level_share(ratios: Sequence[Ratio], unit: int = 1) -> Estimate | None:
    """The mean of several groups' shares, every group with the same weight."""
    if not all(ratio.size for ratio in ratios):
        return None
    share = sum(ratio.total / (unit * ratio.size) for ratio in ratios) / len(ratios)
    if share in (0.0, 1.0):
        return estimate(share, *wilson(share, min(ratio.size for ratio in ratios)))
    variance = sum(ratio.share_variance(unit) for ratio in ratios) / len(ratios) ** 2
    clusters = min(ratio.clusters for ratio in ratios)
    trials = share * (1 - share) / variance
    return estimate(share, *wilson(share, trials, t_quantile(clusters)))


class Counts(Struct):
    """How often each of many things happens; clusters where one does not happen cost nothing."""

    clusters: int = 0
    size: int = 0
    size_squares: int = 0
    #: By thing: its total, the total's squares, its products with the size.
    found: dict[str, list[int]] = {}

    def add(self, numbers: dict[str, int], size: int) -> None:
        """Adds a cluster in which each thing happened so many times out of `size`."""
        if size:
            self.clusters += 1
            self.size += size
            self.size_squares += size * size
            for name, number in numbers.items():
                self._raise(name, number, number * number, number * size)

    def merge(self, other: Counts) -> None:
        """Adds the clusters of another."""
        self.clusters += other.clusters
        self.size += other.size
        self.size_squares += other.size_squares
        for name, sums in other.found.items():
            self._raise(name, *sums)

    def ratio(self, name: str) -> Ratio:
        """How often one thing happens."""
        total, squares, products = self.found[name]
        return Ratio(self.clusters, total, self.size, squares, products, self.size_squares)

    def by_frequency(self) -> list[str]:
        """What happened, the most frequent first."""
        return sorted(self.found, key=lambda name: (-self.found[name][0], name))

    def _raise(self, name: str, total: int, squares: int, products: int) -> None:
        sums = self.found.setdefault(name, [0, 0, 0])
        sums[0] += total
        sums[1] += squares
        sums[2] += products
