"""What a played match came to, as data that travels between processes."""

from __future__ import annotations

from msgspec import Struct

from fudaba.games.contract import Match
from fudaba.games.deals import Deal
from fudaba.games.ledger import Entry
from fudaba.lab.standing import places, winners


class EntryRow(Struct, frozen=True, gc=False):
    """A ledger line; accounts that are not seats have negative numbers."""

    payer: int
    payee: int
    amount: int
    reason: str
    rule: str


class DealRow(Struct, frozen=True):
    """One deal."""

    dealer: int
    #: The side of the dealer.
    dealing_side: int
    end: str
    actions: int
    scores: list[int]
    #: What it counts for each side: its marks where the game has them, or its points.
    counted: list[int]
    losers: list[int] | None
    entries: list[EntryRow]


class MatchRow(Struct, frozen=True):
    """One match; cut short where only its first deals were asked for."""

    pack: int
    seating: int
    seed: int
    deals: list[DealRow]
    scores: list[int] | None
    #: What decided it, by side, the more the better: points, or marks.
    standing: list[int]
    #: By side, 0 for the first; equal where it is shared.
    places: list[int]
    winners: list[int]

    @property
    def is_over(self) -> bool:
        return self.scores is not None

    def cut(self, deals: int) -> MatchRow:
        """The match as far as its first deals go."""
        if deals >= len(self.deals):
            return self
        return MatchRow(self.pack, self.seating, self.seed, self.deals[:deals], None, [], [], [])


def row_of(match: Match, pack: int, seating: int) -> MatchRow:
    """The row of a finished match."""
    return MatchRow(
        pack=pack,
        seating=seating,
        seed=match.seed,
        deals=[_deal_row(match, deal) for deal in match.deals],
        scores=match.scores,
        standing=match.standing,
        places=places(match),
        winners=winners(match),
    )


def _deal_row(match: Match, deal: Deal) -> DealRow:
    return DealRow(
        dealer=int(deal.dealer),
        dealing_side=int(match.side_of(deal.dealer)),
        end=deal.end,
        actions=len(deal.actions),
        scores=[int(score) for score in deal.scores],
        counted=deal.counted,
        losers=deal.losers,
        entries=[_entry_row(entry) for entry in deal.entries + deal.after],
    )


def _entry_row(entry: Entry) -> EntryRow:
    return EntryRow(int(entry.payer), int(entry.payee), int(entry.amount), entry.reason, entry.rule)
