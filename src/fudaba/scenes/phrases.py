"""Sentences in parts: words from the catalogues with cards and names set apart in them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from fudaba.locale import Language, word
from fudaba.scenes.scene import Phrase, Span

#: Signs that no text has, each standing for a part while a sentence is put together.
_FIRST: Final = 0xE000
_MARKS: Final = re.compile("([\ue000-\uf8ff])")

MINUS: Final = "\N{MINUS SIGN}"


def phrase(key: str, language: Language, **values: object) -> Phrase:
    """A catalogue's sentence; values that are spans, or several, keep their tone in it."""
    parts: dict[str, Phrase] = {}
    for name, value in values.items():
        if isinstance(value, Span | list):
            mark = chr(_FIRST + len(parts))
            parts[mark] = value if isinstance(value, list) else [value]
            values[name] = mark
    found: Phrase = []
    for piece in _MARKS.split(word(key, language, **values)):
        if piece in parts:
            found += parts[piece]
        elif piece:
            found.append(Span(piece))
    return found


def plain(words: Phrase) -> str:
    """A sentence without its tones."""
    return "".join(span.text for span in words)


def listed(parts: Iterable[str], language: Language) -> str:
    """Several words in a row."""
    return word("scene.comma", language).join(parts)


def all_of(parts: Iterable[str], language: Language) -> str:
    """Several together: `Kei`, `Kei and Ben`, `Kei, Ben and Emi`."""
    return _ended(list(parts), "scene.and", language)


def any_of(parts: Iterable[str], language: Language) -> str:
    """One of several: `Kei or Ben`."""
    return _ended(list(parts), "scene.or", language)


def _ended(parts: list[str], key: str, language: Language) -> str:
    if len(parts) < 2:
        return listed(parts, language)
    return word(key, language, first=listed(parts[:-1], language), last=parts[-1])


def lowered(name: str) -> str:
    """A name that stands at the head of a line, as it is written within a sentence."""
    return name[:1].lower() + name[1:]


def points_text(points: int, language: Language) -> str:
    """`1 point`, `7 points`."""
    return word("scene.points", language, n=points).replace("-", MINUS)


def cards_text(count: int, language: Language) -> str:
    """`1 card`, `7 cards`."""
    return word("scene.cards", language, n=count)


def number(points: int) -> str:
    """A number with a real minus sign."""
    return str(points).replace("-", MINUS)


def signed(points: int) -> str:
    """`+6`, `−6`, `0`."""
    return f"{points:+}".replace("-", MINUS) if points else "0"
