"""A match played again, stopping wherever a seat decides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from fudaba.games.contract import Match
from fudaba.games.deals import GivenDeals


@dataclass(frozen=True)
class Position:
    """The match before a decision, and what was decided."""

    #: Both counted from 1; the ply counts the actions of all seats.
    deal: int
    ply: int
    #: Which of the seat's own decisions in the deal it is, from 1. How many actions others had
    #: may tell of their cards; this number tells nothing that the seat does not know.
    own: int
    #: Moves on with the next position; a copy stays.
    match: Match
    action: int

    @property
    def is_forced(self) -> bool:
        return self.match.legal_count() == 1


def positions(match: Match, seat: int) -> Iterator[Position]:
    """Every decision of a seat, in order."""
    again = match.game.new(match.seed, _packs(match))
    for deal in range(1, len(match.deals) + (1 if match.is_over else 2)):
        own = 0
        for ply, action in enumerate(match.actions_of(deal), start=1):
            if again.to_play == seat:
                own += 1
                yield Position(deal, ply, own, again, int(action))
            again.apply(int(action))


def choices(match: Match, seat: int) -> int:
    """How many decisions of a seat were between several actions."""
    return sum(not position.is_forced for position in positions(match, seat))


def _packs(match: Match) -> GivenDeals:
    """The packs that were dealt, wherever they came from."""
    given = GivenDeals()
    for number, deal in enumerate(match.deals):
        given.decks[number] = deal.deck
        if len(deal.stock):
            given.stocks[number] = deal.stock
    if not match.is_over:
        given.decks[len(match.deals)] = match.deck
        if len(match.mixed_stock):
            given.stocks[len(match.deals)] = match.mixed_stock
    given.first_dealer = match.deals[0].dealer if match.deals else match.dealer
    return given
