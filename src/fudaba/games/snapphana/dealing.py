"""The deal: who gets which cards of the pack."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64, u8

from fudaba.cards.bits import bit
from fudaba.cards.snapphana import PACK_SIZE
from fudaba.cards.vectors import vec
from fudaba.games.phase import Phase
from fudaba.games.snapphana.facts import NOBODY
from fudaba.games.snapphana.rule_sets import RuleSet
from fudaba.games.snapphana.tricks import NO_CARD

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch

PACK: Final = vec[u8](range(PACK_SIZE))

#: Cards go out five at a time, forehand first (SN-R20, FJ-R6, T1-R2).
PACKET: Final = 5


def deal_out(game: RuleSet, dealer: i64, deck: vec[u8], hands: vec[i64]) -> i64:
    """Fills the hands; how many cards of the pack that took."""
    seat: i64
    for seat in range(game.seats):
        hands[seat] = 0
    used = deal_round(game, dealer, deck, hands, 0, game.dealt)
    end = used + game.for_dealer  # E8-003, T1-003: the dealer's two come last
    while used < end:
        hands[dealer] |= bit(i64(deck[used]))
        used += 1
    return used


def deal_round(
    game: RuleSet, dealer: i64, deck: vec[u8], hands: vec[i64], used: i64, each: i64
) -> i64:
    """Adds so many cards to each hand; how many of the pack are used then."""
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


@final
class Dealing(Phase["SnapphanaMatch"]):
    """Cards to everybody in fives, and in most games two more to the dealer."""

    rules: ClassVar[str] = "E8-002, E8-003, T1-002, T1-003, OF-003, OF-004, FJ-002"

    def begin(self, match: SnapphanaMatch) -> bool:
        given = match.given_deck()
        deck = match.shuffled(PACK, 0) if given is None else given
        match.deck = deck
        match.next_card = deal_out(match.rules.game, match.dealer, deck, match.hands)
        clear(match)
        match.note("deal", match.dealer)
        return False


def clear(match: SnapphanaMatch) -> None:
    """Nothing has been discarded, declared or played."""
    seat: i64
    for seat in range(match.rules.seats):
        match.first_discards[seat] = 0
        match.discards[seat] = 0
        match.bundles[seat] = None
        match.shown[seat] = 0
        match.barred[seat] = 0
    side: i64
    for side in range(match.rules.sides):
        match.declared_points[side] = 0
        match.piles[side] = 0
        match.tricks[side] = 0
    match.last_kind = NOBODY
    match.kind = NOBODY
    match.chosen = 0
    match.beside = 0
    match.leader = (match.dealer + 1) % match.rules.seats  # SN-R20
    match.trick_size = 0
    match.led = 0
    match.best = NO_CARD
    match.best_seat = NOBODY
    match.tricks_played = 0
    match.last_leader = NOBODY
    match.fjont_seat = NOBODY
    match.creditor = NOBODY
