"""What happened in a deal, step by step, as everybody at the table could see it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from fudaba.cards.bits import CardSet


@final
class Event:
    """One thing that happened: `play`, `draw`, `capture`, ... with its seat, cards and points."""

    def __init__(
        self,
        kind: str,
        seat: i64,
        cards: CardSet = 0,
        points: i64 = 0,
        names: str = "",
        outcome: i64 = -1,
        written: i64 = 0,
        took: CardSet = 0,
        rule: str = "",
    ) -> None:
        self.kind: str = kind
        self.seat: i64 = seat
        self.cards: i64 = cards
        self.points: i64 = points
        self.names: str = names
        #: For a card that was placed: the outcome chosen, as the game counts them.
        self.outcome: i64 = outcome
        #: How many lines of the deal's ledger had been written.
        self.written: i64 = written
        #: For a card that was placed: what it took.
        self.took: i64 = took
        #: By which rule, where a choice that brings it is to be told so.
        self.rule: str = rule

    def __repr__(self) -> str:
        return f"Event({self.kind}, seat {int(self.seat)}, cards {int(self.cards)})"
