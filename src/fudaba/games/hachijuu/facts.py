"""What happened in a deal of Hachijuu, as far as its settlement needs it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.vectors import vec
from fudaba.games.hachijuu.teyaku import Announcement

AGARI: Final = "agari"
EXHAUSTED: Final = "exhausted"
SOLE: Final = "sole"

#: By which rule a deal ends in each of these ways.
RULES: Final = {AGARI: "HJ-605", EXHAUSTED: "HJ-510", SOLE: "HJ-307"}

NOBODY: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Facts:
    """A deal that is over. `captured` has an element for every seat."""

    def __init__(
        self,
        seats: i64,
        order: vec[i64],
        rate: i64,
        captured: vec[i64],
        announced: list[Announcement],
        folded: vec[i64],
        sage: list[int],
    ) -> None:
        self.seats: i64 = seats
        #: Those who played, counterclockwise from the oya's position; the sole survivor alone.
        self.order: vec[i64] = order
        self.rate: i64 = rate
        self.captured: vec[i64] = captured
        self.announced: list[Announcement] = announced
        self.folded: vec[i64] = folded
        #: Who said sage; whoever holds a captured yaku at the end counts, said or not (HJ-603).
        self.sage: list[int] = sage
        self.end: str = EXHAUSTED
        #: Who went out.
        self.by: i64 = NOBODY
