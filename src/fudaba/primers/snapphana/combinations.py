"""Combinations to look at, each put to the engine before it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fudaba.cards.bits import set_of
from fudaba.cards.pack import SNAPPHANA
from fudaba.games.snapphana.combinations import is_combination, worth
from fudaba.games.snapphana.kinds import NAMES
from fudaba.primers.sets import SetRow


def combination(name: str, cards: str) -> SetRow:
    """A combination by its kind and cards; the engine says that it is one, and what it is worth."""
    kind = NAMES.index(name)
    held = set_of([SNAPPHANA.card(code) for code in cards.split()])
    assert is_combination(kind, held), (name, cards)
    return SetRow("800", name, cards, str(int(worth(kind, held))), is_japanese=False)


SETS: Final[dict[str, Sequence[SetRow]]] = {
    "multiples": [
        combination("tarokker", "T20 T19 T0 *"),
        combination("kings", "SK CK HK DK"),
        combination("queens", "SQ CQ HQ DQ"),
        combination("knights", "SN CN HN DN"),
        combination("knaves", "SJ CJ HJ DJ"),
    ],
    "sequences": [
        combination("spades", "SK SQ SN SJ SA"),
        combination("trump", "T20 T19 T17 T16"),
        combination("snapphanar", "I1 I2 I3"),
        combination("aces", "SA CA HA DA"),
    ],
    "wild": [
        combination("hearts", "HK HN *"),
        combination("clubs", "CK CQ CJ T0"),
        combination("aces", "SA HA T0 *"),
    ],
}
