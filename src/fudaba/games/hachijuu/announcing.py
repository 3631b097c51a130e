"""The round of hand yaku, between the auction and the first card."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.games.hachijuu.actions import ANNOUNCE, DONE_BIT, announcement, open_announcements
from fudaba.games.hachijuu.teyaku import KINDS, Hand
from fudaba.games.hachijuu.turn import Turns
from fudaba.games.phases import TEYAKU


class Announcing(Turns):
    """Who announces what (HJ-401 to HJ-405)."""

    def _begin_play(self) -> None:
        """HJ-314: the stock; then hand yaku."""
        self._make_stock("HJ-314")
        self._ask_teyaku()

    def _ask_teyaku(self) -> None:
        """HJ-401: from the oya's position on, whoever has something to announce."""
        while self.speaking < len(self.order):
            seat: i64 = self.order[self.speaking]
            mask = self.unannounced(seat)
            if mask:
                self._ask(TEYAKU, seat, ANNOUNCE, mask | DONE_BIT)
                return
            self.speaking += 1
        self._begin_turn()

    def unannounced(self, seat: i64) -> i64:
        """What a seat could still announce, as bits counted from `announce`."""
        return open_announcements(self.rules, Hand(self.dealt[seat]), self.families[seat])

    def _announce(self, offset: i64) -> None:
        """HJ-402: the yaku is named, its cards are exposed."""
        seat = self.to_play
        made = announcement(seat, Hand(self.dealt[seat]), offset)
        kind = KINDS[made.kind]
        self.announced.append(made)
        self.families[seat] |= kind.family
        self.shown[seat] |= made.cards
        self.note("announce", seat, made.cards, kind.points, kind.name)
        self._ask_teyaku()

    def _pass_teyaku(self) -> None:
        """HJ-404."""
        self.speaking += 1
        self._ask_teyaku()
