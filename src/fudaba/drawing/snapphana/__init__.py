"""The Snapphana pack: four suits in the manner of kurbits painting, and the trumps."""

from __future__ import annotations

from collections.abc import Iterator

from fudaba.drawing.card import Card
from fudaba.drawing.snapphana.back import back
from fudaba.drawing.snapphana.courts.king import king
from fudaba.drawing.snapphana.courts.knave import knave
from fudaba.drawing.snapphana.courts.knight import knight
from fudaba.drawing.snapphana.courts.queen import queen
from fudaba.drawing.snapphana.pips import ace, pip_card
from fudaba.drawing.snapphana.suits import SUITS
from fudaba.drawing.snapphana.trumps import trumps

__all__ = ["back", "cards"]


def cards() -> Iterator[Card]:
    """All cards in pack order: the suits, the trumps from nulla up, Fjønt."""
    for suit in SUITS:
        yield ace(suit)
        for rank in ("6", "7", "8", "9", "10"):
            yield pip_card(suit, rank)
        for figure in (knave, knight, queen, king):
            yield figure(suit)
    yield from trumps()
