"""Both packs as drawn cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from fudaba.drawing import hanafuda, snapphana
from fudaba.drawing.card import Card
from fudaba.nearest import Meant, quoted
from fudaba.refusal import Refusal, Said


@dataclass(frozen=True)
class DrawnPack:
    """The cards of a pack in pack order, and their back."""

    name: str
    cards: dict[str, Card]
    back: Card


#: The packs that are drawn.
PACKS: Final = ("hanafuda", "snapphana")


@cache
def drawn(pack: str) -> DrawnPack:
    """The pack of this name; Refusal where there is none."""
    if pack == "hanafuda":
        cards, back = hanafuda.cards(), hanafuda.back()
    elif pack == "snapphana":
        cards, back = snapphana.cards(), snapphana.back()
    else:
        raise Refusal("cards.not_drawn", pack=pack, meant=Meant(pack, PACKS))
    return DrawnPack(pack, {card.code: card for card in cards}, back)


def drawn_card(pack: str, code: str) -> Card:
    """The card of this code; Refusal where the pack has none."""
    cards = drawn(pack).cards
    if code not in cards:
        name = Said(f"cards.pack.{pack}")
        raise Refusal("cards.unknown", card=quoted(code), pack=name, meant=Meant(code, cards))
    return cards[code]
