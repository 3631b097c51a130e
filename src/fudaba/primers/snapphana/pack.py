"""The pack, laid out from high to low."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fudaba.locale import Language
from fudaba.primers.cards import row
from fudaba.primers.drawing import Drawing
from fudaba.primers.node import Node
from fudaba.primers.snapphana.sorting import BLACK, RED, TRUMPS


def _laid(cards: list[str], look: str) -> Drawing:
    def drawn(language: Language) -> Node:
        return row(cards, look, language)

    return drawn


PACK: Final[Mapping[str, Drawing]] = {
    "trumps": _laid(list(TRUMPS), "fan"),
    "black": _laid([f"S{rank}" for rank in BLACK], "fan short"),
    "red": _laid([f"H{rank}" for rank in RED], "fan short"),
}
