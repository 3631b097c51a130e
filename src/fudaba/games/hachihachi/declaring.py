"""The teyaku at the table: a round before the first card, and a late one for what was forgotten."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.games.hachihachi.actions import DECLARE, DONE_BIT
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B, NOBODY
from fudaba.games.hachihachi.phases import LATE_TEYAKU, TEYAKU
from fudaba.games.hachihachi.teyaku import KINDS, NONE, RED, Hand
from fudaba.games.hachihachi.turn import Turns


class Declaring(Turns):
    """Who declares which teyaku, and what is shown for it (HH-450 to HH-456)."""

    def _begin_teyaku(self) -> None:
        """The round before the play."""
        self.speaking = 0
        self._ask_teyaku(TEYAKU)

    def _draw(self) -> None:
        """HH-456, HH-R33: before the first stock card there is a late round, for what was
        forgotten. The card that the acting dealer played is in its place by now."""
        if self.next_card == 0 and self.rules.late_teyaku:
            self.speaking = 0
            self.late_from = len(self.actions)
            self._ask_teyaku(LATE_TEYAKU)
        else:
            super()._draw()

    def _ask_teyaku(self, phase: i64) -> None:
        """HH-450, HH-R28: from the acting dealer on, whoever has something undeclared."""
        while self.speaking < len(self.order):
            seat: i64 = self.order[self.speaking]
            mask = self.undeclared(seat)
            if mask:
                self._ask(phase, seat, DECLARE, mask | DONE_BIT)
                return
            self.speaking += 1
        if phase == TEYAKU:
            self._begin_turn()
        else:
            self.to_play = self.order[0]  # the turn that the late round has interrupted
            super()._draw()

    def undeclared(self, seat: i64) -> i64:
        """The teyaku that a seat could still declare, as bits counted from `declare`."""
        return self.kept_back(seat, self.declared[seat])

    def kept_back(self, seat: i64, declared: i64) -> i64:
        """The teyaku of a seat beside the groups that it has declared, in the same bits."""
        held = Hand(self.rules, self.dealt[seat])
        mask: i64 = 0
        if held.group_a != NONE and declared & GROUP_A == 0:
            mask |= bit(held.group_a)
        if held.group_b != NONE and declared & GROUP_B == 0:
            mask |= bit(held.group_b)
        return mask

    def _declare(self, kind: i64) -> None:
        """HH-451, HH-452: the cards are shown; one that was played by then lies open anyway."""
        seat = self.to_play
        held = Hand(self.rules, self.dealt[seat])
        group: i64 = GROUP_A
        cards = held.shown_for_a(self.rules)
        if kind >= RED:
            group = GROUP_B
            cards = held.shown_for_b(self.rules)
        self.declared[seat] |= group
        self.shown[seat] |= cards
        self.note("declare", seat, cards, 0, KINDS[kind].name)
        if self.phase == LATE_TEYAKU:
            self.declared_late[seat] |= group
            if self.rules.liability:
                self.laid[self.order[0]] = NOBODY  # HH-R33: played before a late declaration
        self._ask_teyaku(self.phase)

    def _pass_teyaku(self) -> None:
        self.speaking += 1
        self._ask_teyaku(self.phase)
