"""The hanafuda field: cards match by month, three of a month lie together as a pile.

A field is one set of cards. Every game of the family keeps three cards of a month on the field
as a pile, so which cards are piled need not be stored (KK-208, HH-106, HJ-506).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fudaba.cards.bits import Card, CardSet, bit, lowest
from fudaba.cards.hanafuda import PACK_SIZE
from fudaba.cards.vectors import vec

if TYPE_CHECKING:
    from fudaba.cards.pack import Pack

_FIRST_OF_MONTHS: Final = 0x111111111111


def same_month(cards: CardSet, card: Card) -> CardSet:
    """The cards of the set that are of `card`'s month."""
    four: i64 = 15
    four <<= card & -4
    return cards & four


def whole_months(cards: CardSet) -> CardSet:
    """All cards of every month that the set has a card of."""
    return ((cards | cards >> 1 | cards >> 2 | cards >> 3) & _FIRST_OF_MONTHS) * 15


def has_four(cards: CardSet) -> bool:
    """Whether all four cards of some month are there."""
    return cards & cards >> 1 & cards >> 2 & cards >> 3 & _FIRST_OF_MONTHS != 0


def only_pairs(cards: CardSet) -> bool:
    """Whether every month of the set is there with an even number of cards."""
    odd = cards ^ cards >> 1
    odd ^= odd >> 2
    return odd & _FIRST_OF_MONTHS == 0


def is_pile(alike: CardSet) -> bool:
    """Whether field cards of one month are three, hence a pile."""
    rest = alike & (alike - 1)
    return rest & (rest - 1) != 0


def targets(field: CardSet, card: Card) -> CardSet:
    """What `card` may take by its month: each free card, or the first card of a pile."""
    alike = same_month(field, card)
    if is_pile(alike):
        return alike & -alike
    return alike


def all_targets(field: CardSet) -> CardSet:
    """Every free card, and the first card of every pile."""
    found: i64 = 0
    card: i64 = 0
    while card < 48:
        found |= targets(field, card)
        card += 4
    return found


def taken(field: CardSet, target: Card) -> CardSet:
    """The cards that lie where `target` lies: itself, or its whole pile (KK-209)."""
    alike = same_month(field, target)
    return alike if is_pile(alike) else bit(target)


def place_number(field: CardSet, captured: vec[i64]) -> int:
    """A number that tells apart where the open cards lie: on the field, or with whom.

    Every place has its own odd weight, so that moving a card changes the sum.
    """
    number = field
    weight: i64 = 3
    cards: i64
    for cards in captured:
        number += weight * cards
        weight += 2
    return int(number)


def piles(field: CardSet) -> list[int]:
    """The piles on the field, each as a set, by month."""
    found: list[int] = []
    card: i64 = 0
    while card < 48:
        alike = same_month(field, card)
        if is_pile(alike):
            found.append(int(alike))
        card += 4
    return found


def written_card(pack: Pack, field: CardSet, text: str) -> str:
    """An action text as it is written down: its card in the pack's spelling, whatever way it was
    given in; a pile that is taken by its first card."""
    verb, _, name = text.partition(" ")
    try:
        card = pack.card(name)
    except ValueError:
        return text
    if verb == "take" and card < PACK_SIZE and field & bit(card):
        card = int(lowest(taken(field, card)))
    return f"{verb} {pack.text(card)}"
