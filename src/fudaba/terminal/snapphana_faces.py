"""How a Snapphana card looks: its suit as a sign, its rank, its colour, its worth."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.snapphana import SUITS
from fudaba.games.snapphana.counting import half_points
from fudaba.games.snapphana.tricks import strength
from fudaba.locale import Language, word
from fudaba.terminal.faces import Face

TRUMP: Final = "T"
FJONT: Final = "*"
NULLA: Final = "T0"

#: The suits as people know them; `T` are the trumps.
SIGNS: Final = {"S": "♠", "C": "♣", "H": "♥", "D": "♦"}
#: Fjønt, as it is printed.
STAR: Final = "★"

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
_PLACES: Final = (*SUITS, TRUMP, FJONT)

#: A place in the trick that waits for its card.
EMPTY: Final = Face("", (), "dim")


def suit(card: str) -> str:
    """`S C H D`, `T` for every trump, `*` for Fjønt."""
    return TRUMP if card[0] == "I" else card[0]


def title(card: str) -> str:
    """`♠K`, `T18`, `T0`, `I` for every snapphana (SN-R41), `★` for Fjønt."""
    if card == FJONT:
        return STAR
    if card[0] == "I":
        return "I"
    return SIGNS.get(card[0], card[0]) + card[1:]


def style(card: str) -> str:
    """The colour of a card; tarokker are bold."""
    return _TAROK_STYLE if card in _TAROKKER[:3] else _STYLES[suit(card)]


def suit_style(suit: str) -> str:
    """The colour of a suit."""
    return _STYLES[suit]


def name(card: str, language: Language) -> str:
    """What people call a card."""
    return SNAPPHANA.name_of(SNAPPHANA.card(card), language)


def worth(card: str) -> str:
    """What a card counts by itself (SN-093): `4½`, `½`."""
    halves = int(half_points(SNAPPHANA.set(card)))
    return f"{halves // 2 or ''}½"


def in_order(cards: str | Iterable[str]) -> list[str]:
    """Cards by suit, spades first and Fjønt last; high to low within a suit (SN-006 to SN-008)."""
    given = cards.split() if isinstance(cards, str) else cards
    return sorted(given, key=_order)


def _order(card: str) -> tuple[int, int, int]:
    code = SNAPPHANA.card(card)
    return _PLACES.index(suit(card)), -int(strength(code)), code


def titles(cards: str | Iterable[str]) -> str:
    """Several cards in short, in the order in which they are given."""
    return " ".join(title(card) for card in (cards.split() if isinstance(cards, str) else cards))


def coloured(cards: Iterable[str]) -> Text:
    """Several cards in short, each in its colour."""
    return Text(" ").join(Text(title(card), style=style(card)) for card in cards)


def grouped(cards: str) -> Text:
    """Known cards of a hand, each suit's sign only once: `♠K Q ♥A T20 19 I ★`."""
    text = Text()
    last = ""
    for card in in_order(cards):
        again = suit(card) == last and card != NULLA and card[0] != "I"
        shown = card[1:] if again else title(card)
        text.append(f" {shown}" if last else shown, style=style(card))
        last = suit(card)
    return text


@cache
def face(card: str, language: Language) -> Face:
    """The looks of a card: its whole name on a wide one, on a narrow one what matters most."""
    value = worth(card)
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
