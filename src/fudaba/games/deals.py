"""Deals as data: packs that are fixed in advance, and deals that are over."""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i16, i64, mypyc_attr, u8

from fudaba.cards.vectors import vec
from fudaba.games.ledger import Entry


@final
class GivenDeals:
    """Packs fixed in advance, by deal counted from 0, instead of shuffled from the seed."""

    def __init__(self) -> None:
        self.decks: dict[int, vec[u8]] = {}
        self.stocks: dict[int, vec[u8]] = {}
        self.first_dealer: i64 = -1
        #: The deal whose pack was asked for last: the one to blame where it cannot be played.
        self.dealing: int = 0


@final
@mypyc_attr(acyclic=True)
class Deal:
    """A finished deal: enough to play it again, and what came of it."""

    def __init__(
        self,
        dealer: i64,
        deck: vec[u8],
        stock: vec[u8],
        actions: vec[i16],
        end: str,
        captured: vec[i64],
        scores: vec[i64],
        entries: list[Entry],
        after: list[Entry],
        totals: vec[i64],
        marks: list[int] | None = None,
    ) -> None:
        self.dealer: i64 = dealer
        self.deck: vec[u8] = deck
        #: The stock after hands were mixed into it; empty where the rest of the pack served.
        self.stock: vec[u8] = stock
        self.actions: vec[i16] = actions
        self.end: str = end
        self.captured: vec[i64] = captured
        self.scores: vec[i64] = scores
        self.entries: list[Entry] = entries
        #: What followed the deal but is no part of it: levies, prizes.
        self.after: list[Entry] = after
        #: The match's scores after all that.
        self.totals: vec[i64] = totals
        #: What the deal counts for each side where that is not its points, the more the better:
        #: in Fjabbe -1 for having lost it.
        self.marks: list[int] | None = marks
        #: Who won it, and what everything in it counted times, in games that have that.
        self.winner: i64 = -1
        self.times: i64 = 0
        # Kept for whoever looks (`fudaba.games.course`): how many events there were, -1 while
        # nobody has counted, how many questions each seat answered, and the deal as a view.
        self.happened: i64 = -1
        self.answers: vec[i64] = vec[i64]()
        self.shown: Any = None

    @property
    def counted(self) -> list[int]:
        """What the deal counts for each side: its marks, or its points."""
        marks = self.marks
        return [int(score) for score in self.scores] if marks is None else marks

    @property
    def losers(self) -> list[int] | None:
        """The sides that lost the deal, in games that count lost deals."""
        marks = self.marks
        return None if marks is None else [side for side, mark in enumerate(marks) if mark < 0]
