"""Fjønt's exchange: a card for the trick that Fjønt was taken back from (SN-051 to SN-055)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fudaba.cards.bits import Card, CardSet, bit, lowest
from fudaba.cards.snapphana import FJONT, HONOURS
from fudaba.games.snapphana.facts import NOBODY
from fudaba.games.snapphana.questions import GIVE, PLAY

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


def begin_exchange(match: SnapphanaMatch) -> None:
    """After a trick: who owes a card gives it once that is possible, without a choice at once."""
    is_last = match.hands[match.leader] == 0
    if match.rules.exchange_at_end and not is_last:
        return
    offered = exchange_cards(match)
    if offered & (offered - 1):
        match.question = GIVE
        match.to_play = match.fjont_seat
    elif offered:
        hand_over(match, lowest(offered))


def exchange_cards(match: SnapphanaMatch) -> CardSet:
    """SN-053, SN-R25, SN-R27: any card the side has won in tricks, but Fjønt itself."""
    won = match.piles[match.rules.side(match.fjont_seat)] & ~FJONT
    if match.rules.low_if_possible and won & ~HONOURS:
        return won & ~HONOURS
    return won


def hand_over(match: SnapphanaMatch, card: Card) -> None:
    """SN-052, FJ-R8: the card goes to who won the trick in which Fjønt fell."""
    match.piles[match.rules.side(match.fjont_seat)] &= ~bit(card)
    match.piles[match.rules.side(match.creditor)] |= bit(card)
    match.creditor = NOBODY
    match.note("give", match.fjont_seat, bit(card))
    match.question = PLAY
    match.to_play = match.leader
