"""Mizuten: the dealer may declare to play blind, before anybody sees the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.games.hachihachi.actions import BOTH, MIZUTEN
from fudaba.games.hachihachi.questions import BLIND
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


@final
class Blind(Phase["HachiHachiMatch"]):
    """The temporary dealer speaks, where mizuten is played."""

    rules: ClassVar[str] = "HH-250, HH-251"

    def begin(self, match: HachiHachiMatch) -> bool:
        match.unasked = is_offered(match)
        return self.ask(match)

    def ask(self, match: HachiHachiMatch) -> bool:
        if not match.unasked:
            return False
        match.question = BLIND
        match.to_play = match.dealer
        return match.asks(MIZUTEN, BOTH)

    def apply(self, match: HachiHachiMatch, action: i64) -> bool:
        """HH-251; the holder of the white card sits out, and mizuten is void (HH-R16)."""
        blind = action == MIZUTEN
        match.note("mizuten" if blind else "look", match.dealer)
        match.blind = blind and match.white != match.dealer
        match.unasked = False
        return False


def is_offered(match: HachiHachiMatch) -> bool:
    """HH-R13: never between two, between three only by its option."""
    if not match.rules.mizuten or match.seats == 2:
        return False
    return match.seats > 3 or match.rules.mizuten_with_three
