"""What a player of Hachi-Hachi or Hachijuu is asked."""

from __future__ import annotations

from typing import Final

CHOOSE_CARD: Final = 0  # a hand card to play
PLACE_PLAYED: Final = 1  # which card the played one takes
PLACE_DRAWN: Final = 2  # which card the turned-up one takes
DECIDE: Final = 3  # to end the deal with what was captured, or to go on
AUCTION: Final = 4  # to take part or not
TEYAKU: Final = 5  # what to announce of the dealt hand

NAMES: Final = ("play", "place_played", "place_drawn", "decide", "auction", "teyaku")
FORMS: Final = ("card", "place", "place", "one", "one", "one")
