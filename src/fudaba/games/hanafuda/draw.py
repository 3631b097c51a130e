"""The draw for the first deal: the earliest month, then the most valuable card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from fudaba.cards.bits import Card, bit
from fudaba.cards.hanafuda import ANIMALS, LIGHTS, PACK_SIZE, RIBBONS, month_of
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec

PACK: Final = vec[u8](range(PACK_SIZE))


def rank(card: Card) -> i64:
    """The lower the better: by month, inside a month by kind, plains alike."""
    kind: i64 = 3
    if bit(card) & LIGHTS:
        kind = 0
    elif bit(card) & ANIMALS:
        kind = 1
    elif bit(card) & RIBBONS:
        kind = 2
    return 4 * month_of(card) + kind


def leaders(cards: list[int]) -> list[int]:
    """Who is ahead after a draw, by place in the list; several if they are tied."""
    best: i64 = rank(cards[0])
    for card in cards:
        if rank(card) < best:
            best = rank(card)
    return [place for place, card in enumerate(cards) if rank(card) == best]


def draw_for_dealer(rng: Rng, seats: int, put_back: bool) -> tuple[int, list[list[int]]]:
    """The first dealer, and who drew what in each draw: a card for each seat, -1 for none.

    Those who are tied draw again, from the whole pack where the cards are put back.
    """
    drawing = list(range(seats))
    draws: list[list[int]] = []
    pack = PACK[:]
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
