"""A Fjønt that was never paid for, after the last trick."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from fudaba.cards.snapphana import FJONT
from fudaba.games.phase import Phase
from fudaba.games.snapphana.facts import NOBODY

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


@final
class LostFjont(Phase["SnapphanaMatch"]):
    """It goes to who won the trick in which it fell (SN-R30)."""

    rules: ClassVar[str] = "SN-056"

    def begin(self, match: SnapphanaMatch) -> bool:
        creditor = match.creditor
        if creditor != NOBODY:
            match.piles[match.rules.side(match.fjont_seat)] &= ~FJONT
            match.piles[match.rules.side(creditor)] |= FJONT
            match.note("fjont_lost", creditor, FJONT)
        return False
