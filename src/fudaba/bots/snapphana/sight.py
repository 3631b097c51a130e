"""A deal as the seat to play sees it.

This is the one place where the bots read the cards of a match. It takes the seat's own hand and
discards, and what is or was open: won tricks, the trick in progress, declared cards that are
still in hand, and suits that a player has shown not to hold.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from fudaba.bots.snapphana.chances import SURE
from fudaba.cards.bits import CardSet, count
from fudaba.cards.snapphana import FULL_PACK
from fudaba.games.snapphana.match import SnapphanaMatch


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Sight:
    """What the seat to play knows."""

    def __init__(self, match: SnapphanaMatch) -> None:
        rules = match.rules
        seat = match.to_play
        self.match: SnapphanaMatch = match
        self.seat: i64 = seat
        self.side: i64 = rules.side(seat)
        self.hand: i64 = match.hands[seat]
        self.size: i64 = count(self.hand)
        self.trick: i64 = match.cards_of_trick()
        #: How many play after this seat.
        self.left: i64 = rules.seats - 1 - match.trick_size
        seen = self.hand | match.discarded_by(seat) | self.trick
        side: i64
        for side in range(rules.sides):
            seen |= match.piles[side]
        #: Cards in other hands, discarded by others, or not dealt.
        self.unseen: i64 = FULL_PACK & ~seen
        self._shown: i64 = 0
        other: i64
        for other in range(rules.seats):
            if other != seat:
                self._shown |= match.shown[other]

    def shown(self, seat: i64) -> CardSet:
        """The cards that another player is known to hold."""
        return self.match.shown[seat]

    def open(self, seat: i64) -> CardSet:
        """The cards that another player may hold beside the shown ones."""
        return self.unseen & ~self._shown & ~self.match.barred[seat]

    def density(self, seat: i64, open_: CardSet) -> i64:
        """How often a player who is still to play holds each of these open cards."""
        number = count(open_)
        hidden = self.size - count(self.match.shown[seat])
        if hidden >= number:
            return SURE
        return hidden * SURE // number
