"""Preparations and deal: the draw for first dealer, and who gets which cards of the pack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from fudaba.cards.bits import CardSet, bit
from fudaba.cards.hanafuda import PACK_SIZE
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games import draw
from fudaba.games.koikoi.options import Rules

PACK: Final = vec[u8](range(PACK_SIZE))

#: Cards that have left the pack when the deal is done: two hands and the table (KK-107).
DEALT: Final = 24
HAND_SIZE: Final = 8

#: The table's place in the order of dealing, beside the seats 0 and 1.
TABLE: Final = 2


def drawn_dealer(first: int, second: int) -> int | None:
    """Who deals after the draw of two cards, None if both must draw again (KK-102, KK-103)."""
    ahead = draw.leaders([first, second])
    return ahead[0] if len(ahead) == 1 else None


def draw_for_dealer(rng: Rng) -> tuple[int, list[list[int]]]:
    """The first dealer, and the cards drawn until it was decided; they are put back (KK-R25)."""
    return draw.draw_for_dealer(rng, 2, put_back=True)


def place_of(rules: Rules, dealer: i64, index: i64) -> i64:
    """Where card `index` of the pack is dealt: seat 0 or 1, or TABLE (KK-108, KK-109)."""
    turn = index // rules.packet % 3
    if turn == 1:
        return TABLE
    to_dealer = (turn == 0) != rules.opponent_first
    return dealer if to_dealer else 1 - dealer


def deal_out(rules: Rules, dealer: i64, deck: vec[u8], hands: vec[i64]) -> CardSet:
    """Fills both hands and gives the table's cards: eight each (KK-107)."""
    first = 1 - dealer if rules.opponent_first else dealer
    piles = vec[i64]([0, 0, 0])  # in the order in which a round of packets is dealt
    index: i64 = 0
    while index < DEALT:
        turn: i64
        for turn in range(3):
            end = index + rules.packet
            while index < end:
                piles[turn] |= bit(i64(deck[index]))
                index += 1
    hands[first] = piles[0]
    hands[1 - first] = piles[2]
    return piles[1]
