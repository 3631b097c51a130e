"""Finds words that were left in English."""

import re

from fudaba.locale import Language, catalogue


def left_in_english(shown: str, language: Language, *shelves: str) -> list[str]:
    """The keys on these shelves whose English text is shown, where the language has another."""
    return [
        key
        for key, texts in catalogue().items()
        if key.startswith(shelves)
        and texts[language] != texts["en"]
        and "{" not in texts["en"]
        and re.search(rf"(?<![\w-]){re.escape(texts['en'])}(?!\w)", shown)
    ]


def points_in_numbers(shown: str) -> list[str]:
    """Numbers with a decimal point."""
    return re.findall(r"\d+\.\d+", shown)
