"""A card as it is printed: nothing but its picture."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.pack import drawn, drawn_card
from fudaba.drawing.picture import VIEW_BOX, definitions, picture

#: The code under which a pack's back is asked for.
BACK = "back"


def printed(pack: str, code: str) -> str:
    """An SVG document without index, title or views; `back` is the pack's back."""
    card: Card = drawn(pack).back if code == BACK else drawn_card(pack, code)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{VIEW_BOX}">'
        f"{definitions(card.name, card.motifs())}{picture(card, card.name)}</svg>"
    )
