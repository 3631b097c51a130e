"""What the views of the hanafuda games share: the field, yaku, and how far they have come."""

from __future__ import annotations

from msgspec import Struct

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hanafuda.capture import piles


class FieldView(Struct, frozen=True):
    """The hanafuda field: cards that lie alone, and piles of three."""

    free: str
    piles: list[str]


class YakuView(Struct, frozen=True):
    """A yaku that a seat holds."""

    name: str
    points: int
    rule: str
    cards: str


class ProgressView(Struct, frozen=True, omit_defaults=True):
    """How far a seat has come towards a yaku."""

    name: str
    need: int
    have: int = 0
    #: Cards still to be had that would count.
    missing: str = ""
    #: Whether it can still be made with what the others have not taken.
    open: bool = True


def field_view(field: int) -> FieldView:
    """The cards of a field, alone or in piles."""
    lying = piles(field)
    return FieldView(
        free=HANAFUDA.set_text(field & ~sum(lying)),
        piles=[HANAFUDA.set_text(pile) for pile in lying],
    )
