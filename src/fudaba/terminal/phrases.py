"""Sentences of a scene as coloured text; cards are named as they are titled on the table."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from fudaba.locale import Language, word
from fudaba.scenes.scene import Phrase
from fudaba.terminal.looks import Looks

_STYLES: Final = {"plain": "", "strong": "bold", "soft": "dim", "accent": "bold"}


def phrase_text(phrase: Phrase, looks: Looks, language: Language) -> Text:
    """A sentence with its tones."""
    text = Text()
    for span in phrase:
        text.append(_words(span.text, span.cards, looks, language), style=_STYLES[span.tone])
    return text


def phrase_words(phrase: Phrase, looks: Looks, language: Language) -> str:
    """A sentence without its tones."""
    return "".join(_words(span.text, span.cards, looks, language) for span in phrase)


def _words(text: str, cards: str, looks: Looks, language: Language) -> str:
    if not cards:
        return text
    called = [looks.called(card) for card in cards.split()]
    comma = word("scene.comma", language) if " " in called[0] else " "
    return comma.join(called)
