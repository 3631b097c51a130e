"""The end of a year of twelve months, or of the match that is over before."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from fudaba.games.hachihachi import facts as endings
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


@final
class YearEnd(Phase["HachiHachiMatch"]):
    """The final account; a campaign goes on with the next year (HH-031, HH-R67)."""

    rules: ClassVar[str] = "HH-206, HH-950 to HH-953, HH-964 to HH-967"
    settles: ClassVar[bool] = True

    def begin(self, match: HachiHachiMatch) -> bool:
        if match.is_void:
            return False
        if not is_last(match):
            match.month += 1
            return False
        full = match.rules.deals == 12 and not is_early(match)
        paid, top = match.books.close_year(match.next_dealer, full)
        match.after += paid
        match.carried = []  # HH-206
        if not match.rules.campaign:
            match.champions = top
        elif match.year == match.seats:
            scores = [int(score) for score in match.books.scores()]
            match.champions = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if match.rules.campaign and match.year < match.seats:
            match.books.years = match.books.scores()
            match.after += match.books.open_year()
            match.year += 1
            match.month = 1
        return False


def is_early(match: HachiHachiMatch) -> bool:
    """Whether a four-three has ended the match, or the year (HH-422)."""
    return match.end == endings.FOUR_THREE


def is_last(match: HachiHachiMatch) -> bool:
    """Whether no month follows in this year (HH-950)."""
    return match.month == match.rules.deals or is_early(match)
