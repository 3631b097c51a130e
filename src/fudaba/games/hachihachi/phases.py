"""The phases of a deal of Hachi-Hachi: in each of them somebody decides something."""

from __future__ import annotations

from typing import Final

BLIND: Final = 0  # the dealer, before the cards are dealt: mizuten or look
AUCTION: Final = 1  # stay or drop
SHARE: Final = 2  # two stayed: split or refuse
TEYAKU: Final = 3  # declare or done
CHOOSE_CARD: Final = 4  # a hand card to play, or cancel
PLACE_PLAYED: Final = 5  # which card the played one takes
PLACE_DRAWN: Final = 6  # which card the turned-up one takes
DECIDE: Final = 7  # shoubu or sage
REPAY: Final = 8  # debt, after deals 6 and 11

NAMES: Final = (
    "mizuten",
    "auction",
    "share",
    "teyaku",
    "play",
    "place_played",
    "place_drawn",
    "decide",
    "repay",
)
