"""Discards: card by card in pack order, so that a set has one spelling (SN-020, T1-004)."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import Card, bit, count
from fudaba.games.snapphana.actions import DISCARD as DISCARD_CODE
from fudaba.games.snapphana.deal import DISCARDABLE, deal_again
from fudaba.games.snapphana.declaring import Declaring
from fudaba.games.snapphana.phases import DISCARD, PLAY


class Discarding(Declaring):
    """Before the first lead: 1000's ten each and the dealer's two (E8-004, T1-004 to T1-006)."""

    def open(self) -> None:
        """The first decision of a deal that has been laid out."""
        self.note("deal", self.dealer)
        game = self.rules.game
        if game.exchanged:
            self._ask_batch((self.dealer + 1) % game.seats, game.exchanged)
        else:
            self._ask_last_discards()

    def _ask_last_discards(self) -> None:
        """The dealer lays away as many cards as the deal gave on top (E8-004)."""
        if self.rules.game.for_dealer:
            self._ask_batch(self.dealer, self.rules.game.for_dealer)
        else:
            self._lead()

    def _ask_batch(self, seat: i64, number: i64) -> None:
        self.to_discard = number
        free = self.hands[seat] & DISCARDABLE
        self.kept_back = highest(free, number - 1)
        self._ask(DISCARD, seat, DISCARD_CODE, free & ~self.kept_back)

    def ask_again(self) -> None:
        """Asks for a whole batch of discards, or for a card, as the hand now is."""
        seat = self.to_play
        game = self.rules.game
        if self.phase == DISCARD:
            number = game.for_dealer
            if not self.is_second_dealt():
                number = game.exchanged
            self._ask_batch(seat, number)
        elif self.phase == PLAY:
            self._ask_card(seat)

    def is_second_dealt(self) -> bool:
        """Whether the whole pack has been dealt in 1000, or the deal has no second round."""
        game = self.rules.game
        dealt = game.dealt * game.seats + game.for_dealer
        return game.exchanged == 0 or self.next_card > dealt

    def _discard(self, card: Card) -> None:
        seat = self.to_play
        self.hands[seat] &= ~bit(card)
        if self.is_second_dealt():
            self.discards[seat] |= bit(card)
        else:
            self.first_discards[seat] |= bit(card)
        self.to_discard -= 1
        if self.to_discard == 0:
            self._end_batch(seat)
            return
        self.kept_back &= self.kept_back - 1
        self._ask_discard(card)

    def _ask_discard(self, last: Card) -> None:
        """Only later cards, and not so late that too few would be left."""
        earlier: i64 = 2
        earlier <<= last
        free = self.hands[self.to_play] & DISCARDABLE & ~(earlier - 1)
        self.mask = free & ~self.kept_back

    def _end_batch(self, seat: i64) -> None:
        if self.journal is not None:
            laid = self.discards[seat]
            if not self.is_second_dealt():
                laid = self.first_discards[seat]
            self.note("discard", seat, 0, count(laid))
        game = self.rules.game
        if self.is_second_dealt():
            self._lead()
        elif seat != self.dealer:
            self._ask_batch(self.dealer, game.exchanged)
        else:
            self.next_card = deal_again(game, self.dealer, self.deck, self.hands, self.next_card)
            self._ask_last_discards()


def highest(cards: i64, number: i64) -> i64:
    """The last cards of a set, in pack order."""
    left = count(cards) - number
    while left > 0:
        cards &= cards - 1
        left -= 1
    return cards
