"""How a Snapphana card looks: its suit as a sign, its rank, its colour, its worth."""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.cells import cell_len

from fudaba.cards.pack import SNAPPHANA
from fudaba.locale import Language, word
from fudaba.scenes.snapphana.cards import FJONT, NULLA, TRUMP, suit, title
from fudaba.terminal.faces import Face

_STYLES: Final = {
    "S": "#e4e4e4",
    "C": "#87d7af",
    "H": "#ff8787",
    "D": "#ffaf5f",
    TRUMP: "#ffd75f",
    FJONT: "bold #d7afff",
}
_TAROK_STYLE: Final = "bold #ffd75f"
_TAROKKER: Final = ("T20", "T19", NULLA, FJONT)
_COURT: Final = "KQNJ"
#: Whole names are for cards of this many columns.
_WIDE: Final = 12

#: A place in the trick that waits for its card.
EMPTY: Final = Face("", (), "dim")


def style(card: str) -> str:
    """The colour of a card; tarokker are bold."""
    return _TAROK_STYLE if card in _TAROKKER[:3] else _STYLES[suit(card)]


def name(card: str, language: Language) -> str:
    """What people call a card."""
    return SNAPPHANA.name_of(SNAPPHANA.card(card), language)


@cache
def face(card: str, language: Language, value: str) -> Face:
    """The looks of a card and what it counts: its whole name on a wide one, on a narrow one what
    matters most."""
    honour = value if value != "½" else ""
    full = name(card, language)
    if card in _TAROKKER:
        full += f" ({word('snapphana.term.tarok', language)})"
    shorter = _short_name(card, language)
    return Face(title(card), (_padded(full, _WIDE), value), style(card), (shorter, honour, ""))


def _short_name(card: str, language: Language) -> str:
    """A word for a narrower card: what it is, where that is not just its number."""
    if card in (NULLA, FJONT):
        return name(card, language)
    if card in _TAROKKER:
        return word("snapphana.term.tarok", language)
    if card[0] == TRUMP:
        return word("snapphana.term.trump", language)
    if card[0] == "I":
        return word("terminal.nick.snapphana", language)
    return _court_word(card[1], language) if card[1] in _COURT else ""


def _court_word(rank: str, language: Language) -> str:
    """The rank of a court card; all of them fit, or none does."""
    words = [word(f"cards.rank.{court}", language) for court in _COURT]
    return _padded(words[_COURT.index(rank)], max(cell_len(one) for one in words))


def _padded(words: str, width: int) -> str:
    """Words in the middle of so many columns."""
    spare = max(0, width - cell_len(words))
    return " " * (spare // 2) + words + " " * (spare - spare // 2)
