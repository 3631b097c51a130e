"""What single flower cards count, for the games that count them."""

from __future__ import annotations

from fudaba.cards.pack import HANAFUDA
from fudaba.games.eights.card_points import card_points
from fudaba.locale import word
from fudaba.paper.sheet import Entry
from fudaba.paper.words import Words

#: A card of each kind.
_CARDS = {"L": "8L", "A": "8A", "R": "5R", "K": "5K1"}


def card_kinds(words: Words, plain: int) -> list[Entry]:
    """Lights, animals, ribbons, plains, by the engine's own count."""
    return [
        Entry(
            name=word(f"cards.kind.{kind}", words.language),
            worth=str(int(card_points(HANAFUDA.set(card), plain))),
            cards=card,
            size="small",
        )
        for kind, card in _CARDS.items()
    ]
