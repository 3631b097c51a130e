"""The phases of a deal of Hachi-Hachi: those of every such table, and three of its own."""

from __future__ import annotations

from typing import Final

from fudaba.games import phases
from fudaba.games.phases import AUCTION, CHOOSE_CARD, DECIDE, PLACE_DRAWN, PLACE_PLAYED, TEYAKU

__all__ = [
    "AUCTION",
    "BLIND",
    "CHOOSE_CARD",
    "DECIDE",
    "NAMES",
    "PLACE_DRAWN",
    "PLACE_PLAYED",
    "REPAY",
    "SHARE",
    "TEYAKU",
]

BLIND: Final = 6  # the dealer, before the cards are dealt: mizuten or look
SHARE: Final = 7  # two stayed: split or refuse
REPAY: Final = 8  # debt, after deals 6 and 11

NAMES: Final = (*phases.NAMES, "mizuten", "share", "repay")
