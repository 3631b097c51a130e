"""The table: all that a match of Koi-Koi holds, how a deal is laid out and how it is filed."""

from __future__ import annotations

from mypy_extensions import i64, u8

from fudaba.cards.vectors import vec
from fudaba.games.capture import place_number, written_card
from fudaba.games.contract import Game, Match
from fudaba.games.deals import GivenDeals
from fudaba.games.koikoi.deal import DEALT, deal_out
from fudaba.games.koikoi.instant import layout
from fudaba.games.koikoi.options import Rules
from fudaba.games.koikoi.phases import CHOOSE_CARD
from fudaba.games.koikoi.play import NO_PAIR
from fudaba.games.koikoi.settlement import NOBODY, Facts, settle


class KoiKoiTable(Match):
    """The state of a match; the classes built on it play a deal and the match."""

    def __init__(self, game: Game, rules: Rules, seed: int, given: GivenDeals | None) -> None:
        super().__init__(game, seed, given)
        self.rules: Rules = rules
        #: The cards drawn for the first deal, one pair for each draw (KK-102).
        self.draws: list[list[int]] = []
        #: Points won in the finished deals.
        self.won: vec[i64] = vec[i64]([0, 0])
        # The deal in progress.
        self.redeals: i64 = 0
        self.phase: i64 = CHOOSE_CARD
        self.hands: vec[i64] = vec[i64]([0, 0])
        self.captured: vec[i64] = vec[i64]([0, 0])
        #: What the captured cards are worth now.
        self.points: vec[i64] = vec[i64]([0, 0])
        self.koi: vec[i64] = vec[i64]([0, 0])
        #: Cards that a seat has shown not to hold (KK-801).
        self.barred: vec[i64] = vec[i64]([0, 0])
        self.table: i64 = 0
        self.next_card: i64 = 0
        #: Who gained last: only that player's yaku are in force (KK-508).
        self.in_force: i64 = NOBODY
        # The turn in progress.
        self.card: i64 = 0
        self.pending: i64 = 0
        self.pair_month: i64 = NO_PAIR

    @property
    def scores(self) -> list[int]:
        """Points won so far; they never fall (KK-R27)."""
        return [int(self.won[0]), int(self.won[1])]

    def alias(self, text: str) -> str:
        """Cards may be written in any way that is read; a pile goes by any of its cards."""
        return written_card(self.game.spec.pack, self.table, text)

    def seen(self) -> int:
        return place_number(self.table, self.captured)

    def deals_left(self) -> i64:
        return self.rules.deals - self.deal_number

    def _ask(self, phase: i64, base: i64, mask: i64) -> None:
        self.phase = phase
        self.base = base
        self.mask = mask

    # The deal.

    def lay_out(self, deck: vec[u8]) -> int:
        """Deals the pack out and says what the layout leads to."""
        self.deck = deck
        self.next_card = DEALT
        self.table = deal_out(self.rules, self.dealer, deck, self.hands)
        seat: i64 = 0
        while seat < 2:
            self.captured[seat] = 0
            self.points[seat] = 0
            self.koi[seat] = 0
            self.barred[seat] = 0
            seat += 1
        self.in_force = NOBODY
        return layout(self.hands[0], self.hands[1], self.table)

    def _deal_on(self) -> None:
        """Deals, unless the match is over."""
        raise NotImplementedError

    def _close(self, facts: Facts) -> None:
        """Settles the deal and gives the deal to whom the rules give it."""
        outcome = settle(self.rules, facts)
        self.won[0] += outcome.scores[0]
        self.won[1] += outcome.scores[1]
        self.file_deal(facts.end, self.captured, outcome.scores, outcome.entries, [], self.won[:])
        self.note("end", facts.by, 0, 0, facts.end)
        self.dealer = outcome.next_dealer
        self.mask = 0
        if len(self.deals) == self.rules.deals or self.stop_after_deal:
            self.end_match()

    def share_table(self, twin: KoiKoiTable) -> None:
        """Gives a copy all that stands here and in the classes before."""
        self.share_into(twin)
        twin.draws = self.draws
        twin.won = self.won[:]
        twin.redeals = self.redeals
        twin.phase = self.phase
        twin.hands = self.hands[:]
        twin.captured = self.captured[:]
        twin.points = self.points[:]
        twin.koi = self.koi[:]
        twin.barred = self.barred[:]
        twin.table = self.table
        twin.next_card = self.next_card
        twin.in_force = self.in_force
        twin.card = self.card
        twin.pending = self.pending
        twin.pair_month = self.pair_month
