"""The turn: a hand card, a stock card, then agari or sage."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.games.hachijuu import facts as endings
from fudaba.games.hachijuu.actions import AGARI, BOTH, PLAY
from fudaba.games.hachijuu.dekiyaku import completes, dekiyaku_of, total
from fudaba.games.hachijuu.facts import NOBODY
from fudaba.games.hachijuu.table import HachijuuTable
from fudaba.games.phases import CHOOSE_CARD, DECIDE


class Turns(HachijuuTable):
    """The play of the cards (HJ-501 to HJ-510, HJ-601 to HJ-606)."""

    def _begin_turn(self) -> None:
        """HJ-501, HJ-507: any hand card."""
        seat: i64 = self.order[self.place]
        self.turn_base = self.captured[seat]
        self._ask(CHOOSE_CARD, seat, PLAY, self.hands[seat])

    def _end_turn(self) -> None:
        """HJ-602, HJ-604, HJ-R31: asked once, if a captured yaku was completed in this turn."""
        seat = self.to_play
        captured = self.captured[seat]
        new = captured & ~self.turn_base
        if new:
            if self.journal is not None:
                self.note("capture", seat, new)
            if completes(captured, new):
                self._gain(seat)
                return
        self._next_turn()

    def _gain(self, seat: i64) -> None:
        self.points[seat] = total(self.captured[seat])
        if self.journal is not None and self.rules.prompts:  # HJ-R10: else nobody points it out
            made = [held.name for held in dekiyaku_of(self.captured[seat])]
            self.note("gain", seat, 0, self.points[seat], " ".join(made))
        if self.hands[seat] == 0 and self.rules.forced_agari:
            self._go_out(seat)  # HJ-R11
        else:
            self._ask(DECIDE, seat, AGARI, BOTH)

    def _decide(self, stops: bool) -> None:
        seat = self.to_play
        if stops:
            self._go_out(seat)
            return
        self.note("sage", seat, 0, self.points[seat])
        if seat not in self.sage:
            self.sage.append(int(seat))
        self._next_turn()

    def _go_out(self, seat: i64) -> None:
        self.note("agari", seat, 0, self.points[seat])
        self._finish(endings.AGARI, seat)

    def _run_out(self) -> None:
        """HJ-510: all hands are empty."""
        self._finish(endings.EXHAUSTED, NOBODY)
