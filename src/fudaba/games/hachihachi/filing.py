"""The deal that is over is put with the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from fudaba.games.hachihachi.facts import VOID
from fudaba.games.ledger import totals
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachihachi.match import HachiHachiMatch


@final
class Filing(Phase["HachiHachiMatch"]):
    """The winner deals next (HH-872), unless the match is over (HH-950)."""

    rules: ClassVar[str] = "HH-872, HH-950"
    settles: ClassVar[bool] = True

    def begin(self, match: HachiHachiMatch) -> bool:
        scores = totals(match.entries, match.seats)
        match.file_deal(match.captured, scores, match.entries, match.after, match.books.scores())
        deal = match.deals[-1]
        deal.times = match.multiplier
        if deal.end != VOID:
            deal.winner = match.next_dealer
        match.dealer = match.next_dealer
        if match.champions or match.stop_after_deal:
            match.end_match()
        return False
