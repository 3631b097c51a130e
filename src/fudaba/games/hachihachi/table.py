"""The table: all that a match of Hachi-Hachi holds, and how a pack is laid out on it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr, u8

from fudaba.cards.hanafuda import WHITE
from fudaba.cards.vectors import vec
from fudaba.games.capture import has_four
from fudaba.games.contract import Game
from fudaba.games.deals import GivenDeals
from fudaba.games.hachihachi.actions import TAKE
from fudaba.games.hachihachi.auction import Auction
from fudaba.games.hachihachi.bank import Books
from fudaba.games.hachihachi.deal import first_seat, white_holder
from fudaba.games.hachihachi.dekiyaku import ROWS
from fudaba.games.hachihachi.facts import NOBODY
from fudaba.games.hachihachi.options import Rules
from fudaba.games.ledger import Entry
from fudaba.games.sevens import deal_out
from fudaba.games.table import Table


@final
@mypyc_attr(acyclic=True)
class Opening:
    """What a deal began with."""

    def __init__(
        self, dealer: i64, year: i64, month: i64, carried: list[int], pot: i64, books: Books
    ) -> None:
        self.dealer: i64 = dealer
        self.year: i64 = year
        self.month: i64 = month
        self.carried: list[int] = carried
        self.pot: i64 = pot
        self.books: Books = books


class HachiHachiTable(Table):
    """The state of a match; the classes built on it each play one part of a deal."""

    def __init__(self, game: Game, rules: Rules, seed: int, given: GivenDeals | None) -> None:
        super().__init__(game, seed, given, TAKE)
        self.rules: Rules = rules
        self.books: Books = Books(rules, 0)
        self.openings: list[Opening] = []
        #: Who is on top at the end, before the prize.
        self.champions: list[int] = []
        #: The month that is played, from 1; a void deal does not count.
        self.month: i64 = 1
        self.year: i64 = 1
        self.carried: list[int] = []
        self.pot: i64 = 0
        # The deal in progress.
        self.multiplier: i64 = 1
        self.white: i64 = NOBODY
        self.blind: bool = False
        self.auction: Auction | None = None
        self.entries: list[Entry] = []
        self.after: list[Entry] = []
        #: Groups of teyaku that each seat has declared.
        self.declared: vec[i64] = vec[i64]([0] * game.seats)
        #: Those of them that were declared in the late round (HH-456), and how many actions had
        #: been written when it began; 0 before that.
        self.declared_late: vec[i64] = vec[i64]([0] * game.seats)
        self.late_from: i64 = 0
        self.kan: vec[i64] = vec[i64]([0] * game.seats)
        self.last_sage: i64 = NOBODY
        self.end: str = ""
        self.next_dealer: i64 = 0
        #: The hand card that a seat laid down in its latest turn, -1 for none (HH-716, HH-903).
        self.laid: vec[i64] = vec[i64]([NOBODY] * game.seats)
        self.liable: vec[i64] = vec[i64]([NOBODY] * ROWS)
        self.liable_month: vec[i64] = vec[i64]([NOBODY] * 13)

    def _deal_on(self) -> None:
        """Deals until somebody has to decide, or the match is over."""
        raise NotImplementedError

    def _forget_liable(self) -> None:
        index: i64
        for index in range(self.seats):
            self.laid[index] = NOBODY
        for index in range(ROWS):
            self.liable[index] = NOBODY
        for index in range(13):
            self.liable_month[index] = NOBODY

    def lay_out(self, deck: vec[u8]) -> bool:
        """Deals the pack out; False if the field holds four of a month (HH-105)."""
        self.deck = deck
        self.clear()
        first = first_seat(self.rules, self.seats, self.dealer)
        self.field = deal_out(first, deck, self.hands)
        self.white = NOBODY
        if self.seats == 7:  # HH-120 to HH-122
            self.white = white_holder(self.hands)
            self.field = self.hands[self.white] & ~(1 << WHITE)
            self.hands[self.white] = 0
        self.dealt = self.hands[:]
        seat: i64
        for seat in range(self.seats):
            self.declared[seat] = 0
            self.declared_late[seat] = 0
            self.kan[seat] = 0
        if self.rules.liability:
            self._forget_liable()
        self.late_from = 0
        self.multiplier = 1
        self.blind = False
        self.auction = None
        self.entries = []
        self.after = []
        self.last_sage = NOBODY
        return not has_four(self.field)
