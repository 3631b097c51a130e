"""Fjønt's exchange: a card for the trick that Fjønt was taken back from (SN-051 to SN-055)."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import Card, CardSet, bit, lowest
from fudaba.cards.snapphana import FJONT, HONOURS
from fudaba.games.snapphana.actions import GIVE as GIVE_CODE
from fudaba.games.snapphana.aftermath import Aftermath
from fudaba.games.snapphana.phases import GIVE
from fudaba.games.snapphana.settlement import NOBODY


class Exchange(Aftermath):
    """Who owes a card for Fjønt, and when it is given."""

    def _lead(self) -> None:
        """The winner of the last trick leads to the next."""
        raise NotImplementedError

    def _go_on(self) -> None:
        """After a trick: an exchange that has become possible, then the next lead or the count."""
        is_last = self.hands[self.leader] == 0
        if self.creditor != NOBODY and (is_last or not self.rules.exchange_at_end):
            offered = self.exchange_cards()
            if offered & (offered - 1):
                self._ask(GIVE, self.fjont_seat, GIVE_CODE, offered)
                return
            if offered:
                self._hand_over(lowest(offered))
        self._next()

    def _next(self) -> None:
        if self.hands[self.leader]:
            self._lead()
        else:
            self._count()

    def exchange_cards(self) -> CardSet:
        """SN-053, SN-R25, SN-R27: any card the side has won in tricks, but Fjønt itself."""
        won = self.piles[self.rules.side(self.fjont_seat)] & ~FJONT
        if self.rules.low_if_possible and won & ~HONOURS:
            return won & ~HONOURS
        return won

    def _give(self, card: Card) -> None:
        self._hand_over(card)
        self._next()

    def _hand_over(self, card: Card) -> None:
        """SN-052, FJ-R8: the card goes to who won the trick in which Fjønt fell."""
        side: i64 = self.rules.side(self.fjont_seat)
        self.piles[side] &= ~bit(card)
        self.piles[self.rules.side(self.creditor)] |= bit(card)
        self.creditor = NOBODY
        self.note("give", self.fjont_seat, bit(card))
