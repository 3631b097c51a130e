"""The discards once more, when the piles are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.games.phase import Phase
from fudaba.games.snapphana.facts import DECLARATION

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


@final
class CountedDiscards(Phase["SnapphanaMatch"]):
    """They are their side's cards; after all tricks not without one of them (T1-R3)."""

    rules: ClassVar[str] = "SN-021, SN-022, E8-005, T1-007"
    settles: ClassVar[bool] = True

    def begin(self, match: SnapphanaMatch) -> bool:
        rules = match.rules
        seat: i64
        for seat in range(rules.seats):
            discarded = match.discarded_by(seat)
            if discarded:
                side = rules.side(seat)
                if match.tricks[side] == 0 and match.end != DECLARATION:
                    side = 1 - side
                    match.note("discards_lost", seat, discarded)
                match.piles[side] |= discarded
        return False
