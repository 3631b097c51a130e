"""Before the play: compensation and the stock."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.games.hachihachi.declaring import Declaring
from fudaba.games.hachihachi.settlement import compensate
from fudaba.games.ledger import Entry, totals


class Preparation(Declaring):
    """From the auction to the teyaku (HH-314, HH-350)."""

    def _begin_play(self) -> bool:
        """Compensation and the stock; then teyaku (HH-314, HH-350)."""
        auction = self.auction
        assert auction is not None
        if auction.driven_out:
            paid: list[Entry] = []
            seat: i64
            for seat in range(self.seats):
                if auction.driven_out & bit(seat):
                    found = compensate(
                        self.rules, self.order, seat, self.hands[seat], self.multiplier
                    )
                    if self.journal is not None:
                        self._note_compensation(seat, found)
                    paid += found
            self.entries += paid
            self.books.pay(totals(paid, self.seats))
        self._make_stock("HH-314")
        self._begin_teyaku()
        return True

    def _note_compensation(self, seat: i64, paid: list[Entry]) -> None:
        cards: i64 = 0
        for entry in paid:
            cards |= entry.cards
        points = totals(paid, self.seats)[seat]
        self.note("compensation", seat, cards, points)
