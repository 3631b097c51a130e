"""A picture cannot lie: what is drawn under a name is put to the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fudaba.cards.bits import set_of
from fudaba.cards.hanafuda import MONTHS, month_cards
from fudaba.cards.pack import HANAFUDA, Pack
from fudaba.paper.sheet import ANY, laid

#: Its cards are all chaff.
WILLOW: Final = 11


class UntruePicture(Exception):  # noqa: N818
    """The engine calls the cards of a picture otherwise, or gives another sum for them."""


def shown(cards: str) -> list[str]:
    """The codes of a picture that are cards."""
    return [card.code for card in laid(cards) if card.code != ANY]


def cards_in(cards: str, pack: Pack, first: int | None = None) -> int:
    """The set of cards that a picture shows, or the first of them."""
    return pack.set(" ".join(shown(cards)[:first]))


def dealt(cards: str) -> int:
    """A hand of flower cards with something for every card that does not matter: lights and
    animals of months that are not shown, since those make neither sets nor chaff."""
    hand = cards_in(cards, HANAFUDA)
    free = [
        4 * (month - 1)
        for month in range(1, MONTHS)
        if not hand & month_cards(month) and month != WILLOW
    ]
    missing = sum(card.code == ANY for card in laid(cards))
    return hand | set_of(free[:missing])


def hold(is_so: bool, claim: str) -> None:
    """Refuses a claim that the engine does not bear out."""
    if not is_so:
        raise UntruePicture(f"the engine does not say so: {claim}")


def true(name: str, worth: int, judged: Mapping[str, int]) -> int:
    """What something is worth, where the engine has said so of its picture."""
    hold(judged.get(name) == worth, f"{name} {worth}, but {dict(judged)}")
    return worth
