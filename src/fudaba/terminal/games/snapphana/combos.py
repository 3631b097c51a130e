"""Combinations in words: their cards as they are laid out, and what they are worth."""

from __future__ import annotations

from typing import Final

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.snapphana.combinations import Bundle, best, is_combination, worth
from fudaba.games.snapphana.kinds import KINDS, NAMES
from fudaba.games.snapphana.kinds import TRUMP as TRUMP_KIND
from fudaba.games.snapphana.sequences import trump_layout
from fudaba.games.snapphana.view import CombinationView
from fudaba.locale import Language, word
from fudaba.terminal.games.snapphana.faces import NULLA, SIGNS, in_order, title

#: The suits of suit sequences.
_SUITS: Final = {"spades": "S", "clubs": "C", "hearts": "H", "diamonds": "D", "trump": "T"}
_COURTS: Final = ("kings", "queens", "knights", "knaves")


def number(kind: str) -> int:
    """The number of a kind, in the order in which combinations are declared."""
    return NAMES.index(kind)


def rule(kind: str) -> str:
    """The rule that makes the combination."""
    return KINDS[number(kind)].rule


def name(kind: str, language: Language) -> str:
    """A combination's name."""
    return word(f"snapphana.combination.{kind}", language)


def held(kind: str, hand: str) -> str:
    """The best combination of a kind in a hand, as text in pack order."""
    return SNAPPHANA.set_text(int(best(number(kind), SNAPPHANA.set(hand))))


def has_parts(cards: str) -> bool:
    """Whether less than the whole combination could be shown (SN-033, SN-R16)."""
    return len(cards.split()) > 3


def is_one(kind: str, cards: str) -> bool:
    """Whether the cards are one combination of the kind."""
    return bool(is_combination(number(kind), SNAPPHANA.set(cards)))


def points(kind: str, cards: str) -> int:
    """What a combination is worth before any doubling."""
    return int(worth(number(kind), SNAPPHANA.set(cards)))


def bundle(combinations: list[tuple[str, str]]) -> Bundle:
    """Combinations of one player, kind and cards, added up (SN-034)."""
    made = Bundle()
    for kind, cards in combinations:
        made.add(number(kind), SNAPPHANA.set(cards))
    return made


def declared(combinations: list[CombinationView]) -> Bundle:
    """What a player has declared, added up."""
    return bundle([(made.name, made.cards) for made in combinations])


def laid_out(kind: str, cards: str) -> list[str]:
    """The cards as they lie: wilds where they stand in for a trump, else behind the others."""
    if not cards:
        return []
    if number(kind) == TRUMP_KIND:
        layout = trump_layout(SNAPPHANA.set(cards))
        return [SNAPPHANA.text(card) for card, _ in layout]
    return in_order(cards)


def in_short(kind: str, cards: str) -> str:
    """The cards without what the name has said: `♠♣♥` of kings, `K Q N` of spades."""
    laid = laid_out(kind, cards)
    if kind in _COURTS:
        return "".join(SIGNS[card[0]] for card in laid)
    own = _SUITS.get(kind)
    return " ".join(card[1:] if card[0] == own and card != NULLA else title(card) for card in laid)
