"""The keys of the table."""

from __future__ import annotations

from typing import Final

#: Keys of cards, by place; the letters that mean something else are left out.
CARD_KEYS: Final = "1234567890abcefghijmnop"

HELP: Final = "?"
SCORES: Final = "s"
YAKU: Final = "y"
LOG: Final = "l"
QUIT: Final = "q"


def card_key(place: int) -> str:
    """The key of the card at a place, empty where the keys have run out."""
    return CARD_KEYS[place] if place < len(CARD_KEYS) else ""
