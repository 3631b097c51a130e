"""How cards of a suit stand to each other, and what a hand may hold of unseen cards.

Chances are parts of 1024, so that a shift takes the place of a division.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from fudaba.cards.bits import Card, CardSet, bit
from fudaba.cards.snapphana import PACK_SIZE, suit_of
from fudaba.cards.vectors import vec
from fudaba.games.snapphana.tricks import beats

SURE: Final = 1024
EVEN: Final = 512
#: By how many places a product with a chance is shifted.
PLACES: Final = 10


def _beaten_by(card: Card) -> CardSet:
    found: i64 = 0
    other: i64
    for other in range(PACK_SIZE):
        if other != card and suit_of(other) == suit_of(card) and beats(other, card):
            found |= bit(other)
    return found


#: The cards of its own suit that beat a card.
HIGHER: Final = vec[i64]([_beaten_by(card) for card in range(PACK_SIZE)])


def none_of(number: i64, density: i64) -> i64:
    """The chance that a hand holds none of so many cards, each of which it holds so often."""
    chance: i64 = SURE
    lack = SURE - density
    while number > 0:
        chance = chance * lack >> PLACES
        number -= 1
    return chance
