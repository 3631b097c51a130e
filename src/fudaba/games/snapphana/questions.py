"""What a player of the Snapphana games is asked."""

from __future__ import annotations

from typing import Final

DISCARD: Final = 0  # a card to lay away
PLAY: Final = 1  # a card to play; before her first card a player may declare instead
SHOW: Final = 2  # the cards of a declaration, one by one
GIVE: Final = 3  # the card in exchange for Fjønt

NAMES: Final = ("discard", "play", "show", "give")
FORMS: Final = ("several", "card", "several", "card")
