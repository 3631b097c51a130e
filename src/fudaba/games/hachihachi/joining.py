"""Who plays: stay or drop, and what becomes of a deal that too few want."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.games.hachihachi import facts as endings
from fudaba.games.hachihachi.actions import BOTH, SPLIT, STAY
from fudaba.games.hachihachi.facts import NOBODY
from fudaba.games.hachihachi.phases import AUCTION, SHARE
from fudaba.games.hachihachi.preparation import Preparation
from fudaba.games.hachihachi.settlement import settle_sole, settle_split
from fudaba.games.ledger import POT, Entry


class Joining(Preparation):
    """The round of stay or drop at the table (HH-300 to HH-313)."""

    def _hear(self) -> bool:
        """Asks the next speaker, or goes on with those who play."""
        auction = self.auction
        assert auction is not None
        if auction.speaker >= 0:
            self._ask(AUCTION, auction.speaker, STAY, BOTH)
            return True
        self.order = auction.order()
        seat: i64
        for seat in range(self.seats):
            if auction.forced_in & bit(seat):
                self.note("forced_in", seat)
            if auction.driven_out & bit(seat):
                self.note("driven_out", seat)
        active = len(self.order)
        if active == 0:
            self._void()
            return False
        if active == 1:
            result = settle_sole(self.rules, self.seats, self.order[0], self.pot)
            return self._settle(endings.SOLE, result)
        if active == 2 and self.seats > 2:
            if self.rules.two_always_split:
                return self._split()
            if self.rules.two_may_split:
                self._ask(SHARE, self.order[0], SPLIT, BOTH)
                return True
        return self._begin_play()

    def _say(self, stays: bool) -> None:
        auction = self.auction
        assert auction is not None
        seat = auction.speaker
        auction.say(stays)
        if stays:
            self.note("stay", seat)
        else:
            self.note("drop", seat, 0, auction.fee)
            self.entries.append(Entry(seat, POT, auction.fee, "drop_fee", "HH-305"))
            self.books.change(seat, -auction.fee)
            self.pot += auction.fee
        if not self._hear():
            self._deal_on()

    def _share(self, splits: bool) -> None:
        """HH-310: the acting dealer speaks first; a refusal settles it."""
        seat = self.to_play
        self.note("split" if splits else "refuse", seat)
        going_on = True
        if not splits:
            going_on = self._begin_play()
        elif seat == self.order[0]:
            self._ask(SHARE, self.order[1], SPLIT, BOTH)
        else:
            going_on = self._split()
        if not going_on:
            self._deal_on()

    def _split(self) -> bool:
        result = settle_split(self.rules, self.seats, self.order[0], self.order[1], self.pot)
        return self._settle(endings.SPLIT, result)

    def _void(self) -> None:
        """HH-313, HH-R8: the deal does not count; the pot stays, the same dealer deals."""
        if not self.rules.void_consumes:
            self.carried = self.openings[-1].carried
        self.note("end", NOBODY, 0, 0, endings.VOID)
        self.end = endings.VOID
        self.next_dealer = self.dealer
        self._file()
