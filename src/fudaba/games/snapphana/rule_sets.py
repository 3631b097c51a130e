"""What differs between 800, 1000, 150 and Fjabbe."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class RuleSet:
    """One of the four games, in numbers."""

    def __init__(
        self,
        name: str,
        seats: i64,
        sides: i64,
        dealt: i64,
        for_dealer: i64 = 0,
        exchanged: i64 = 0,
        target: i64 = 0,
    ) -> None:
        self.name: str = name
        self.seats: i64 = seats
        #: Seats that are equal modulo this number score together.
        self.sides: i64 = sides
        #: Cards dealt to each, five at a time.
        self.dealt: i64 = dealt
        #: Cards the dealer takes on top, and discards before the first lead.
        self.for_dealer: i64 = for_dealer
        #: Cards that everybody discards before a second deal, and gets in it.
        self.exchanged: i64 = exchanged
        #: Points that win the match; 0 where points lose.
        self.target: i64 = target


RULE_SETS: Final = {
    # Two pairs; the dealer takes the two cards that are left (E8-001 to E8-004, E8-009).
    "800": RuleSet("800", seats=4, sides=2, dealt=15, for_dealer=2, target=800),
    # Two players; ten cards exchanged for the rest of the pack (T1-001 to T1-006); else as in 800
    # (T1-008).
    "1000": RuleSet("1000", seats=2, sides=2, dealt=20, for_dealer=2, exchanged=10, target=1000),
    # Two players; 30 cards stay out (OF-001 to OF-004).
    "150": RuleSet("150", seats=2, sides=2, dealt=15, for_dealer=2, target=150),
    # Everyone alone, points lose; no discards, 22 cards stay out (FJ-001 to FJ-004, FJ-R5).
    "fjabbe": RuleSet("fjabbe", seats=4, sides=4, dealt=10),
}
