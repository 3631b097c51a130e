"""Who plays: the auction at the table."""

from __future__ import annotations

from mypy_extensions import i64

from fudaba.cards.bits import bit
from fudaba.games.hachijuu import facts as endings
from fudaba.games.hachijuu.actions import FOLD
from fudaba.games.hachijuu.announcing import Announcing
from fudaba.games.hachijuu.auction import FOLD as FOLDS
from fudaba.games.hachijuu.auction import WORDS
from fudaba.games.phases import AUCTION


class Joining(Announcing):
    """The declarations, and what they lead to (HJ-301 to HJ-313)."""

    def _hear(self) -> None:
        """Asks the next speaker, or goes on with those who play (HJ-306 to HJ-309)."""
        auction = self.auction
        if auction.speaker >= 0:
            self._ask(AUCTION, auction.speaker, FOLD, auction.legal())
            return
        self.order = auction.order()
        if len(self.order) == 1:
            self._finish(endings.SOLE, self.order[0])
            return
        if self.journal is not None and auction.put_out:
            for seat in auction.put_out_seats():
                self.note("put_out", seat)
        self._begin_play()

    def _say(self, place: i64) -> None:
        """A declaration, by its place among the action codes."""
        auction = self.auction
        seat = auction.speaker
        word = bit(place)
        auction.say(word)
        if self.journal is not None:
            points: i64 = auction.rate
            if word == FOLDS:
                points = auction.fee
            self.note(WORDS[place], seat, 0, points)
        self._hear()
