"""A card as a file of its own."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.card import Card
from fudaba.drawing.elements import group
from fudaba.drawing.picture import VIEW_BOX, definitions, picture

#: Where in the file the card lies a second time, with its index: far outside of what is shown.
ASIDE: Final = 1000


def card_file(pack: str, card: Card) -> str:
    """The card as an SVG document; the address `1L.svg#i1L` shows it with its index.

    A view does that, not a style sheet with `:target`, which a strict Content-Security-Policy
    refuses. The title is the card's code: its names are in `fudaba.locale`, in three languages,
    for the page to say.
    """
    shown = picture(card, card.name)
    view = ""
    if card.index:
        view = f'<view id="i{card.name}" viewBox="{ASIDE} {VIEW_BOX[2:]}"/>'
        shown = group(shown, id=f"{card.name}-c") + f'<use href="#{card.name}-c" x="{ASIDE}"/>'
        shown += f'<g class="index" transform="translate({ASIDE})">{card.index}</g>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW_BOX}" class="{pack}" role="img">'
        f"<title>{card.code}</title>{view}{definitions(card.name, card.motifs())}{shown}</svg>"
    )
