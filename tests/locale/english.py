"""Finds words that were left in English."""

import re
from typing import Final

from fudaba.locale import Language, catalogue

#: English words that Swedish texts have no use for.
ENGLISH: Final = (
    "and|are|by|cards?|chaff|dealer|dealt|deals?|draws?|field|first|from|hands|have|"
    "in the|is|it|last|light|matches|of|opponent|options?|play|played|player|players|plain|points?|"
    "rate|ribbons?|rules?|scores?|seats?|settings|the|to|trick|tricks|wins?|with|you|your|"
    "at least|both|each|needs?|nobody|not|there|these|this|than|was|were|which|who"
)
#: What is written in Latin letters in Japanese, too: programs, formats, keys, names.
LATIN: Final = {
    "auto", "CPU", "csv", "de", "debug", "en", "Enter", "error", "Esc", "FIL", "fjabbe", "fudaba",
    "GAME", "games", "html", "HTTPS", "info", "install", "ja", "JSON", "jsonl", "Kn", "Koi",
    "koikoi", "Lines", "Luce", "parquet", "Parquet", "pdf", "pip", "Plackett", "play", "png",
    "PostgreSQL", "postgresql", "psycopg", "Python", "Ray", "settle", "SQLite", "sv", "svg", "Tab",
    "TOML", "typst", "warning",
}  # fmt: skip


def plain_text(text: str) -> str:
    """A text without what is no word of it: placeholders, rules, commands and options to type."""
    return re.sub(
        r"[A-Z\d]{2}-R?\d+|\{\w+\}|`[^`]*`|fudaba \w+|--[\w-]+|'[^']*'|\"[^\"]*\"", " ", text
    )


def found(words: str, text: str) -> bool:
    return re.search(rf"(?<![\w-])(?:{words})(?![\w-])", plain_text(text), re.I) is not None


def latin_words(text: str) -> list[str]:
    """The words in Latin letters that a Japanese text has no use for."""
    return sorted(set(re.findall(r"[A-Za-zÅÄÖåäöøæ]{2,}", plain_text(text))) - LATIN)


def kept_english(sentence: str, english: str) -> list[str]:
    """Three words in a row, of an English sentence, that another language's has too.

    Names, options, cards and actions are the same everywhere, but no three of them in a row.
    """
    rows = re.findall(r"(?=(?<![\w'`])([a-z]+ [a-z]+ [a-z]+)(?![\w'`]))", english)
    return [row for row in rows if row in sentence]


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
