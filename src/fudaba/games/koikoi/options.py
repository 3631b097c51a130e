"""The options of Koi-Koi, its presets, and the options as the hot paths read them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fudaba.games.options import Option, Options, switch

OPTIONS: Final = (
    Option("deals", (12, 6, 3), "KK-813"),  # KK-101
    Option("kan", (12, 10), "KK-814"),
    Option("packet", (4, 2), "KK-815"),
    Option("deal_order", ("dealer_first", "opponent_first"), "KK-816"),
    Option("trio_rule", ("pile", "take_pair"), "KK-817"),
    switch("must_match", "KK-801"),
    Option("must_match_joker", ("any_pairing", "month_only"), "KK-818"),
    switch("lightning_joker", "KK-802"),
    switch("joker_draw_forced", "KK-818"),
    switch("viewing_needs_other", "KK-803"),
    switch("sake_cup_kasu", "KK-804"),
    switch("tsukifuda", "KK-805"),
    Option("koi_limit", ("none", "once"), "KK-806"),
    Option("koi_double", ("opponent", "self", "either", "none"), "KK-807"),
    switch("seven_double", "KK-810"),
    Option("seven_koi_combine", ("once", "stack"), "KK-811"),
    switch("dealer_point", "KK-812"),
    Option("last_card_koi", ("forced_stop", "allowed"), "KK-818"),
)

PRESETS: Final[dict[str, Options]] = {
    "standard": {},
    "common": {
        "trio_rule": "take_pair",
        "sake_cup_kasu": True,
        "seven_double": True,
        "seven_koi_combine": "stack",
        "deal_order": "opponent_first",
    },
    "tamed": {"viewing_needs_other": True, "koi_limit": "once"},
    "festival": {"lightning_joker": True, "tsukifuda": True, "dealer_point": True},
}


@final
class Rules:
    """The chosen options in the form that play and settlement read."""

    def __init__(self, options: Options) -> None:
        self.deals: i64 = int(options["deals"])
        self.packet: i64 = int(options["packet"])
        self.opponent_first: bool = options["deal_order"] == "opponent_first"
        self.take_pair: bool = options["trio_rule"] == "take_pair"
        self.must_match: bool = bool(options["must_match"])
        self.month_only: bool = options["must_match_joker"] == "month_only"
        self.joker: bool = bool(options["lightning_joker"])
        self.joker_draw_forced: bool = bool(options["joker_draw_forced"])
        self.viewing_needs_other: bool = bool(options["viewing_needs_other"])
        self.sake_cup_kasu: bool = bool(options["sake_cup_kasu"])
        self.tsukifuda: bool = bool(options["tsukifuda"])
        self.koi_once: bool = options["koi_limit"] == "once"
        self.doubled_by_opponent: bool = options["koi_double"] in ("opponent", "either")
        self.doubled_by_self: bool = options["koi_double"] in ("self", "either")
        self.seven_double: bool = bool(options["seven_double"])
        self.seven_stacks: bool = options["seven_koi_combine"] == "stack"
        self.dealer_point: bool = bool(options["dealer_point"])
        self.last_card_koi: bool = options["last_card_koi"] == "allowed"
