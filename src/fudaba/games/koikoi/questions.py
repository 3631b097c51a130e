"""What a player of Koi-Koi is asked, all of it in a turn."""

from __future__ import annotations

from typing import Final

CHOOSE_CARD: Final = 0  # a hand card to play
PLACE_PLAYED: Final = 1  # what the played card does, where there is a choice
PLACE_DRAWN: Final = 2  # what the turned-up card does, where there is a choice
DECIDE: Final = 3  # stop or koi-koi, after a gain

NAMES: Final = ("play", "place_played", "place_drawn", "decide")
FORMS: Final = ("card", "place", "place", "one")
