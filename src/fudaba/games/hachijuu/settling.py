"""The end of a deal: it is settled and filed, and its winner is the next oya."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.games.hachijuu.facts import RULES, Facts
from fudaba.games.hachijuu.settlement import Settlement, settle
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.hachijuu.match import HachijuuMatch


@final
class Settling(Phase["HachijuuMatch"]):
    """Fees, yaku or card points, the pot; then the next deal (HJ-104)."""

    rules: ClassVar[str] = "HJ-104, HJ-316, HJ-317, HJ-406, HJ-605 to HJ-609, HJ-701 to HJ-707"
    settles: ClassVar[bool] = True

    def begin(self, match: HachijuuMatch) -> bool:
        book(match, settle(match.rules, facts_of(match)))
        return False


def book(match: HachijuuMatch, result: Settlement) -> None:
    """Writes down what a deal has brought; its winner is the next oya (HJ-104)."""
    match.note("end", result.winner, 0, 0, match.end, RULES[match.end])
    seat: i64
    for seat in range(match.seats):
        match.won[seat] += result.scores[seat]
    match.file_deal(match.captured, result.scores, result.entries, [], match.won[:])
    match.deals[-1].times = match.auction.rate
    match.deals[-1].winner = result.winner
    match.dealer = result.winner
    if len(match.deals) == match.rules.deals or match.stop_after_deal:
        match.end_match()


def facts_of(match: HachijuuMatch) -> Facts:
    """What the settlement needs to know."""
    auction = match.auction
    found = Facts(
        match.seats,
        match.order,
        auction.rate,
        match.captured,
        match.announced,
        auction.folded_seats(),
        match.sage,
    )
    found.end = match.end
    found.by = match.ended_by
    return found
