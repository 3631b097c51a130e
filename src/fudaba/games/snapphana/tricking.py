"""The play of the cards: leads, cards that follow, and tricks won (SN-040 to SN-057)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import u8

from fudaba.cards.bits import Card, bit
from fudaba.cards.snapphana import FJONT, FJONT_CARD, suit_of
from fudaba.games.effect import BEST, KEEP, Effect
from fudaba.games.snapphana.actions import PLAY as PLAY_CODE
from fudaba.games.snapphana.questions import PLAY
from fudaba.games.snapphana.tricks import NO_CARD, beats, lacking, playable

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


def lead(match: SnapphanaMatch) -> None:
    """A card from the leader, which may be any (SN-040)."""
    match.question = PLAY
    match.to_play = match.leader
    match.trick_size = 0
    match.led = 0
    match.best = NO_CARD


def ask_card(match: SnapphanaMatch) -> bool:
    """Asks for a card to the trick; False when the hands are empty."""
    hand = match.hands[match.to_play]
    cards = playable(match.rules.overtrump, hand, match.led, match.best)
    return cards != 0 and match.asks(PLAY_CODE, cards)


def play(match: SnapphanaMatch, card: Card) -> bool:
    """A card to the trick, then the next player, or the next lead; whether that ended a trick."""
    seat = match.to_play
    if match.journal is not None:
        if match.journal is not None:
            match.note("play", seat, bit(card))
    match.barred[seat] |= lacking(match.rules.overtrump, card, match.led, match.best)
    match.hands[seat] &= ~bit(card)
    match.shown[seat] &= ~bit(card)
    match.trick[match.trick_size] = u8(card)
    match.trick_size += 1
    if card == FJONT_CARD:
        match.fjont_seat = seat
    elif match.led == 0:
        match.led = suit_of(card)  # SN-057: also behind a led Fjønt
    if beats(card, match.best):
        match.best = card
        match.best_seat = seat
    if match.trick_size == match.rules.seats:
        _end_trick(match)
        return True
    seat += 1
    if seat == match.rules.seats:
        seat = 0
    match.to_play = seat
    return False


def tell_card(match: SnapphanaMatch, card: Card, found: list[Effect]) -> None:
    """Who wins the trick so far with a card that follows; that Fjønt comes back (SN-051)."""
    if card == FJONT_CARD:
        found.append(Effect(KEEP, match.to_play, cards=FJONT, rule="SN-051"))
    if match.trick_size == 0 or match.trick_size + 1 == match.rules.seats:
        return  # nothing to beat yet; and of a whole trick its winner is told
    if beats(card, match.best):
        found.append(Effect(BEST, match.to_play, cards=bit(card), rule="SN-046"))
    elif match.best != NO_CARD:
        found.append(Effect(BEST, match.best_seat, cards=bit(match.best), rule="SN-046"))


def _end_trick(match: SnapphanaMatch) -> None:
    """SN-046, SN-047: the winner leads; SN-051: Fjønt goes back to its player's side."""
    rules = match.rules
    winner = match.best_seat
    won = match.cards_of_trick()
    if match.journal is not None:
        if match.journal is not None:
            match.note("trick", winner, won, rule="SN-046")
    side = rules.side(winner)
    if won & FJONT:
        holder = rules.side(match.fjont_seat)
        match.piles[holder] |= FJONT
        won &= ~FJONT
        if holder != side:
            match.creditor = winner  # SN-052
    match.piles[side] |= won
    match.tricks[side] += 1
    match.tricks_played += 1
    complete = match.trick
    match.trick = match.last_trick
    match.last_trick = complete
    match.last_leader = match.leader
    match.leader = winner
    lead(match)
