"""A card of a month, with its index."""

from __future__ import annotations

from fudaba.drawing.card import Card
from fudaba.drawing.digits import n
from fudaba.drawing.elements import rect
from fudaba.drawing.palette import INK, PAPER, WHITE


def month_card(code: str, paper: str = PAPER) -> Card:
    """An empty card; lights have a gold frame."""
    c = Card(code, paper, gold=code.endswith("L"))
    c.index = index(code)
    return c


def index(code: str) -> str:
    """The tag in the corner: month and kind, which are the same on all plains of a month."""
    text = code.partition("K")[0] + "K" if "K" in code else code
    width = 31 if len(text) == 2 else 35
    tag = rect(4.5, 4.5, width, 23, WHITE, rx=6, stroke=INK, stroke_width=1.6)
    # The only text that needs a font; its length is given, so that any font fits.
    return tag + (
        f'<text x="{n(4.5 + width / 2)}" y="22.4" text-anchor="middle" textLength="{width - 8}" '
        f'lengthAdjust="spacingAndGlyphs" font-family="Arial,Helvetica,sans-serif" '
        f'font-weight="700" font-size="18.5" fill="{INK}">{text}</text>'
    )
