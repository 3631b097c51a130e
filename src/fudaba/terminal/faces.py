"""How a card looks: its short title, a word on it, and the colour of its kind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from fudaba.locale import Language, has_word, word
from fudaba.scenes.cards import index, kind, month

_STYLES: Final = {
    "L": "bold #ffd75f",
    "A": "#87d787",
    "R": "#ff8787",
    "K": "#b8b8b8",
    "W": "#ffffff",
}
_BLUE: Final = "#87afff"
_RIBBONS: Final = {
    **dict.fromkeys((1, 2, 3), "poem"),
    **dict.fromkeys((6, 9, 10), "blue"),
    **dict.fromkeys((4, 5, 7, 11), "red"),
}
_LIGHTNING: Final = "11K1"


@dataclass(frozen=True)
class Face:
    """The looks of a card; `lines` go from what matters most to what is mere help."""

    title: str
    lines: tuple[str, ...]
    style: str
    #: Other words for the first line, for cards too narrow for it: the longest first.
    short: tuple[str, ...] = ()
    #: Words of the lines, each with what it is cut to on cards too narrow for it.
    cut: tuple[tuple[str, str], ...] = ()


def titles(cards: str) -> str:
    """The titles of several cards."""
    return " ".join(index(card) for card in cards.split())


def ribbon(card: str) -> str:
    """Which sort of ribbon a ribbon is: `poem`, `blue` or `red`."""
    return _RIBBONS[month(card)]


def style(card: str) -> str:
    """The colour of a card."""
    if kind(card) == "R" and ribbon(card) == "blue":
        return _BLUE
    return _STYLES[kind(card)]


def nickname(card: str, language: Language) -> str:
    """One short word for a card, which fits on it."""
    return word(f"terminal.{_nick(card)}", language)


def _nick(card: str) -> str:
    if kind(card) == "R":
        return f"ribbon.{ribbon(card)}"
    if kind(card) == "K" and card != _LIGHTNING:
        return f"plant.{month(card)}"
    return f"nick.{card}"


def called(card: str, language: Language) -> str:
    """How sentences name a card: `3R poem`; they have room for words that are cut on a card."""
    return f"{index(card)} {_whole(_nick(card), language)}"


def _whole(nick: str, language: Language) -> str:
    """A word on cards before it is cut."""
    whole = f"terminal.whole.{nick}"
    return word(whole if has_word(whole) else f"terminal.{nick}", language)


@cache
def face(card: str, language: Language) -> Face:
    """The looks of a hanafuda card."""
    words = [_nick(card)]
    lines = [_whole(words[0], language)]
    if month(card):
        lines.append(word(f"terminal.kind.{kind(card)}", language))
        words.append(f"plant.{month(card)}")
        plant = _whole(words[1], language)
        lines.append(plant if plant not in lines else "")
    return Face(index(card), tuple(lines), style(card), cut=_cut(words, language))


def pile_face(cards: tuple[str, ...], language: Language) -> Face:
    """The looks of cards that lie together: their month and the letters of their kinds."""
    first = face(cards[0], language)
    kinds = "".join(kind(card) for card in cards)
    count = word("terminal.pile", language, count=len(cards))
    plant = f"plant.{month(cards[0])}"
    lines = (count, _whole(plant, language))
    return Face(f"{month(cards[0])}{kinds}", lines, first.style, cut=_cut([plant], language))


def _cut(words: list[str], language: Language) -> tuple[tuple[str, str], ...]:
    """The words that are cut on narrow cards."""
    pairs = [(_whole(name, language), word(f"terminal.{name}", language)) for name in words]
    return tuple((whole, short) for whole, short in pairs if whole != short)
