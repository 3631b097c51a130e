"""Chi-square tests of "all equally likely"; a test fails below one in ten thousand."""

from collections.abc import Sequence
from statistics import fmean, variance

from scipy.stats import chi2

LEAST_P = 1e-4


def p_equal(counts: Sequence[int]) -> float:
    """How likely counts are to lie so far from equal, each draw falling on one of them."""
    expected = sum(counts) / len(counts)
    distance = sum((count - expected) ** 2 for count in counts) / expected
    return float(chi2.sf(distance, len(counts) - 1))


def p_equal_shares(counts: Sequence[int], tries: int) -> float:
    """The same where each try draws several different ones at once, as a hand is drawn.

    Drawn without replacement, the counts vary less than independent ones by 1 - share, and
    their covariances make up for one degree of freedom.
    """
    share = sum(counts) / len(counts) / tries
    expected = tries * share
    spread = expected * (1 - share) * len(counts) / (len(counts) - 1)
    distance = sum((count - expected) ** 2 for count in counts) / spread
    return float(chi2.sf(distance, len(counts) - 1))


def p_same_shares(ones: Sequence[int], one_tries: int, others: Sequence[int], tries: int) -> float:
    """How likely two series of shares are to differ so much somewhere (Bonferroni's bound)."""
    least = 1.0
    for one, other in zip(ones, others, strict=True):
        share = (one + other) / (one_tries + tries)
        if 0 < share < 1:
            spread = share * (1 - share) * (1 / one_tries + 1 / tries)
            least = min(least, float(chi2.sf((one / one_tries - other / tries) ** 2 / spread, 1)))
    return min(1.0, least * len(ones))


def p_same_means(ones: Sequence[Sequence[int]], others: Sequence[Sequence[int]]) -> float:
    """How likely the means of two series of samples are to differ so much somewhere."""
    least = 1.0
    for one, other in zip(ones, others, strict=True):
        spread = variance(one) / len(one) + variance(other) / len(other)
        if spread > 0:
            least = min(least, float(chi2.sf((fmean(one) - fmean(other)) ** 2 / spread, 1)))
    return min(1.0, least * len(ones))
