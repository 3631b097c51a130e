"""A match of a Snapphana game: all that it holds; what is done with it stands in the phases."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, u8

from fudaba.cards.bits import CardSet, bit
from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game, Match
from fudaba.games.deals import GivenDeals
from fudaba.games.snapphana.combinations import Bundle
from fudaba.games.snapphana.facts import NOBODY
from fudaba.games.snapphana.moves import as_written
from fudaba.games.snapphana.options import Rules
from fudaba.games.snapphana.resample import resample
from fudaba.games.snapphana.tricks import NO_CARD


@final
class SnapphanaMatch(Match):
    """A match of one of the four games."""

    def __init__(self, game: Game, seed: int, given: GivenDeals | None) -> None:
        super().__init__(game, seed, given)
        rules = game.rules
        assert isinstance(rules, Rules)
        self.rules: Rules = rules
        seats = rules.seats
        sides = rules.sides
        #: The match's scores, and in Fjabbe the lost deals, after the finished deals.
        self.won: vec[i64] = vec[i64]([0] * sides)
        self.losses: vec[i64] = vec[i64]([0] * sides)
        self.winners: list[int] = []
        # The deal in progress.
        self.hands: vec[i64] = vec[i64]([0] * seats)
        self.next_card: i64 = 0
        #: Cards that each seat has discarded: before the second deal, and before the first lead.
        self.first_discards: vec[i64] = vec[i64]([0] * seats)
        self.discards: vec[i64] = vec[i64]([0] * seats)
        #: Discards still to come from the seat to play, and the last one that it has laid away.
        self.to_discard: i64 = 0
        self.last_discard: i64 = NO_CARD
        #: What each seat has declared, None for nothing, and the shown cards it still holds.
        self.bundles: list[Bundle | None] = [None] * seats
        self.shown: vec[i64] = vec[i64]([0] * seats)
        #: Cards that a seat has shown not to hold.
        self.barred: vec[i64] = vec[i64]([0] * seats)
        self.declared_points: vec[i64] = vec[i64]([0] * sides)
        self.last_kind: i64 = NOBODY
        #: The combination being laid out: its kind, and its cards so far.
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

    def drawn_dealer(self, rng: Rng) -> i64:
        """By lot (SN-R19)."""
        return rng.below(self.rules.seats)

    @property
    def scores(self) -> list[int]:
        """Points by side; in Fjabbe the fewer the better (FJ-004)."""
        return [int(points) for points in self.won]

    @property
    def standing(self) -> list[int]:
        """In Fjabbe lost deals decide (FJ-007)."""
        if self.rules.is_fjabbe:
            return [-int(lost) for lost in self.losses]
        return self.scores

    @property
    def tie_breaks(self) -> list[int]:
        """FJ-R10: the fewest points, unless lost deals alone rank."""
        if self.rules.rank_by_points:
            return [-int(points) for points in self.won]
        return [0] * int(self.rules.sides)

    def side_of(self, seat: i64) -> i64:
        return self.rules.side(seat)

    def seen(self) -> int:
        cards = self.cards_of_trick()
        pile: i64
        for pile in self.piles:
            cards |= pile
        return int(cards)

    def deal_value(self, seat: i64) -> float:
        """In Fjabbe a lost deal counts, and points only between deals that are alike (FJ-007)."""
        marks = self.deals[-1].marks
        if marks is None:
            return super().deal_value(seat)
        mean = float(sum(marks)) / 4.0
        return -mean - float(self.deals[-1].scores[seat]) / 1000.0 + float(marks[seat])

    @property
    def winner(self) -> int | list[int] | None:
        """The side that has won, a list if shared, None while the match is on."""
        if not self.is_over or not self.winners:
            return None
        return self.winners[0] if len(self.winners) == 1 else self.winners

    def open_piles(self) -> list[str]:
        piles = [int(pile) for pile in self.piles]
        seat: i64
        for seat in range(self.rules.seats):
            piles[self.rules.side(seat)] |= int(self.discarded_by(seat))
        return [self.game.spec.pack.set_text(pile) for pile in piles]

    def alias(self, text: str) -> str:
        """Cards may be written in any way that is read."""
        verb, _, name = text.partition(" ")
        try:
            return f"{verb} {self.game.spec.pack.text(self.game.spec.pack.card(name))}"
        except ValueError:
            return text.lower()

    def as_written(self, move: list[str]) -> list[str]:
        return as_written(self, move)

    # What follows from the state.

    def discarded_by(self, seat: i64) -> CardSet:
        """All that a seat has discarded."""
        return self.first_discards[seat] | self.discards[seat]

    def is_second_dealt(self) -> bool:
        """Whether the whole pack has been dealt in 1000, or the deal has no second round."""
        game = self.rules.game
        dealt = game.dealt * game.seats + game.for_dealer
        return game.exchanged == 0 or self.next_card > dealt

    def cards_of_trick(self) -> CardSet:
        """The cards of the trick so far."""
        cards: i64 = 0
        place: i64
        for place in range(self.trick_size):
            cards |= bit(i64(self.trick[place]))
        return cards

    def resample(self, seat: int | None, rng: Rng) -> None:
        resample(self, seat, rng)

    # Copies.

    def bring_back(self, twin: Match, place: int) -> None:
        assert isinstance(twin, SnapphanaMatch)
        if place:
            twin.won = self.deals[place - 1].totals[:]
        for deal in self.deals[:place]:
            marks = deal.marks
            if marks is not None:
                for side, mark in enumerate(marks):
                    twin.losses[side] -= mark

    def copy(self) -> SnapphanaMatch:
        twin = SnapphanaMatch(self.game, self.seed, self.given)
        self.share_into(twin)
        twin.won = self.won[:]
        twin.losses = self.losses[:]
        twin.winners = self.winners
        twin.hands = self.hands[:]
        twin.next_card = self.next_card
        twin.first_discards = self.first_discards[:]
        twin.discards = self.discards[:]
        twin.to_discard = self.to_discard
        twin.last_discard = self.last_discard
        bundles: list[Bundle | None] = []
        for bundle in self.bundles:
            bundles.append(None if bundle is None else bundle.copy())
        twin.bundles = bundles
        twin.shown = self.shown[:]
        twin.barred = self.barred[:]
        twin.declared_points = self.declared_points[:]
        twin.last_kind = self.last_kind
        twin.kind = self.kind
        twin.chosen = self.chosen
        twin.leader = self.leader
        twin.trick = self.trick[:]
        twin.trick_size = self.trick_size
        twin.led = self.led
        twin.best = self.best
        twin.best_seat = self.best_seat
        twin.tricks_played = self.tricks_played
        twin.last_trick = self.last_trick[:]
        twin.last_leader = self.last_leader
        twin.piles = self.piles[:]
        twin.tricks = self.tricks[:]
        twin.fjont_seat = self.fjont_seat
        twin.creditor = self.creditor
        return twin
