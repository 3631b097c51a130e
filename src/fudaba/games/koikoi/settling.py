"""The end of a deal: it is settled, filed, and the deal goes to whom the rules give it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from fudaba.games.koikoi.facts import INSTANT, RULES, Facts
from fudaba.games.koikoi.settlement import Settlement, settle
from fudaba.games.phase import Phase

if TYPE_CHECKING:
    from fudaba.games.koikoi.match import KoiKoiMatch


@final
class Settling(Phase["KoiKoiMatch"]):
    """Points, and the next dealer."""

    rules: ClassVar[str] = "KK-601 to KK-604, KK-701 to KK-708, KK-807 to KK-812"
    settles: ClassVar[bool] = True

    def begin(self, match: KoiKoiMatch) -> bool:
        book(match, settle(match.rules, facts_of(match)))
        return False


def book(match: KoiKoiMatch, outcome: Settlement) -> None:
    """Writes down what a deal has brought; the last one ends the match (KK-705), and a drawn one
    is one of them (KK-706)."""
    match.note("end", match.ended_by, 0, 0, match.end, RULES[match.end])
    match.won[0] += outcome.scores[0]
    match.won[1] += outcome.scores[1]
    match.file_deal(match.captured, outcome.scores, outcome.entries, [], match.won[:])
    match.dealer = outcome.next_dealer
    match.mask = 0
    if len(match.deals) == match.rules.deals or match.stop_after_deal:
        match.end_match()


def facts_of(match: KoiKoiMatch) -> Facts:
    """What the settlement needs to know; only an instant hand counts as it was
    dealt (KK-009)."""
    counted = match.hands if match.end == INSTANT else match.captured
    return Facts(match.dealer, match.deal_number, counted, match.koi, match.end, match.ended_by)
