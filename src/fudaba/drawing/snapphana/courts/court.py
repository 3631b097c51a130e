"""What all court cards have."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.elements import outlined
from fudaba.drawing.palette import PAPER
from fudaba.drawing.snapphana.suit_card import suit_card
from fudaba.drawing.snapphana.suits import SUITS, Suit


def court(suit: str, rank: str) -> tuple[Card, Suit]:
    """A court card: tinted ground, the index on a tab of its own."""
    c = suit_card(suit, rank)
    c.place = "translate(1 4)"
    c.paper = SUITS[suit].tint
    tab = "M-2-2H30V47Q30 55 22 55H-2z"
    c.corner = outlined(tab, PAPER, 1.5) + c.corner
    return c, SUITS[suit]
