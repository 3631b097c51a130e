"""Numbers as a language writes them: Swedish has a decimal comma and spaces between thousands."""

from __future__ import annotations

from typing import Final

from fudaba.locale import Language, word

#: A space that ends no line.
_SPACE: Final = "\N{NO-BREAK SPACE}"

#: What stands for Python's comma and point, and between a number and its percent sign.
_MARKS: Final[dict[Language, dict[int, str]]] = {
    "en": {},
    "sv": str.maketrans({",": _SPACE, ".": ","}),
    "ja": {},
}
_BEFORE_PERCENT: Final[dict[Language, str]] = {"en": "", "sv": _SPACE, "ja": ""}


def number(value: float, language: Language, places: int = 0) -> str:
    """A number with so many decimals, its thousands set apart; a whole one keeps every digit."""
    written = f"{value:,}" if isinstance(value, int) and not places else f"{value:,.{places}f}"
    return localised(written, language)


def counted(key: str, many: int, language: Language) -> str:
    """So many of something: the word's form for the number, which is its `count`."""
    return word(key, language, n=many, count=number(many, language))


def percentage(share: float, language: Language, places: int = 1) -> str:
    """A share in percent, with so many decimals."""
    return percent(number(100 * share, language, places), language)


def percent(written: str, language: Language) -> str:
    """A written number with its percent sign."""
    return f"{written}{_BEFORE_PERCENT[language]}%"


def localised(written: str, language: Language) -> str:
    """A number as Python writes it, as the language does."""
    return written.translate(_MARKS[language])
