"""The end of a deal: what is lost goes over, the piles are counted, the deal is filed."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import CardSet
from fudaba.cards.snapphana import FJONT
from fudaba.games.ledger import Entry
from fudaba.games.snapphana.settlement import (
    COUNT,
    DECLARATION,
    NOBODY,
    Facts,
    Settlement,
    declaration_entries,
    settle,
)
from fudaba.games.snapphana.table import Table


class Aftermath(Table):
    """From the last card to the next deal (SN-022, SN-056, SN-090 to SN-095)."""

    def _end_by_declaration(self) -> None:
        """E8-011, SN-R35: the match is won at once, and nothing is counted."""
        self._gather_discards(lost=False)
        self._file(DECLARATION, NOBODY)

    def _count(self) -> None:
        """The last trick is played and Fjønt is settled, or lost with everything (SN-056)."""
        creditor = self.creditor
        if creditor != NOBODY:
            self.piles[self.rules.side(self.fjont_seat)] &= ~FJONT
            self.piles[self.rules.side(creditor)] |= FJONT
            self.note("fjont_lost", creditor, FJONT)
        self._gather_discards(lost=True)
        self._file(COUNT, self.leader)

    def _gather_discards(self, lost: bool) -> None:
        """SN-021: discards are their side's cards; SN-022, T1-R3: not without a trick."""
        seat: i64
        for seat in range(self.rules.seats):
            discarded = self.discarded_by(seat)
            if discarded:
                side = self.rules.side(seat)
                if lost and self.tricks[side] == 0:
                    side = 1 - side
                    self.note("discards_lost", seat, discarded)
                self.piles[side] |= discarded

    def discarded_by(self, seat: i64) -> CardSet:
        """All that a seat has discarded."""
        return self.first_discards[seat] | self.discards[seat]

    def _file(self, end: str, last_winner: i64) -> None:
        """Settles the deal and puts it with the others; the deal passes on (SN-R19)."""
        rules = self.rules
        declared: list[Entry] = []
        place: i64
        for place in range(rules.seats):
            seat = (self.dealer + 1 + place) % rules.seats
            bundle = self.bundles[seat]
            if bundle is not None:
                declaration_entries(rules.side(seat), bundle, declared)
        last_trick: i64 = NOBODY
        if last_winner != NOBODY:
            last_trick = rules.side(last_winner)
        facts = Facts(self.piles, self.tricks, last_trick, declared, self.won, self.losses)
        result = settle(rules, facts)
        self.won = result.totals
        if rules.is_fjabbe:
            self.losses = result.losses
        self.winners = result.winners
        self.note("end", last_winner, 0, 0, end)
        self._put_away(end, result)
        self._deal_on()

    def _put_away(self, end: str, result: Settlement) -> None:
        losers: list[int] | None = None
        if self.rules.is_fjabbe:
            losers = result.losers
        self.file_deal(end, self.piles, result.scores, result.entries, [], result.totals[:], losers)
        self.dealer = (self.dealer + 1) % self.rules.seats
        if self.winners or self.stop_after_deal:
            self.end_match()
