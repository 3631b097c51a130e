"""A card of a plain suit: its rank and sign in two corners."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.card import Card
from fudaba.drawing.elements import group
from fudaba.drawing.snapphana.letters import label
from fudaba.drawing.snapphana.suits import SUITS, sign

#: What stands on the card where its code has another letter: æss, knekt, häst, dam.
LETTERS: Final = {"A": "Æ", "J": "Kn", "N": "H", "Q": "D"}


def suit_card(suit: str, rank: str) -> Card:
    """A card of a plain suit: rank letter above the sign in two corners."""
    s = SUITS[suit]
    c = Card(suit + rank)
    text = label(LETTERS.get(rank, rank), 16, 6.4, 24, s.letter, 21.6)
    c.corner = text + group(sign(suit, core=False), transform="translate(15.6 42)scale(.82)")
    return c
