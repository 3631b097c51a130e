"""Both packs as SVG, drawn by code.

Codes are those of `fudaba.cards`; a card that is shown needs no more of it than that.
"""

from __future__ import annotations

from fudaba.drawing.file import card_file
from fudaba.drawing.pack import PACKS, drawn, drawn_card
from fudaba.drawing.sprite import sprite

__all__ = ["PACKS", "back_svg", "card_svg", "codes", "sprite_svg"]


def codes(pack: str) -> tuple[str, ...]:
    """The codes of the cards that are drawn, in pack order."""
    return tuple(drawn(pack).cards)


def card_svg(pack: str, code: str) -> str:
    """A card as an SVG document."""
    return card_file(pack, drawn_card(pack, code))


def back_svg(pack: str) -> str:
    """The back of a pack as an SVG document."""
    return card_file(pack, drawn(pack).back)


def sprite_svg(pack: str) -> str:
    """All cards of a pack, and its back, as the symbols of one SVG document."""
    return sprite(drawn(pack))
