"""Phrases that depend on a number."""

from __future__ import annotations

from fudaba.locale import Language, word


def points_text(points: int, language: Language) -> str:
    """`1 point`, `7 points`."""
    if points == 1:
        return word("terminal.point", language)
    return word("terminal.points", language, points=points)


def cards_text(count: int, language: Language) -> str:
    """`1 card`, `7 cards`."""
    if count == 1:
        return word("terminal.one_card", language)
    return word("terminal.cards", language, count=count)
