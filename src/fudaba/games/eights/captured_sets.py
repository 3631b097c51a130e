"""The sets of captured cards that yaku are made of, in Hachi-Hachi and in Hachijuu."""

from __future__ import annotations

from typing import Final

from fudaba.cards.bits import CardSet, count
from fudaba.cards.hanafuda import (
    BLUE_RIBBONS,
    BOAR_DEER_BUTTERFLIES,
    CHAFF,
    DRY_LIGHTS,
    POETRY_RIBBONS,
    RIBBONS,
    WILLOWS,
)

DRY_RIBBONS: Final = RIBBONS & ~WILLOWS


def holds_a_set(captured: CardSet) -> bool:
    """Whether some yaku other than that of chaff is made (HH-600 to HH-605, HJ-611 to HJ-615).

    Most captured cards make none, and the tables need not be gone through.
    """
    if captured & BOAR_DEER_BUTTERFLIES == BOAR_DEER_BUTTERFLIES:
        return True
    if captured & POETRY_RIBBONS == POETRY_RIBBONS or captured & BLUE_RIBBONS == BLUE_RIBBONS:
        return True
    if captured & DRY_LIGHTS == DRY_LIGHTS:
        return True
    return count(captured & DRY_RIBBONS) >= 7


def holds_sixteen(captured: CardSet) -> bool:
    """Whether sixteen of the cards are chaff (HH-802, HJ-616)."""
    return count(captured & CHAFF) >= 16
