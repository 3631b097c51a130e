"""Before the play: compensation, the stock, and the round of teyaku."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.games.hachihachi.actions import DECLARE, DONE_BIT
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B
from fudaba.games.hachihachi.phases import TEYAKU
from fudaba.games.hachihachi.settlement import compensate
from fudaba.games.hachihachi.teyaku import KINDS, NONE, RED, Hand
from fudaba.games.hachihachi.turn import Turns
from fudaba.games.ledger import Entry, totals


class Preparation(Turns):
    """From the auction to the first card (HH-314, HH-350, HH-450 to HH-456)."""

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
        self.speaking = 0
        return self._ask_teyaku()

    def _note_compensation(self, seat: i64, paid: list[Entry]) -> None:
        cards: i64 = 0
        for entry in paid:
            cards |= entry.cards
        points = totals(paid, self.seats)[seat]
        self.note("compensation", seat, cards, points)

    def _ask_teyaku(self) -> bool:
        """HH-450, HH-R28: from the acting dealer on, whoever has something undeclared."""
        while self.speaking < len(self.order):
            seat: i64 = self.order[self.speaking]
            mask = self.undeclared(seat)
            if mask:
                self._ask(TEYAKU, seat, DECLARE, mask | DONE_BIT)
                return True
            self.speaking += 1
        self._begin_turn()
        return True

    def undeclared(self, seat: i64) -> i64:
        """The teyaku that a seat could still declare, as bits counted from `declare`."""
        held = Hand(self.rules, self.dealt[seat])
        mask: i64 = 0
        if held.group_a != NONE and self.declared[seat] & GROUP_A == 0:
            mask |= bit(held.group_a)
        if held.group_b != NONE and self.declared[seat] & GROUP_B == 0:
            mask |= bit(held.group_b)
        return mask

    def _declare(self, kind: i64) -> None:
        """HH-451, HH-452: the cards are shown."""
        seat = self.to_play
        held = Hand(self.rules, self.dealt[seat])
        cards: i64 = 0
        if kind < RED:
            self.declared[seat] |= GROUP_A
            cards = held.shown_for_a(self.rules)
        else:
            self.declared[seat] |= GROUP_B
            cards = held.shown_for_b(self.rules)
        self.shown[seat] |= cards
        self.note("declare", seat, cards, 0, KINDS[kind].name)
        self._ask_teyaku()

    def _pass_teyaku(self) -> None:
        self.speaking += 1
        self._ask_teyaku()
