"""The table: all that a match of Hachijuu holds, how a deal is laid out and how it is filed."""

from __future__ import annotations

from mypy_extensions import i64, u8

from fudaba.cards.vectors import vec
from fudaba.games.capture import has_four
from fudaba.games.contract import Game
from fudaba.games.deals import GivenDeals
from fudaba.games.hachijuu.actions import TAKE
from fudaba.games.hachijuu.auction import Auction
from fudaba.games.hachijuu.facts import Facts
from fudaba.games.hachijuu.options import Rules
from fudaba.games.hachijuu.settlement import settle
from fudaba.games.hachijuu.teyaku import Announcement
from fudaba.games.sevens import deal_out
from fudaba.games.table import Table


class HachijuuTable(Table):
    """The state of a match; the classes built on it each play one part of a deal."""

    def __init__(self, game: Game, rules: Rules, seed: int, given: GivenDeals | None) -> None:
        super().__init__(game, seed, given, TAKE)
        self.rules: Rules = rules
        #: What the finished deals have brought.
        self.won: vec[i64] = vec[i64]([0] * game.seats)
        # The deal in progress.
        self.auction: Auction = Auction(rules, game.seats, 0)
        self.announced: list[Announcement] = []
        #: The families that each seat has announced of.
        self.families: vec[i64] = vec[i64]([0] * game.seats)
        #: What the captured yaku of each seat are worth.
        self.points: vec[i64] = vec[i64]([0] * game.seats)

    def lay_out(self, deck: vec[u8]) -> bool:
        """Deals the pack out, the oya last; False if the field holds a whole month (HJ-205)."""
        self.deck = deck
        self.clear()
        self.field = deal_out((self.dealer + 1) % self.seats, deck, self.hands)
        self.dealt = self.hands[:]
        self.auction = Auction(self.rules, self.seats, self.dealer)
        self.announced = []
        seat: i64
        for seat in range(self.seats):
            self.families[seat] = 0
            self.points[seat] = 0
        return not has_four(self.field)

    def _deal_on(self) -> None:
        """Deals, unless the match is over."""
        raise NotImplementedError

    def facts(self, end: str, by: i64) -> Facts:
        """What the settlement needs to know."""
        auction = self.auction
        folded = auction.folded_seats()
        found = Facts(
            self.seats,
            self.order,
            auction.rate,
            self.captured,
            self.announced,
            folded,
            self.sage,
        )
        found.end = end
        found.by = by
        return found

    def _finish(self, end: str, by: i64) -> None:
        """Settles and files the deal; its winner is the next oya (HJ-104)."""
        result = settle(self.rules, self.facts(end, by))
        self.note("end", result.winner, 0, 0, end)
        seat: i64
        for seat in range(self.seats):
            self.won[seat] += result.scores[seat]
        self.file_deal(end, self.captured, result.scores, result.entries, [], self.won[:])
        self.dealer = result.winner
        if len(self.deals) == self.rules.deals or self.stop_after_deal:
            self.end_match()
        else:
            self._deal_on()
