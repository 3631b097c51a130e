"""The draw for the first deal: the earliest month, then the most valuable card."""

from __future__ import annotations

from mypy_extensions import u8

from fudaba.cards.hanafuda import PACK_SIZE, month_of, nominal_value
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec


def leaders(cards: list[int]) -> list[int]:
    """Who is ahead after a draw, by place in the list; several if they are tied."""
    best = min([(int(month_of(card)), -nominal_value(card)) for card in cards])
    return [
        place
        for place, card in enumerate(cards)
        if (int(month_of(card)), -nominal_value(card)) == best
    ]


def draw_for_dealer(rng: Rng, seats: int, put_back: bool) -> tuple[int, list[list[int]]]:
    """The first dealer, and who drew what in each draw: a card for each seat, -1 for none.

    Those who are tied draw again, from the whole pack where the cards are put back.
    """
    drawing = list(range(seats))
    draws: list[list[int]] = []
    pack = vec[u8](range(PACK_SIZE))
    rng.shuffle(pack)
    used = 0
    while True:
        cards = [int(pack[used + place]) for place in range(len(drawing))]
        drawn = [-1] * seats
        for place, seat in enumerate(drawing):
            drawn[seat] = cards[place]
        draws.append(drawn)
        drawing = [drawing[place] for place in leaders(cards)]
        if len(drawing) == 1:
            return drawing[0], draws
        if put_back:
            rng.shuffle(pack)
        else:
            used += len(cards)
