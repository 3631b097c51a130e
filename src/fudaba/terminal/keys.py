"""The keys of the table."""

from __future__ import annotations

from typing import Final

#: Keys of cards, by place; the letters that mean something else are left out.
CARD_KEYS: Final = "1234567890abcefghijmnop"

#: Further keys, where more cards than these can be chosen.
_CAPITALS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

HELP: Final = "?"
SCORES: Final = "s"
YAKU: Final = "y"
LOG: Final = "l"
LAST_TRICK: Final = "t"
QUIT: Final = "q"
QUICKER: Final = "+"
SLOWER: Final = "-"


def card_key(place: int) -> str:
    """The key of the card at a place, empty where the keys have run out."""
    return CARD_KEYS[place] if place < len(CARD_KEYS) else ""


def many_keys(count: int) -> list[str]:
    """Keys for many cards; empty where even these have run out."""
    keys = [*CARD_KEYS, *_CAPITALS]
    return (keys + [""] * count)[:count]
