"""Figures that the lab has measured, quoted with their intervals.

`python -m fudaba.primers GAME` writes `primers/measured/GAME.toml` anew.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from fudaba.games.registry import home
from fudaba.locale import Language, reason_text, word
from fudaba.locale.numbers import number, percentage
from fudaba.primers.node import Node, el
from fudaba.scenes.phrases import MINUS


class Figure(Struct, frozen=True, omit_defaults=True):
    """A measured share or mean; without an interval it is exact."""

    value: float
    #: Of so many deals, matches or hands; 0 where it is exact.
    n: int = 0
    low: float | None = None
    high: float | None = None
    #: A share of 1, otherwise points.
    is_share: bool = True

    def text(self, language: Language, is_fine: bool = False) -> str:
        """The value: `17%`, `3.5`; a share to its tenths where it is to be fine."""
        if self.is_share:
            return percentage(self.value, language, 1 if is_fine else self._places())
        return number(self.value, language, self._places()).replace("-", MINUS)

    def _places(self) -> int:
        """Decimals that mean something: none of a large share or of many points."""
        return int(abs(self.value) < (0.1 if self.is_share else 20))

    def interval(self, language: Language) -> str:
        """Where the true value lies, most likely: `16–18%`."""
        if self.low is None or self.high is None:
            return word("primer.exact", language)
        times = 100 if self.is_share else 1
        places = 1 if self.is_share else self._places()
        low, high = (
            number(times * end, language, places).replace("-", MINUS)
            for end in (self.low, self.high)
        )
        unit = "primer.interval_share" if self.is_share else "primer.interval"
        return word(unit, language, low=low, high=high)

    def one_in(self, language: Language) -> str:
        """A share as `one in 84`: the 84."""
        return number(round(1 / self.value), language)


class Measured(Struct, frozen=True):
    """All figures of a game, by group and name; `how` says what was played to find a group."""

    how: dict[str, dict[str, int | str]]
    figures: dict[str, dict[str, Figure]]


@cache
def measured(game: str) -> Measured:
    """What was measured of a game."""
    source = files(home(game).package) / "primers" / "measured" / f"{game}.toml"
    return msgspec.convert(tomllib.loads(source.read_text("utf-8")), Measured)


def figure(name: str) -> Figure:
    """A figure by its full name: `koikoi/decides.kasu`."""
    game, _, rest = name.partition("/")
    group, _, one = rest.partition(".")
    return measured(game).figures[group][one]


def quoted(named: str, language: Language) -> str:
    """A figure in a sentence: `koikoi/hands.instant`, with ` interval`, ` one in` or ` n`."""
    name, _, form = named.partition(" ")
    found = figure(name)
    if form == "interval":
        return found.interval(language)
    if form == "one in":
        return found.one_in(language)
    if form == "n":
        return number(found.n, language)
    assert not form, named
    return found.text(language)


def chart(name: str, labels: dict[str, str], language: Language) -> Node:
    """A group of figures as bars, each with its interval; what has a name, the longest first."""
    game, _, group = name.partition("/")
    figures = measured(game).figures[group]
    order = list(labels or figures)
    if not all(one.isdecimal() for one in order):
        order.sort(key=lambda one: -figures[one].value)
    shown = {one: figures[one] for one in order}
    most = max(one.high or one.value for one in shown.values())
    lines = [
        _bar(labels.get(one) or reason_text(game, one, language), found, most, language)
        for one, found in shown.items()
    ]
    played = max(one.n for one in shown.values())
    how = measured(game).how.get(group, {})
    told = word(f"primer.how.{how['what']}", language, n=number(played, language)) if how else ""
    return el(
        "figure", "measured", el("dl", "bars", *lines), el("figcaption", "", told) if told else None
    )


def _bar(label: str, found: Figure, most: float, language: Language) -> Node:
    def at(value: float) -> str:
        return f"{100 * value / most:.1f}"

    whisker = None
    if found.low is not None and found.high is not None:
        whisker = el("path", "whisker", d=f"M{at(found.low)} 5H{at(found.high)}")
    drawn = el(
        "svg",
        "bar-of",
        el("path", "bar-line", d=f"M0 5H{at(found.value)}"),
        whisker,
        viewBox="0 0 100 10",
        preserveAspectRatio="none",
        aria_hidden="true",
    )
    interval = el("small", "", found.interval(language)) if found.low is not None else None
    value = el("span", "", found.text(language, True), " ", interval)
    return el("div", "", el("dt", "", label), el("dd", "", drawn, value))
