"""Debt may be paid back, twice a year."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.games.hachihachi.actions import MOST_REPAID, REPAY
from fudaba.games.hachihachi.bank import REPAY_KAN
from fudaba.games.hachihachi.questions import REPAY as REPAYING
from fudaba.games.hachihachi.year import is_last
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


@final
class Repaying(Phase["HachiHachiMatch"]):
    """From the winner on, everybody who could pay back 5 kan (HH-961, HH-962)."""

    rules: ClassVar[str] = "HH-025, HH-961 to HH-963"
    settles: ClassVar[bool] = True

    def begin(self, match: HachiHachiMatch) -> bool:
        match.speaking = 0
        if not is_time(match):
            match.speaking = match.seats
        return self.ask(match)

    def ask(self, match: HachiHachiMatch) -> bool:
        while match.speaking < match.seats:
            seat = (match.next_dealer + match.speaking) % match.seats
            steps = min(match.books.repayable(seat), MOST_REPAID)
            if steps > 0:
                match.question = REPAYING
                match.to_play = seat
                match.span = steps + 1
                return match.asks(REPAY, 0)
            match.speaking += 1
        match.span = 0
        return False

    def apply(self, match: HachiHachiMatch, action: i64) -> bool:
        points = (action - REPAY) * REPAY_KAN * match.rules.kan
        match.books.repay(match.to_play, points)
        rule = "HH-961" if match.month == 6 else "HH-962"
        match.note("repay", match.to_play, 0, points, rule=rule)
        match.speaking += 1
        return self.ask(match)


def is_time(match: HachiHachiMatch) -> bool:
    """After deal 6, and where ishi-arai is played after deal 11; never after the last one."""
    rules = match.rules
    if not rules.bank_loans or match.is_void or is_last(match):
        return False
    return match.month == 6 or (match.month == 11 and rules.ishi_arai)
