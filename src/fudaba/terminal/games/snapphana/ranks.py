"""The order of the cards in each suit, in signs (SN-006 to SN-008)."""

from __future__ import annotations

from rich.text import Text

from fudaba.cards.snapphana import RANKS
from fudaba.terminal.games.snapphana.faces import SIGNS, STAR, in_order, suit_style


def rank_lines() -> list[Text]:
    """Black suits, red suits, trumps: high to low; Fjønt stands outside (SN-005)."""
    return [_suits("SC"), _suits("HD"), _trumps()]


def _suits(suits: str) -> Text:
    text = Text()
    for suit in suits:
        text.append(f"{SIGNS[suit]} ", style=suit_style(suit))
    order = in_order(suits[0] + rank for rank in RANKS)
    return text.append(" " + " ".join(card[1:] for card in order))


def _trumps() -> Text:
    text = Text("T", style=suit_style("T"))
    return text.append(f"    T20 T19 … T5 I I I I T0   ({STAR})")
