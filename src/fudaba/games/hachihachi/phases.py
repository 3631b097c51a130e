"""The phases of a deal of Hachi-Hachi: those of every such table, and four of its own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.games import phases
from fudaba.games.phases import AUCTION, CHOOSE_CARD, DECIDE, PLACE_DRAWN, PLACE_PLAYED, TEYAKU

__all__ = [
    "AUCTION",
    "BLIND",
    "CHOOSE_CARD",
    "DECIDE",
    "LATE_TEYAKU",
    "NAMES",
    "PLACE_DRAWN",
    "PLACE_PLAYED",
    "REPAY",
    "SHARE",
    "TEYAKU",
    "is_teyaku",
]

BLIND: Final = 6  # the dealer, before the cards are dealt: mizuten or look
SHARE: Final = 7  # two stayed: split or refuse
REPAY: Final = 8  # debt, after deals 6 and 11
LATE_TEYAKU: Final = 9  # what was forgotten, before the first stock card

NAMES: Final = (*phases.NAMES, "mizuten", "share", "repay", "late_teyaku")


def is_teyaku(phase: i64) -> bool:
    """Whether somebody is asked about teyaku, which the others do not see (decision 4)."""
    return phase in (TEYAKU, LATE_TEYAKU)
