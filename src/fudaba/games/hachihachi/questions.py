"""What a player of Hachi-Hachi is asked: as in Hachijuu, and four questions more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.games.eights import questions
from fudaba.games.eights.questions import (
    AUCTION,
    CHOOSE_CARD,
    DECIDE,
    PLACE_DRAWN,
    PLACE_PLAYED,
    TEYAKU,
)

__all__ = [
    "AUCTION",
    "BLIND",
    "CHOOSE_CARD",
    "DECIDE",
    "FORMS",
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

NAMES: Final = (*questions.NAMES, "mizuten", "share", "repay", "late_teyaku")
FORMS: Final = (*questions.FORMS, "one", "one", "amount", "one")


def is_teyaku(question: i64) -> bool:
    """Whether somebody is asked about teyaku, which the others do not see (decision 4)."""
    return question in (TEYAKU, LATE_TEYAKU)
