"""The options of Hachijuu, and what the core reads of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fudaba.games.options import Option, Options, switch

#: No balance may begin further from 0 than this.
MOST_CHIPS: Final = 1_000_000

OPTIONS: Final = (
    Option("fold_fee", (20,), "HJ-302", least=0),
    Option("teyaku_choice", ("free", "highest_or_none"), "HJ-R8"),
    Option("overlook", ("prompt", "manual"), "HJ-R10"),
    switch("two_player_auction", "HJ-R3", default=True),
    Option("deals", (12,), "HJ-R16", least=1),
    Option("start_chips", (0,), "HJ-R17", least=-MOST_CHIPS),
    Option("last_card_sage", ("allowed", "forced_agari"), "HJ-R11"),
)


@final
class Rules:
    """The chosen options in the form that play and settlement read."""

    def __init__(self, options: Options) -> None:
        self.fold_fee: i64 = int(options["fold_fee"])
        self.highest_or_none: bool = options["teyaku_choice"] == "highest_or_none"
        self.prompts: bool = options["overlook"] == "prompt"
        self.two_player_auction: bool = bool(options["two_player_auction"])
        self.deals: i64 = int(options["deals"])
        self.start_chips: i64 = int(options["start_chips"])
        self.forced_agari: bool = options["last_card_sage"] == "forced_agari"
