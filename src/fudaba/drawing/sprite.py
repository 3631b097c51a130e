"""All cards of a pack as the symbols of one file."""

from __future__ import annotations

from fudaba.drawing.pack import DrawnPack
from fudaba.drawing.picture import VIEW_BOX, definitions, picture


def sprite(pack: DrawnPack) -> str:
    """One SVG document with a symbol for each card, and one for each index.

    `<use href="#1L"/>` is the card, and `<use href="#i1L"/>` on top of it its index, which is how
    a page shows or hides indices: nothing outside reaches into a symbol. Motifs are written once
    for the whole pack. Symbols have no title, since browsers show titles to the pointer, in
    whatever language they are.
    """
    cards = [*pack.cards.values(), pack.back]
    motifs = [motif for card in cards for motif in card.motifs()]
    symbols = ""
    for card in cards:
        symbols += symbol(card.name, picture(card, pack.name))
        if card.index:
            symbols += symbol(f"i{card.name}", card.index)
    shared = definitions(pack.name, list(dict.fromkeys(motifs)))
    # No size of its own, so that a page may hold it without showing it.
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">'
        f"{shared}{symbols}</svg>"
    )


def symbol(name: str, inside: str) -> str:
    """A symbol with the measures of a card."""
    return f'<symbol id="{name}" viewBox="{VIEW_BOX}">{inside}</symbol>'
