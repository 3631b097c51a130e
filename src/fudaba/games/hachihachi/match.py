"""A match of Hachi-Hachi: all that it holds; what is done with it stands in a deal's phases."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.rng import Rng
from fudaba.cards.vectors import vec
from fudaba.games.contract import Game, Match
from fudaba.games.deals import GivenDeals
from fudaba.games.eights.match import EightsMatch
from fudaba.games.hachihachi.auction import Auction
from fudaba.games.hachihachi.bank import Books
from fudaba.games.hachihachi.dekiyaku import ROWS
from fudaba.games.hachihachi.facts import NOBODY, VOID
from fudaba.games.hachihachi.options import Rules
from fudaba.games.hachihachi.questions import AUCTION, BLIND
from fudaba.games.hachihachi.resample import resample
from fudaba.games.hachihachi.teyaku import Hand
from fudaba.games.hanafuda.draw import draw_for_dealer
from fudaba.games.ledger import Entry, totals


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


@final
class HachiHachiMatch(EightsMatch):
    """A match of Hachi-Hachi."""

    def __init__(self, game: Game, seed: int, given: GivenDeals | None) -> None:
        super().__init__(game, seed, given)
        rules = game.rules
        assert isinstance(rules, Rules)
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
        #: Whether a question that comes once in a deal is still open.
        self.unasked: bool = False
        self.auction: Auction | None = None
        self.after: list[Entry] = []
        #: The teyaku of the hands as they were dealt, where somebody has looked for them.
        self.held: list[Hand | None] = [None] * int(game.seats)
        #: Groups of teyaku that each seat has declared.
        self.declared: vec[i64] = vec[i64]([0] * game.seats)
        #: Those of them that were declared in the late round (HH-456), and how many actions had
        #: been written when it began; 0 before that.
        self.declared_late: vec[i64] = vec[i64]([0] * game.seats)
        self.late_from: i64 = 0
        self.kan: vec[i64] = vec[i64]([0] * game.seats)
        self.last_sage: i64 = NOBODY
        self.next_dealer: i64 = 0
        #: The hand card that a seat laid down in its latest turn, -1 for none (HH-716, HH-903).
        self.laid: vec[i64] = vec[i64]([NOBODY] * game.seats)
        self.liable: vec[i64] = vec[i64]([NOBODY] * ROWS)
        self.liable_month: vec[i64] = vec[i64]([NOBODY] * 13)

    def prepare(self) -> None:
        """HH-022: everybody gets the starting capital."""
        self.books = Books(self.rules, self.seats)

    def drawn_dealer(self, rng: Rng) -> i64:
        """HH-032 to HH-034, HH-R6."""
        dealer, self.draws = draw_for_dealer(rng, int(self.seats), put_back=False)
        return dealer

    @property
    def scores(self) -> list[int]:
        """Points won or lost, or coins minus debt, after the finished deals."""
        if not self.deals:
            return self.opening_scores()
        return [int(score) for score in self.deals[-1].totals]

    def opening_scores(self) -> list[int]:
        return [int(score) for score in Books(self.rules, self.seats).scores()]

    @property
    def winner(self) -> int | list[int] | None:
        if not self.is_over:
            return None
        return self.champions[0] if len(self.champions) == 1 else self.champions

    def deals_left(self) -> i64:
        """A campaign goes on for years (HH-R67)."""
        if self.rules.campaign:
            return -1
        return self.rules.deals - self.month

    @property
    def is_void(self) -> bool:
        """Whether everybody has dropped (HH-313)."""
        return self.end == VOID

    def seen(self) -> int:
        """The field is not turned up before the dealer has spoken (HH-250)."""
        return 0 if self.question == BLIND else super().seen()

    def is_auction(self) -> bool:
        return self.question == AUCTION or self.question == BLIND

    def open_books(self) -> None:
        """Notes what the deal that is about to be dealt begins with."""
        opening = Opening(
            self.dealer, self.year, self.month, self.carried, self.pot, self.books.copy()
        )
        self.openings.append(opening)

    def pay(self, entries: list[Entry]) -> None:
        """Writes payments of this deal into the ledger and the books."""
        self.entries += entries
        self.books.pay(totals(entries, self.seats))

    def resample(self, seat: int | None, rng: Rng) -> None:
        resample(self, seat, rng)

    # Copies.

    def bring_back(self, twin: Match, place: int) -> None:
        assert isinstance(twin, HachiHachiMatch)
        opening = self.openings[place]
        twin.year = opening.year
        twin.month = opening.month
        twin.carried = opening.carried
        twin.pot = opening.pot
        twin.books = opening.books.copy()
        twin.openings = self.openings[:place]

    def copy(self) -> HachiHachiMatch:
        twin = HachiHachiMatch(self.game, self.seed, self.given)
        self.share_eights(twin)
        twin.books = self.books.copy()
        twin.openings = self.openings.copy()
        twin.champions = self.champions
        twin.month = self.month
        twin.year = self.year
        twin.carried = self.carried
        twin.pot = self.pot
        twin.multiplier = self.multiplier
        twin.white = self.white
        twin.blind = self.blind
        twin.unasked = self.unasked
        auction = self.auction
        if auction is not None:
            twin.auction = auction.copy()
        twin.entries = self.entries.copy()
        twin.after = self.after.copy()
        twin.declared = self.declared[:]
        twin.declared_late = self.declared_late[:]
        twin.late_from = self.late_from
        twin.kan = self.kan[:]
        twin.last_sage = self.last_sage
        twin.next_dealer = self.next_dealer
        if self.rules.liability:
            twin.laid = self.laid[:]
            twin.liable = self.liable[:]
            twin.liable_month = self.liable_month[:]
        return twin
