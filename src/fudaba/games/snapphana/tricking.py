"""The play of the cards: leads, cards that follow, and tricks won (SN-040 to SN-057)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from fudaba.cards.bits import Card, CardSet, bit
from fudaba.cards.snapphana import FJONT, FJONT_CARD, suit_of
from fudaba.games.snapphana.actions import PLAY as PLAY_CODE
from fudaba.games.snapphana.exchange import Exchange
from fudaba.games.snapphana.phases import PLAY
from fudaba.games.snapphana.settlement import NOBODY
from fudaba.games.snapphana.tricks import NO_CARD, beats, lacking, playable


class Tricking(Exchange):
    """One card from every player, in turn."""

    def _lead(self) -> None:
        self.trick_size = 0
        self.led = 0
        self.best = NO_CARD
        self._ask_card(self.leader)

    def _ask_card(self, seat: i64) -> None:
        hand = self.hands[seat]
        cards = playable(self.rules.overtrump, hand, self.led, self.best)
        self._ask(PLAY, seat, PLAY_CODE, cards)
        if self.tricks_played == 0 and self.rules.declarations:
            self._offer_declarations()

    def _offer_declarations(self) -> None:
        """SN-031: before her own first card a player may declare."""
        raise NotImplementedError

    def _play(self, card: Card) -> None:
        seat = self.to_play
        if self.journal is not None:
            self.note("play", seat, bit(card))
        overtrump = self.rules.overtrump
        self.barred[seat] |= lacking(overtrump, card, self.led, self.best)
        self.hands[seat] &= ~bit(card)
        self.shown[seat] &= ~bit(card)
        self.trick[self.trick_size] = u8(card)
        self.trick_size += 1
        if card == FJONT_CARD:
            self.fjont_seat = seat
        elif self.led == 0:
            self.led = suit_of(card)  # SN-057: also behind a led Fjønt
        if beats(card, self.best):
            self.best = card
            self.best_seat = seat
        self.last_kind = NOBODY
        if self.trick_size == self.rules.seats:
            self._end_trick()
        else:
            seat += 1
            if seat == self.rules.seats:
                seat = 0
            self._ask_card(seat)

    def _end_trick(self) -> None:
        """SN-046, SN-047: the winner leads; SN-051: Fjønt goes back to its player's side."""
        rules = self.rules
        winner = self.best_seat
        won = self.cards_of_trick()
        if self.journal is not None:
            self.note("trick", winner, won)
        side = rules.side(winner)
        if won & FJONT:
            holder = rules.side(self.fjont_seat)
            self.piles[holder] |= FJONT
            won &= ~FJONT
            if holder != side:
                self.creditor = winner  # SN-052
        self.piles[side] |= won
        self.tricks[side] += 1
        self.tricks_played += 1
        complete = self.trick
        self.trick = self.last_trick
        self.last_trick = complete
        self.last_leader = self.leader
        self.leader = winner
        self.trick_size = 0
        self._go_on()

    def cards_of_trick(self) -> CardSet:
        """The cards of the trick so far."""
        cards: i64 = 0
        place: i64
        for place in range(self.trick_size):
            cards |= bit(i64(self.trick[place]))
        return cards
