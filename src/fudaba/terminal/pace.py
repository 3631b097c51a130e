"""How long the table waits before a bot moves, so that a person sees what was done."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Pace: TypeAlias = Literal["at-once", "quick", "usual", "slow"]

#: From the quickest to the slowest.
PACES: Final[tuple[Pace, ...]] = get_args(Pace)

_SECONDS: Final[dict[Pace, float]] = {"at-once": 0.0, "quick": 0.4, "usual": 1.2, "slow": 2.5}


def seconds(pace: Pace) -> float:
    """The pause before a bot's move."""
    return _SECONDS[pace]


def changed(pace: Pace, step: int) -> Pace:
    """The pace so many steps slower, or with a negative number quicker, as far as it goes."""
    place = PACES.index(pace) + step
    return PACES[min(max(place, 0), len(PACES) - 1)]
