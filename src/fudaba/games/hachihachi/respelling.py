"""The teyaku rounds of a redealt match, written down as they would have been with its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i16, i64

from fudaba.cards.vectors import append, vec
from fudaba.games.hachihachi.actions import DECLARE, DONE, MIZUTEN
from fudaba.games.hachihachi.declaring import kept_back, undeclared
from fudaba.games.hachihachi.facts import GROUP_A, GROUP_B
from fudaba.games.hachihachi.questions import LATE_TEYAKU, TEYAKU
from fudaba.games.hachihachi.teyaku import Hand

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


def respell(match: HachiHachiMatch) -> None:
    """What was declared stands; who has nothing to declare is not asked, and who has says `done`.

    That somebody was asked is hidden (decision 4), so it is not kept when cards are redealt.
    """
    if len(match.stock):  # otherwise nobody has played yet, and nobody was asked
        Respelling(match).run()


@final
class Respelling:
    """The actions of the deal in progress, read from the old list and written into a new one."""

    def __init__(self, match: HachiHachiMatch) -> None:
        self.match: HachiHachiMatch = match
        self.old: vec[i16] = match.actions
        self.read: i64 = 0
        self.new: vec[i16] = match.actions[:0]

    def run(self) -> None:
        match = self.match
        self._copy_to(self._first_round())
        self._write_round(TEYAKU)
        if match.late_from:
            self._copy_to(match.late_from)
            match.late_from = len(self.new)
            self._write_round(LATE_TEYAKU)
        self._copy_to(len(self.old))
        match.actions = self.new

    def _first_round(self) -> i64:
        """Where the first round stands: after all that is said about who plays."""
        index: i64 = 0
        while index < len(self.old) and MIZUTEN <= self.old[index] < DECLARE:
            index += 1
        return index

    def _copy_to(self, end: i64) -> None:
        while self.read < end:
            self.new = append(self.new, self.old[self.read])
            self.read += 1

    def _write_round(self, question: i64) -> None:
        match = self.match
        begin = self.read
        while self.read < len(self.old) and DECLARE <= self.old[self.read] <= DONE:
            self.read += 1
        place: i64
        for place in range(len(match.order)):
            asked = match.question == question and place == match.speaking
            seat = match.order[place]
            early = match.declared[seat] & ~match.declared_late[seat]
            if question == TEYAKU:
                self._write_declared(begin, seat, early)
                open_still = kept_back(match, seat, early)
            else:
                self._write_declared(begin, seat, match.declared_late[seat])
                open_still = undeclared(match, seat)
            if asked:
                return
            if open_still:
                self.new = append(self.new, i16(DONE))

    def _write_declared(self, begin: i64, seat: i64, groups: i64) -> None:
        """What a seat declared in a round, in its order."""
        held = Hand(self.match.rules, self.match.dealt[seat])
        index = begin
        while index < self.read and groups:
            kind = i64(self.old[index]) - DECLARE
            group: i64 = 0
            if kind == held.group_a:
                group = GROUP_A
            elif kind == held.group_b:
                group = GROUP_B
            if groups & group:
                self.new = append(self.new, self.old[index])
                groups &= ~group
            index += 1
