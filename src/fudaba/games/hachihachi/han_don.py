"""The levy of the half year."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from fudaba.games.hachihachi.year import is_early, is_last
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


@final
class HanDon(Phase["HachiHachiMatch"]):
    """Directly after deal 6, everybody returns 10 kan to the bank."""

    rules: ClassVar[str] = "HH-960"
    settles: ClassVar[bool] = True

    def begin(self, match: HachiHachiMatch) -> bool:
        if is_due(match):
            match.after += match.books.han_don()
        return False


def is_due(match: HachiHachiMatch) -> bool:
    """HH-960, and HH-R27 for a match that ends before its half year is over."""
    rules = match.rules
    if match.is_void:
        return False
    if is_early(match) and rules.deals == 12 and rules.han_don_on_early_end:
        return match.month <= 6
    return match.month == 6 and not is_last(match)
