"""Estimates with 95% confidence intervals."""

from __future__ import annotations

from math import pi, sqrt, tan
from statistics import NormalDist
from typing import Final

from msgspec import Struct

LEVEL: Final = 0.95
#: The normal distribution's 97.5% point.
Z: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)
#: Digits that estimates keep, so that the same data always print the same.
DIGITS: Final = 6


class Estimate(Struct, frozen=True):
    """A value with its 95% interval; None where the data do not allow one."""

    value: float
    low: float | None = None
    high: float | None = None


def estimate(value: float, low: float | None = None, high: float | None = None) -> Estimate:
    """The estimate, rounded."""
    return Estimate(round(value, DIGITS), _rounded(low), _rounded(high))


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, DIGITS)


def t_quantile(freedom: int) -> float:
    """Student's t distribution's 97.5% point.

    Exact for one and two degrees of freedom, else the expansion of Cornish and Fisher (four
    terms, as in Abramowitz and Stegun 26.7.5), right to an eighth of a percent from three on.
    """
    if freedom == 1:
        return tan(pi * LEVEL / 2)
    if freedom == 2:
        return LEVEL * sqrt(2 / (1 - LEVEL**2))
    z, n = Z, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / n + second / n**2 + third / n**3 + fourth / n**4


def wilson(share: float, trials: float, quantile: float = Z) -> tuple[float, float]:
    """Wilson's score interval of a share in so many trials, within 0 and 1."""
    square = quantile * quantile
    scale = 1 + square / trials
    middle = (share + square / (2 * trials)) / scale
    spread = quantile * sqrt(share * (1 - share) / trials + square / (4 * trials**2)) / scale
    return max(0.0, middle - spread), min(1.0, middle + spread)
