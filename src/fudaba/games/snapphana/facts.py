"""What happened in a deal of a Snapphana game, as far as its settlement needs it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.vectors import vec
from fudaba.games.ledger import Entry

COUNT: Final = "count"
DECLARATION: Final = "declaration"

#: By which rule a deal ends in each of these ways.
RULES: Final = {COUNT: "SN-090", DECLARATION: "E8-011"}

NOBODY: Final = -1


@final
@mypyc_attr(acyclic=True)
class Facts:
    """What happened in a deal, as far as its settlement needs it; all by side.

    `piles` are as they are counted: with the discards, after Fjønt's exchange. `last_trick` is
    NOBODY where a declaration won the match, and nothing was counted. `declared` are the
    entries of the declarations, which stand whatever happens (SN-R18).
    """

    def __init__(
        self,
        piles: vec[i64],
        tricks: vec[i64],
        last_trick: i64,
        declared: list[Entry],
        before: vec[i64],
        losses: vec[i64],
    ) -> None:
        self.piles: vec[i64] = piles
        self.tricks: vec[i64] = tricks
        self.last_trick: i64 = last_trick
        self.declared: list[Entry] = declared
        #: The match's scores, and in Fjabbe the lost deals, before this deal.
        self.before: vec[i64] = before
        self.losses: vec[i64] = losses
