"""The action codes of the Snapphana games: a fixed enumeration."""

from __future__ import annotations

from typing import Final

from fudaba.cards.snapphana import PACK_SIZE, text_of
from fudaba.games.snapphana.kinds import NAMES

PLAY: Final = 0  # play CARD: 0 to 61
DECLARE: Final = 62  # declare KIND: 62 to 73
SHOW: Final = 74  # show CARD: 74 to 135
DONE: Final = 136
DISCARD: Final = 137  # discard CARD: 137 to 198
GIVE: Final = 199  # give CARD: 199 to 260

_CARDS: Final = tuple(text_of(card) for card in range(PACK_SIZE))

TEXTS: Final = (
    *(f"play {card}" for card in _CARDS),
    *(f"declare {name}" for name in NAMES),
    *(f"show {card}" for card in _CARDS),
    "done",
    *(f"discard {card}" for card in _CARDS),
    *(f"give {card}" for card in _CARDS),
)
