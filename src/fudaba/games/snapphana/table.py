"""The table: all that a match of a Snapphana game holds, and how a pack is laid out on it."""

from __future__ import annotations

from mypy_extensions import i64, u8

from fudaba.cards.vectors import vec
from fudaba.games.contract import Game, Match
from fudaba.games.deals import GivenDeals
from fudaba.games.snapphana.combinations import Bundle
from fudaba.games.snapphana.deal import deal_out
from fudaba.games.snapphana.options import Rules
from fudaba.games.snapphana.phases import PLAY
from fudaba.games.snapphana.settlement import NOBODY
from fudaba.games.snapphana.tricks import NO_CARD


class Table(Match):
    """The state of a match; the classes built on it each play one part of a deal."""

    def __init__(self, game: Game, rules: Rules, seed: int, given: GivenDeals | None) -> None:
        super().__init__(game, seed, given)
        self.rules: Rules = rules
        seats = rules.seats
        sides = rules.sides
        #: The match's scores, and in Fjabbe the lost deals, after the finished deals.
        self.won: vec[i64] = vec[i64]([0] * sides)
        self.losses: vec[i64] = vec[i64]([0] * sides)
        self.winners: list[int] = []
        # The deal in progress.
        self.phase: i64 = PLAY
        self.hands: vec[i64] = vec[i64]([0] * seats)
        self.next_card: i64 = 0
        #: Cards that each seat has discarded: before the second deal, and before the first lead.
        self.first_discards: vec[i64] = vec[i64]([0] * seats)
        self.discards: vec[i64] = vec[i64]([0] * seats)
        #: Discards still to come from the seat to play, and cards kept back for them.
        self.to_discard: i64 = 0
        self.kept_back: i64 = 0
        #: What each seat has declared, None for nothing, and the shown cards it still holds.
        self.bundles: list[Bundle | None] = [None] * seats
        self.shown: vec[i64] = vec[i64]([0] * seats)
        #: Cards that a seat has shown not to hold.
        self.barred: vec[i64] = vec[i64]([0] * seats)
        self.declared_points: vec[i64] = vec[i64]([0] * sides)
        self.last_kind: i64 = NOBODY
        #: The combination being laid out: its kind, its cards so far, the last of them.
        self.kind: i64 = NOBODY
        self.chosen: i64 = 0
        # The trick in progress.
        self.leader: i64 = 0
        #: The cards of the trick from its leader on, and how many have been played.
        self.trick: vec[u8] = vec[u8]([0] * seats)
        self.trick_size: i64 = 0
        #: The suit led, the card that wins so far, and who played it.
        self.led: i64 = 0
        self.best: i64 = NO_CARD
        self.best_seat: i64 = NOBODY
        self.tricks_played: i64 = 0
        #: The last complete trick, from its leader on; NOBODY where there is none yet.
        self.last_trick: vec[u8] = vec[u8]([0] * seats)
        self.last_leader: i64 = NOBODY
        #: Cards won in tricks, and the number of tricks, by side.
        self.piles: vec[i64] = vec[i64]([0] * sides)
        self.tricks: vec[i64] = vec[i64]([0] * sides)
        #: Who played Fjønt, and who won that trick and is owed a card for it.
        self.fjont_seat: i64 = NOBODY
        self.creditor: i64 = NOBODY

    def _deal_on(self) -> None:
        """Deals again, unless the match is over."""
        raise NotImplementedError

    def _ask(self, phase: i64, seat: i64, base: i64, mask: i64) -> None:
        self.phase = phase
        self.to_play = seat
        self.base = base
        self.mask = mask
        self.beside = 0

    def lay_out(self, deck: vec[u8]) -> None:
        """Deals the pack out."""
        self.deck = deck
        self.next_card = deal_out(self.rules.game, self.dealer, deck, self.hands)
        seat: i64
        for seat in range(self.rules.seats):
            self.first_discards[seat] = 0
            self.discards[seat] = 0
            self.bundles[seat] = None
            self.shown[seat] = 0
            self.barred[seat] = 0
        side: i64
        for side in range(self.rules.sides):
            self.declared_points[side] = 0
            self.piles[side] = 0
            self.tricks[side] = 0
        self.last_kind = NOBODY
        self.kind = NOBODY
        self.chosen = 0
        self.leader = (self.dealer + 1) % self.rules.seats  # SN-R20
        self.trick_size = 0
        self.led = 0
        self.best = NO_CARD
        self.best_seat = NOBODY
        self.tricks_played = 0
        self.last_leader = NOBODY
        self.fjont_seat = NOBODY
        self.creditor = NOBODY
