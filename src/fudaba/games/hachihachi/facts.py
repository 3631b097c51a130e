"""What happened in a deal of Hachi-Hachi, as far as its settlement needs it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fudaba.cards.vectors import vec
from fudaba.games.hachihachi.dekiyaku import ROWS

SHOUBU: Final = "shoubu"
CANCEL: Final = "cancel"
EXHAUSTED: Final = "exhausted"
SOLE: Final = "sole"
SPLIT: Final = "split"
VOID: Final = "void"
FOUR_THREE: Final = "four_three"

#: By which rule a deal ends in each of these ways.
RULES: Final = {
    SHOUBU: "HH-651",
    CANCEL: "HH-655",
    EXHAUSTED: "HH-656",
    SOLE: "HH-312",
    SPLIT: "HH-310",
    VOID: "HH-313",
    FOUR_THREE: "HH-422",
}

NOBODY: Final = -1

#: Groups of teyaku, as bits.
GROUP_A: Final = 1
GROUP_B: Final = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Facts:
    """A deal that was played with cards. Vectors by seat have an element for every seat."""

    def __init__(
        self, seats: i64, order: vec[i64], multiplier: i64, pot: i64, filled: bool = False
    ) -> None:
        """With vectors to write into, or `filled`: whoever makes it has those already."""
        self.seats: i64 = seats
        #: Active seats, acting dealer first.
        self.order: vec[i64] = order
        self.multiplier: i64 = multiplier
        #: The pot before the settlement.
        self.pot: i64 = pot
        #: The dealt hand of each seat, and the groups of teyaku declared from it.
        self.hands: vec[i64] = vec[i64]()
        self.declared: vec[i64] = vec[i64]()
        self.captured: vec[i64] = vec[i64]()
        #: Card points of each seat, where the cards are not known; else empty.
        self.points: vec[i64] = vec[i64]()
        self.end: str = EXHAUSTED
        self.by: i64 = NOBODY
        #: Seats in the order of their first sage.
        self.sage: list[int] = []
        #: Whether the acting dealer plays blind.
        self.mizuten: bool = False
        self.white: i64 = NOBODY
        #: Who answers for a dekiyaku, by row, and for the fourth card of a month (1 to 12).
        self.liable: vec[i64] = vec[i64]()
        self.liable_month: vec[i64] = vec[i64]()
        if not filled:
            self.hands = vec[i64]([0] * seats)
            self.declared = vec[i64]([0] * seats)
            self.captured = vec[i64]([0] * seats)
            self.liable = vec[i64]([NOBODY] * ROWS)
            self.liable_month = vec[i64]([NOBODY] * 13)
