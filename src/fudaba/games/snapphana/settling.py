"""The count: what the deal brings each side, and whether it decides the match."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from mypy_extensions import i64

from fudaba.games.ledger import Entry
from fudaba.games.phase import Phase
from fudaba.games.snapphana.facts import COUNT, NOBODY, RULES, Facts
from fudaba.games.snapphana.settlement import Settlement, declaration_entries, settle

if TYPE_CHECKING:
    from fudaba.games.snapphana.match import SnapphanaMatch


@final
class Settling(Phase["SnapphanaMatch"]):
    """Points, the target or who loses the parti; then the deal is put with the others."""

    rules: ClassVar[str] = (
        "SN-060 to SN-064, SN-070 to SN-086, SN-090 to SN-095, "
        "E8-008 to E8-011, T1-001, OF-001, FJ-004 to FJ-007"
    )
    settles: ClassVar[bool] = True

    def begin(self, match: SnapphanaMatch) -> bool:
        last_winner: i64 = NOBODY
        if not match.end:
            match.end = COUNT
            last_winner = match.leader
        book(match, settle(match.rules, facts_of(match, last_winner)), last_winner)
        return False


def book(match: SnapphanaMatch, result: Settlement, last_winner: i64) -> None:
    """Writes down what a deal has brought, and who has won the match with it."""
    match.note("end", last_winner, 0, 0, match.end, RULES[match.end])
    match.won = result.totals
    match.winners = result.winners
    if match.rules.is_fjabbe:
        match.losses = result.losses
    match.file_deal(match.piles, result.scores, result.entries, [], result.totals[:], result.marks)


def facts_of(match: SnapphanaMatch, last_winner: i64) -> Facts:
    """What the settlement needs to know."""
    rules = match.rules
    declared: list[Entry] = []
    place: i64
    for place in range(rules.seats):
        seat = (match.dealer + 1 + place) % rules.seats
        bundle = match.bundles[seat]
        if bundle is not None:
            declaration_entries(rules.side(seat), bundle, declared)
    last_trick: i64 = NOBODY
    if last_winner != NOBODY:
        last_trick = rules.side(last_winner)
    return Facts(match.piles, match.tricks, last_trick, declared, match.won, match.losses)
