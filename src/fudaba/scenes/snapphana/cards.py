"""Snapphana cards in signs, and the order in which they are held."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fudaba.cards.pack import SNAPPHANA
from fudaba.cards.snapphana import RANKS, SUITS
from fudaba.games.snapphana.tricks import strength
from fudaba.locale import Language, word
from fudaba.scenes.scene import Span

TRUMP: Final = "T"
FJONT: Final = "*"
NULLA: Final = "T0"

#: The suits as people know them; `T` are the trumps.
SIGNS: Final = {"S": "♠", "C": "♣", "H": "♥", "D": "♦"}
#: Fjønt, as it is printed.
STAR: Final = "★"

_PLACES: Final = (*SUITS, TRUMP, FJONT)


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


def titles(cards: Iterable[str]) -> str:
    """Several cards in signs, in the order in which they are given."""
    return " ".join(title(card) for card in cards)


def signed(cards: Iterable[str]) -> Span:
    """Several cards in signs, for a sentence."""
    given = list(cards)
    return Span(titles(given), cards=" ".join(given))


def grouped(cards: str) -> str:
    """Cards of a hand, each suit's sign only once: `♠K Q ♥A T20 19 I ★`."""
    parts: list[str] = []
    last = ""
    for card in in_order(cards.split()):
        again = suit(card) == last and card != NULLA and card[0] != "I"
        parts.append(card[1:] if again else title(card))
        last = suit(card)
    return " ".join(parts)


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards by suit, spades first and Fjønt last; high to low within a suit (SN-006 to SN-008)."""
    return sorted(cards, key=_order)


def _order(card: str) -> tuple[int, int, int]:
    code = SNAPPHANA.card(card)
    return _PLACES.index(suit(card)), -int(strength(code)), code


def suit_name(suit: str, language: Language) -> str:
    """A suit with its sign, in words."""
    return f"{SIGNS.get(suit, '')} {word(f'cards.suit.{suit}', language)}".strip()


def suit_sign(suit: str) -> str:
    """A suit in a sign."""
    return SIGNS.get(suit, suit)


def ranking() -> list[tuple[str, str]]:
    """Black suits, red suits, trumps, each with its cards from high to low (SN-005 to SN-008)."""
    return [(_signs("SC"), _ranks("S")), (_signs("HD"), _ranks("H")), (TRUMP, _trumps())]


def _signs(suits: str) -> str:
    return " ".join(SIGNS[suit] for suit in suits)


def _ranks(suit: str) -> str:
    return " ".join(card[1:] for card in in_order(suit + rank for rank in RANKS))


def _trumps() -> str:
    return f"T20 T19 … T5 I I I I T0   ({STAR})"
