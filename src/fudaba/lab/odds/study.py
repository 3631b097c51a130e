"""What a game's odds are made of: verdicts with their numbers, and the lines that list them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from mypy_extensions import u8

from fudaba.cards.bits import CardSet
from fudaba.cards.vectors import vec
from fudaba.lab.odds.alike import Alike

#: What the rules say of a hand, a field or a deal.
Verdict: TypeAlias = Hashable
Tally: TypeAlias = Counter[Verdict]


@dataclass(frozen=True)
class Line:
    """One line of a part: its name, its rule, and the verdicts that it counts."""

    name: str
    rule: str
    holds: Callable[[Any], bool]
    #: Whether it counts again what other lines count.
    overlaps: bool = False


@dataclass(frozen=True)
class Part:
    """One part of a game's odds: what is looked at, and its lines."""

    name: str
    place: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Study:
    """All that can be dealt in a game, judged by its rules."""

    #: For each place how often each verdict falls, over everything that can be dealt there.
    tallies: Mapping[str, Tally]
    parts: tuple[Part, ...]
    #: The verdict on each place of a pack that is dealt out.
    judge: Callable[[vec[u8]], Mapping[str, Verdict]]


def tally(verdict: Callable[[CardSet], Verdict], hands: Iterable[Alike]) -> Tally:
    """How many of the hands each verdict falls on."""
    found: Tally = Counter()
    for hand in hands:
        found[verdict(hand.cards)] += hand.number
    return found


def together(
    first: list[Line], second: list[Line], rule: str, alone: tuple[str, str]
) -> list[Line]:
    """A line for each pair of lines of two families, each family alone, and nothing."""
    lines = [
        Line(f"{one.name}+{two.name}", rule, _both(one, two)) for one in first for two in second
    ]

    def in_first(verdict: Any) -> bool:
        return any(line.holds(verdict) for line in first)

    def in_second(verdict: Any) -> bool:
        return any(line.holds(verdict) for line in second)

    return [
        *lines,
        Line(alone[0], rule, lambda verdict: in_first(verdict) and not in_second(verdict)),
        Line(alone[1], rule, lambda verdict: in_second(verdict) and not in_first(verdict)),
        Line("none", "", lambda verdict: not in_first(verdict) and not in_second(verdict)),
    ]


def _both(one: Line, two: Line) -> Callable[[Any], bool]:
    return lambda verdict: one.holds(verdict) and two.holds(verdict)
