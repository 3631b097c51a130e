"""The twelve kinds of combinations: five of multiples, seven of sequences (SN-060)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fudaba.cards.snapphana import (
    ACES,
    KINGS,
    KNAVES,
    KNIGHTS,
    QUEENS,
    SNAPPHANAR,
    TAROKKER,
    TRUMPS,
    WILDS,
)

_SPADES: Final = 1 | 15 << 6


@final
class Kind:
    """A kind of combination: its name, its rule, and the cards that can be part of it."""

    def __init__(self, name: str, rule: str, cards: i64, triple: i64 = 0) -> None:
        self.name: str = name
        self.rule: str = rule
        self.cards: i64 = cards
        #: What three of the kind are worth (SN-063); 0 for sequences.
        self.triple: i64 = triple


TRUMP: Final = 5
SPADES: Final = 6
DIAMONDS: Final = 9
IN_SNAPPHANAR: Final = 10
IN_ACES: Final = 11

#: How many kinds are multiples; they come first.
MULTIPLES: Final = 5
NUMBER: Final = 12

# fmt: off
#: In the order in which they are declared (contract, and Tables 2 and 3 of the rules).
KINDS: Final = [
    Kind("tarokker",   "SN-063", TAROKKER, 18),
    Kind("kings",      "SN-063", KINGS,    17),
    Kind("queens",     "SN-063", QUEENS,   14),
    Kind("knights",    "SN-063", KNIGHTS,  13),
    Kind("knaves",     "SN-063", KNAVES,   12),
    Kind("trump",      "SN-074", TRUMPS | WILDS),
    Kind("spades",     "SN-077", _SPADES | WILDS),
    Kind("clubs",      "SN-077", _SPADES << 10 | WILDS),
    Kind("hearts",     "SN-077", _SPADES << 20 | WILDS),
    Kind("diamonds",   "SN-077", _SPADES << 30 | WILDS),
    Kind("snapphanar", "SN-079", SNAPPHANAR | WILDS),
    Kind("aces",       "SN-080", ACES | WILDS),
]
# fmt: on

NAMES: Final = tuple(kind.name for kind in KINDS)
