"""The points that captured cards are worth one by one (HH-012, HJ-701)."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import CardSet, count
from fudaba.cards.hanafuda import ANIMALS, LIGHTS, PLAINS, RIBBONS


def card_points(cards: CardSet, plain: i64) -> i64:
    """Light 20, animal 10, ribbon 5, and `plain` for a plain."""
    points = 20 * count(cards & LIGHTS) + 10 * count(cards & ANIMALS)
    return points + 5 * count(cards & RIBBONS) + plain * count(cards & PLAINS)
