"""Phrases that depend on a number, and choices spelled out."""

from __future__ import annotations

from rich.text import Text

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


def bullet(text: Text, key: str, line: str, language: Language) -> None:
    """Adds a choice with its key; Japanese, one long word, would leave the key alone on its
    line."""
    text.append(f"\n[{key}]" if language == "ja" else f"\n[{key}] ", style="bold")
    text.append(line, style="not bold")
