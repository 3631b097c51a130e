"""The pack, laid out from high to low."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fudaba.locale import Language
from fudaba.primers.cards import row
from fudaba.primers.drawing import Drawing
from fudaba.primers.node import Node, el
from fudaba.primers.snapphana.sorting import BLACK, RED, TRUMPS


def _laid(*rows: list[str]) -> Drawing:
    def drawn(language: Language) -> Node:
        return el("div", "pack-rows", *(row(cards, "pack-row", language) for cards in rows))

    return drawn


PACK: Final[Mapping[str, Drawing]] = {
    "trumps": _laid([*TRUMPS[:11]], [*TRUMPS[11:]]),
    "black": _laid([f"S{rank}" for rank in BLACK]),
    "red": _laid([f"H{rank}" for rank in RED]),
}
