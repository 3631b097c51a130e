"""Packs of the Snapphana games that deal wanted hands."""

from __future__ import annotations

import random
from collections.abc import Mapping

from fudaba.cards.pack import SNAPPHANA

#: Seats, cards dealt to each at first, the dealer's further cards, cards of the second deal.
DEALS = {
    "800": (4, 15, 2, 0),
    "1000": (2, 20, 2, 10),
    "150": (2, 15, 2, 0),
    "fjabbe": (4, 10, 0, 0),
}

NOTHING: Mapping[int, str] = {}


def packed(
    game: str,
    dealer: int = 0,
    hands: Mapping[int, str] = NOTHING,
    second: Mapping[int, str] = NOTHING,
    last: str = "",
    seed: int | None = None,
) -> str:
    """A pack that deals these hands, the dealer's with the two cards taken on top.

    `second` are the cards of the second deal (1000), `last` cards at the end of the pack. Places
    that are not named are filled with the other cards in pack order, or by chance with a seed.
    """
    seats, each, on_top, again = DEALS[game]
    order = [(dealer + place) % seats for place in range(1, seats + 1)]
    named = [*hands.values(), *second.values(), last]
    used = {card for text in named for card in text.split()}
    rest = [card for card in SNAPPHANA.texts if card not in used]
    if seed is not None:
        random.Random(seed).shuffle(rest)

    def filled(text: str, number: int) -> list[str]:
        cards = text.split()
        while len(cards) < number:
            cards.append(rest.pop(0))
        assert len(cards) == number, (text, number)
        return cards

    dealt = {seat: filled(hands.get(seat, ""), each + on_top * (seat == dealer)) for seat in order}
    later = {seat: filled(second.get(seat, ""), again) for seat in order}
    pack: list[str] = []
    for start in range(0, each, 5):
        for seat in order:
            pack += dealt[seat][start : start + 5]
    pack += dealt[dealer][each:]
    for start in range(0, again, 5):
        for seat in order:
            pack += later[seat][start : start + 5]
    return " ".join([*pack, *rest, *last.split()])
