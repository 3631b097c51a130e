"""Phrases that depend on a number."""

from __future__ import annotations

from fudaba.locale import Language, word


def points_text(points: int, language: Language) -> str:
    """`1 point`, `7 points`."""
    if points == 1:
        return word("terminal.point", language)
    return word("terminal.points", language, points=points)
