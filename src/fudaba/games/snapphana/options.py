"""The switches of the Snapphana games, and the rules as the hot paths read them (7.8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fudaba.games.options import Option, Options, switch
from fudaba.games.snapphana.rule_sets import RuleSet

_ALL: Final = (
    switch("end_combinations", "SN-R1", default=True),
    switch("end_doubling", "SN-R3", default=True),
    switch("must_overtrump", "SN-R21"),
    switch("show_last_trick", "SN-R38", default=True),
    Option("fjont_exchange", ("asap", "end"), "SN-R26"),
    Option("fjont_exchange_card", ("any", "low_if_possible"), "SN-R25"),
)

_TO_A_TARGET: Final = (
    switch("immediate_win", "SN-R35", default=True),
    Option("tie_at_target", ("play_on", "shared"), "SN-R34"),
)

_FJABBE: Final = (
    Option("fjabbe_trickless", ("instead", "also"), "FJ-R2"),
    Option("fjabbe_tie", ("all_lose", "nobody_loses"), "FJ-R3"),
    switch("fjabbe_declarations", "FJ-R4"),
    Option("fjabbe_card_count", ("pairs", "tricks"), "FJ-R7"),
    Option("fjabbe_ranking", ("losses_then_points", "losses"), "FJ-R10"),
)

OPTIONS: Final = {
    "800": (Option("target", (800,), "E8-009", least=1), *_ALL, *_TO_A_TARGET),
    "1000": (Option("target", (1000,), "T1-001", least=1), *_ALL, *_TO_A_TARGET),
    "150": (Option("target", (150,), "OF-001", least=1), *_ALL, *_TO_A_TARGET),
    "fjabbe": (*_ALL, *_FJABBE),
}


@final
class Rules:
    """A rule set and the chosen switches."""

    def __init__(self, game: RuleSet, options: Options) -> None:
        self.game: RuleSet = game
        self.seats: i64 = game.seats
        self.sides: i64 = game.sides
        self.end_combinations: bool = bool(options["end_combinations"])
        self.end_doubling: bool = bool(options["end_doubling"])
        self.overtrump: bool = bool(options["must_overtrump"])
        self.show_last_trick: bool = bool(options["show_last_trick"])
        self.exchange_at_end: bool = options["fjont_exchange"] == "end"
        self.low_if_possible: bool = options["fjont_exchange_card"] == "low_if_possible"
        #: FJ-004: most points lose, and there is no target.
        self.is_fjabbe: bool = game.target == 0
        self.target: i64 = int(options.get("target", 0))
        self.immediate_win: bool = bool(options.get("immediate_win", False))
        self.tie_shared: bool = options.get("tie_at_target") == "shared"
        self.declarations: bool = bool(options.get("fjabbe_declarations", True))
        self.trickless_also: bool = options.get("fjabbe_trickless") == "also"
        self.ties_lose: bool = options.get("fjabbe_tie", "all_lose") == "all_lose"
        self.count_by_tricks: bool = options.get("fjabbe_card_count") == "tricks"
        self.rank_by_points: bool = options.get("fjabbe_ranking") == "losses_then_points"

    def side(self, seat: i64) -> i64:
        """The side a seat plays for: in 800 seats 0 and 2 against 1 and 3 (E8-R1)."""
        return seat % self.sides
