"""What may be announced, and the cards that would lie open for it (HJ-402, HJ-405)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fudaba.cards.pack import HANAFUDA
from fudaba.games.hachijuu.teyaku import KINDS, Hand, Kind
from fudaba.games.hachijuu.view import HachijuuView
from fudaba.terminal.faces import titles
from fudaba.terminal.keys import CARD_KEYS

DONE_KEY: Final = "n"
_KEYS: Final = [key for key in CARD_KEYS if key != DONE_KEY]
_PLACES: Final = {kind.name: place for place, kind in enumerate(KINDS)}


@dataclass(frozen=True)
class Offer:
    """A hand yaku that may be announced, with the cards it would open."""

    key: str
    action: str
    kind: Kind
    cards: str
    #: Other cards of the hand would do as well.
    is_chosen: bool
    #: The whole hand would lie open.
    hides_nothing: bool


def offers(view: HachijuuView, seat: int) -> list[Offer]:
    """All that may be announced, the most valuable first."""
    hand = view.hands[seat].cards
    said = [action.split(" ", 2)[1:] for action in view.legal if action != "done"]
    said.sort(key=lambda words: -KINDS[_PLACES[words[0]]].points)
    found: list[Offer] = []
    for key, words in zip(_KEYS, said, strict=False):
        place = _PLACES[words[0]]
        is_chosen = len(words) == 2
        cards = words[1] if is_chosen else _only_cards(hand, place)
        found.append(
            Offer(
                key=key,
                action=" ".join(["announce", *words]),
                kind=KINDS[place],
                cards=cards,
                is_chosen=is_chosen,
                hides_nothing=len(cards) == len(hand),
            )
        )
    return found


def _only_cards(hand: str, place: int) -> str:
    """The cards of a hand yaku that leaves no choice of them."""
    return HANAFUDA.set_text(Hand(HANAFUDA.set(hand)).choices(place)[0])


def by_kind(offered: list[Offer]) -> list[list[Offer]]:
    """Offers of the same hand yaku together, in their order."""
    names = dict.fromkeys(offer.kind.name for offer in offered)
    return [[offer for offer in offered if offer.kind.name == name] for name in names]


def spared(group: list[Offer]) -> list[str]:
    """The card that each of several offers would keep hidden; empty where they differ in more."""
    pool = {card for offer in group for card in offer.cards.split()}
    kept = [pool.difference(offer.cards.split()) for offer in group]
    if any(len(cards) != 1 for cards in kept):
        return []
    return told_apart([cards.pop() for cards in kept])


def told_apart(sets: list[str]) -> list[str]:
    """Cards by their titles, in full where two titles would look the same."""
    short = [titles(cards) for cards in sets]
    return [
        cards if short.count(named) > 1 else named for cards, named in zip(sets, short, strict=True)
    ]
