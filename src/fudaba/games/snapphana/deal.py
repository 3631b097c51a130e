"""The deal: who gets which cards of the pack (E8-002, T1-002 to T1-006, OF-003, FJ-002)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from fudaba.cards.bits import bit
from fudaba.cards.snapphana import KINGS, PACK_SIZE, TAROKKER
from fudaba.cards.vectors import vec
from fudaba.games.snapphana.rule_sets import RuleSet

PACK: Final = vec[u8](range(PACK_SIZE))

#: Cards go out five at a time, forehand first (SN-R20, FJ-R6, T1-R2).
PACKET: Final = 5

NOBODY: Final = -1

#: SN-020: tarokker and kings may never be discarded.
BARRED: Final = TAROKKER | KINGS
DISCARDABLE: Final = ((1 << 62) - 1) & ~BARRED


def deal_out(game: RuleSet, dealer: i64, deck: vec[u8], hands: vec[i64]) -> i64:
    """Fills the hands; how many cards of the pack that took."""
    seat: i64
    for seat in range(game.seats):
        hands[seat] = 0
    used = _deal_round(game, dealer, deck, hands, 0, game.dealt)
    end = used + game.for_dealer  # E8-003, T1-003: the dealer's two come last
    while used < end:
        hands[dealer] |= bit(i64(deck[used]))
        used += 1
    return used


def deal_again(game: RuleSet, dealer: i64, deck: vec[u8], hands: vec[i64], used: i64) -> i64:
    """T1-005, T1-R2: the rest of the pack, non-dealer first."""
    return _deal_round(game, dealer, deck, hands, used, game.exchanged)


def _deal_round(
    game: RuleSet, dealer: i64, deck: vec[u8], hands: vec[i64], used: i64, each: i64
) -> i64:
    packets = each // PACKET * game.seats
    packet: i64
    for packet in range(packets):
        seat = (dealer + 1 + packet) % game.seats
        end = used + PACKET
        while used < end:
            hands[seat] |= bit(i64(deck[used]))
            used += 1
    return used


def place_of(game: RuleSet, dealer: i64, index: i64) -> i64:
    """The seat that card `index` of the pack is dealt to, NOBODY for none."""
    first = game.dealt * game.seats
    if index < first:
        return (dealer + 1 + index // PACKET) % game.seats
    index -= first
    if index < game.for_dealer:
        return dealer
    index -= game.for_dealer
    if index < game.exchanged * game.seats:
        return (dealer + 1 + index // PACKET) % game.seats
    return NOBODY
