"""The action codes of Koi-Koi: a fixed enumeration of 100."""

from __future__ import annotations

from typing import Final

from fudaba.cards.hanafuda import text_of

PLAY: Final = 0  # play CARD: 0 to 47
TAKE: Final = 48  # take CARD: 48 to 95; a pile goes by its first card
LAY: Final = 96
TRIO: Final = 97
STOP: Final = 98
KOI: Final = 99

#: Outcomes of a played or drawn card, as bits counted from TAKE.
LAY_BIT: Final = 1 << 48
TRIO_BIT: Final = 1 << 49

#: The decision after a gain, as bits counted from STOP.
STOP_BIT: Final = 1
KOI_BIT: Final = 2

TEXTS: Final = (
    *(f"play {text_of(card)}" for card in range(48)),
    *(f"take {text_of(card)}" for card in range(48)),
    "lay",
    "trio",
    "stop",
    "koi",
)
