"""The picture of a card: paper, art, corners and frame."""

from __future__ import annotations

from typing import Final

from fudaba.drawing.card import Card, Motif
from fudaba.drawing.elements import group, rect
from fudaba.drawing.palette import INK, OCHRE

VIEW_BOX: Final = "0 0 100 160"


def definitions(scope: str, motifs: list[Motif]) -> str:
    """The round corners of the paper and the motifs, with ids that begin with `scope`."""
    clip = f'<clipPath id="{scope}-f">{rect(1.5, 1.5, 97, 157, rx=6)}</clipPath>'
    drawn = (f'<g id="{scope}-{motif.__name__}">{motif()}</g>' for motif in motifs)
    return f"<defs>{clip}{''.join(drawn)}</defs>"


def picture(card: Card, scope: str) -> str:
    """The card without its index, made of the definitions of `scope`."""
    art = "".join(card.art(scope))
    if card.place:
        art = group(art, transform=card.place)
    inside = rect(0, 0, 100, 160, card.paper) + art
    if card.corner:
        corner = f"{card.name}-i"
        inside += group(card.corner, id=corner)
        inside += f'<use href="#{corner}" transform="rotate(180 50 80)"/>'
    if card.gold:
        inside += rect(4.1, 4.1, 91.8, 151.8, "none", rx=3.6, stroke=OCHRE, stroke_width=2.6)
    frame = rect(1.5, 1.5, 97, 157, "none", rx=6.5, stroke=INK, stroke_width=3)
    return group(inside, clip_path=f"url(#{scope}-f)") + frame
