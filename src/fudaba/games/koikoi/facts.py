"""What happened in a deal of Koi-Koi, as far as its settlement needs it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.vectors import vec

STOP: Final = "stop"
EXHAUSTED: Final = "exhausted"
INSTANT: Final = "instant"

#: By which rule a deal ends in each of these ways.
RULES: Final = {STOP: "KK-504", EXHAUSTED: "KK-702", INSTANT: "KK-203"}

NOBODY: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Facts:
    """What happened in a deal, as far as its settlement needs it.

    `by` is who stopped or has the only instant hand, NOBODY for a draw. With an instant hand
    `captured` holds the dealt hands.
    """

    def __init__(
        self, dealer: i64, deal: i64, captured: vec[i64], koi: vec[i64], end: str, by: i64
    ) -> None:
        self.dealer: i64 = dealer
        self.deal: i64 = deal
        self.captured: vec[i64] = captured
        self.koi: vec[i64] = koi
        self.end: str = end
        self.by: i64 = by
