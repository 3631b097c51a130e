"""The end of a deal: the settlement is paid, and what follows a deal is gone through."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.games.hachihachi import facts as endings
from fudaba.games.hachihachi.actions import MOST_REPAID, REPAY
from fudaba.games.hachihachi.bank import REPAY_KAN
from fudaba.games.hachihachi.phases import REPAY as REPAYING
from fudaba.games.hachihachi.settlement import Settlement
from fudaba.games.hachihachi.table import HachiHachiTable
from fudaba.games.ledger import totals


class Aftermath(HachiHachiTable):
    """From the settlement to the filed deal (HH-870 to HH-872, HH-950 to HH-980)."""

    def _settle(self, end: str, result: Settlement) -> bool:
        """Pays, gives the deal to the winner, and goes through what follows the deal."""
        if self.entries:
            self.entries += result.entries
        else:
            self.entries = result.entries
        self.books.pay(result.scores)
        self.books.track += result.track
        self.pot = 0
        self.end = end
        self.note("end", result.winner, 0, 0, end)
        self.next_dealer = result.winner  # HH-872
        early = end == endings.FOUR_THREE
        last = self.month == self.rules.deals or early
        rules = self.rules
        if not last and self.month == 6:
            self.after += self.books.han_don()  # HH-960
        if early and self.month <= 6 and rules.deals == 12 and rules.han_don_on_early_end:
            self.after += self.books.han_don()  # HH-R27
        if last:
            self._close_year(early)
            return False
        if rules.bank_loans and (self.month == 6 or (self.month == 11 and rules.ishi_arai)):
            self.speaking = 0
            return self._ask_repayment()
        self._next_month()
        return False

    def _ask_repayment(self) -> bool:
        """HH-961, HH-962: from the winner on, everybody who could pay back 5 kan."""
        while self.speaking < self.seats:
            seat = (self.next_dealer + self.speaking) % self.seats
            steps = min(self.books.repayable(seat), MOST_REPAID)
            if steps > 0:
                self._ask(REPAYING, seat, REPAY, 0)
                self.span = steps + 1
                return True
            self.speaking += 1
        self._next_month()
        return False

    def _repay(self, steps: i64) -> None:
        points = steps * REPAY_KAN * self.rules.kan
        self.books.repay(self.to_play, points)
        self.note("repay", self.to_play, 0, points)
        self.speaking += 1
        if not self._ask_repayment():
            self._deal_on()

    def _next_month(self) -> None:
        self.month += 1
        self._file()

    def _close_year(self, early: bool) -> None:
        """HH-950 to HH-967; a campaign goes on with the next year (HH-R67)."""
        full = self.rules.deals == 12 and not early
        paid, top = self.books.close_year(self.next_dealer, full)
        self.after += paid
        self.carried = []  # HH-206
        if not self.rules.campaign:
            self.champions = top
        elif self.year == self.seats:
            scores = [int(score) for score in self.books.scores()]
            self.champions = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if self.rules.campaign and self.year < self.seats:
            self.books.years = self.books.scores()
            self.after += self.books.open_year()
            self.year += 1
            self.month = 1
            self._file()
        else:
            self._file()
            self.end_match()

    def _file(self) -> None:
        """Puts the finished deal with the others."""
        self.file_deal(
            self.end,
            self.captured,
            totals(self.entries, self.seats),
            self.entries,
            self.after,
            self.books.scores(),
        )
        self.dealer = self.next_dealer
        if self.stop_after_deal:
            self.end_match()
