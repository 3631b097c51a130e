"""Ratings by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from fudaba.lab.interval import DIGITS
from fudaba.lab.problem import extra


class Rating(Struct, frozen=True):
    """A bot's strength and how uncertain it is; everybody starts from 25 and 25/3."""

    bot: str
    mu: float
    sigma: float


class Ratings:
    """Follows the matches in order."""

    def __init__(self, bots: Sequence[str]) -> None:
        models = extra("openskill.models", "ratings")
        # A bot does not get better or worse with time, so its uncertainty never grows.
        self._model: Any = models.PlackettLuce(tau=0.0)
        start = self._model.rating()
        self._known: dict[str, tuple[float, float]] = dict.fromkeys(bots, (start.mu, start.sigma))

    def add(self, line_up: Sequence[str], places: Sequence[int]) -> None:
        """Rates a match from the place of every side.

        A bot that played for several sides gets the mean of what each of them would get.
        """
        teams = [[self._model.create_rating(list(self._known[bot]))] for bot in line_up]
        rated = self._model.rate(teams, ranks=[float(place) for place in places])
        gained: dict[str, list[tuple[float, float]]] = {}
        for bot, team in zip(line_up, rated, strict=True):
            gained.setdefault(bot, []).append((team[0].mu, team[0].sigma))
        for bot, values in gained.items():
            mu = sum(value[0] for value in values) / len(values)
            sigma = sum(value[1] for value in values) / len(values)
            self._known[bot] = (mu, sigma)

    def ranked(self) -> list[Rating]:
        """The strongest first."""
        order = sorted(self._known.items(), key=lambda item: (-item[1][0], item[0]))
        return [Rating(bot, round(mu, DIGITS), round(sigma, DIGITS)) for bot, (mu, sigma) in order]
