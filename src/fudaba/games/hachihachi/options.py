"""The options of Hachi-Hachi, its two rulebooks as presets, and what the core reads of them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from fudaba.games.options import Option, Options, switch

#: The defaults are those of `decimal`.
OPTIONS: Final = (
    Option("kan_points", (10, 12), "HH-020", least=2, step=2),
    Option("initial_points", (250, 60), "HH-022", least=0),
    Option("loans", ("refill", "bank_10"), "HH-023"),
    Option("deals", (12, 6, 3), "HH-030"),
    Option("deal_order", ("dealer_first", "right_first"), "HH-103"),
    Option("field_rule", ("carry", "stack"), "HH-204"),
    Option("void_deal_fields", ("restore", "consume"), "HH-R8"),
    switch("late_teyaku", "HH-456", default=True),
    switch("mizuten", "HH-250"),
    switch("mizuten_with_three", "HH-R13", default=True),
    Option("mizuten_fail", ("any_ending", "exhausted_only"), "HH-922"),
    switch("mizuten_survives_tokushuyaku", "HH-804"),
    Option("auction_min", ("three", "free"), "HH-302"),
    switch("auction_with_three", "HH-R12"),
    Option("two_stay", ("play_or_split", "split", "play"), "HH-310"),
    Option("drop_fee_basis", ("dropper", "seat"), "HH-306"),
    Option("comp_payers", ("non_dealers", "all_active"), "HH-355"),
    Option("comp_overlap", ("exclude", "include"), "HH-354"),
    switch("haneken_standing", "HH-421"),
    Option("four_three", ("teyaku", "ends_match"), "HH-422"),
    switch("show_odd_card", "HH-451", default=True),
    Option("show_group_b", ("points", "chaff"), "HH-452"),
    Option("teyaku_payment", ("end_of_deal", "at_once"), "HH-455"),
    switch("ino_shika_cho", "HH-605"),
    switch("ribbons_extension", "HH-606", default=True),
    switch("ribbons_willow_bonus", "HH-606", default=True),
    switch("liability_dekiyaku", "HH-716"),
    Option("exhausted_sage", ("half_only", "half_and_cards"), "HH-714"),
    Option("sixteen_kasu", ("tokushuyaku", "off", "dekiyaku"), "HH-802"),
    Option("tobikomi", ("fourth_card", "all_cards"), "HH-901"),
    switch("tobikomi_per_triple", "HH-R52", default=True),
    switch("liability_tobikomi", "HH-903"),
    switch("track_coin", "HH-871"),
    Option("track_coin_empty_pot", ("winner", "skip"), "HH-R54"),
    Option("han_don_kan", (0, 10), "HH-960", least=0),
    switch("han_don_on_early_end", "HH-R27", default=True),
    switch("ishi_arai", "HH-962"),
    switch("poorest_stones", "HH-965"),
    Option("final_prize", ("none", "bank_5_per_player", "each_other_5"), "HH-966"),
    Option("public_totals", ("always", "from_ishi_arai"), "HH-R66"),
    switch("campaign", "HH-980"),
)

PRESETS: Final[dict[str, Options]] = {
    "decimal": {},
    "classic": {
        "kan_points": 12,
        "initial_points": 60,
        "loans": "bank_10",
        "mizuten": True,
        "mizuten_fail": "exhausted_only",
        "mizuten_survives_tokushuyaku": True,
        "auction_min": "free",
        "two_stay": "split",
        "drop_fee_basis": "seat",
        "comp_overlap": "include",
        "haneken_standing": True,
        "four_three": "ends_match",
        "show_odd_card": False,
        "show_group_b": "chaff",
        "teyaku_payment": "at_once",
        "ribbons_willow_bonus": False,
        "exhausted_sage": "half_and_cards",
        "sixteen_kasu": "off",
        "tobikomi": "all_cards",
        "tobikomi_per_triple": False,
        "track_coin": True,
        "han_don_kan": 10,
        "han_don_on_early_end": False,
        "ishi_arai": True,
        "poorest_stones": True,
        "final_prize": "bank_5_per_player",
    },
}


@final
class Rules:
    """The chosen options in the form that play and settlement read."""

    def __init__(self, options: Options) -> None:
        self.kan: i64 = int(options["kan_points"])
        self.initial_points: i64 = int(options["initial_points"])
        self.bank_loans: bool = options["loans"] == "bank_10"
        self.deals: i64 = int(options["deals"])
        self.right_first: bool = options["deal_order"] == "right_first"
        self.fields_stack: bool = options["field_rule"] == "stack"
        self.void_consumes: bool = options["void_deal_fields"] == "consume"
        self.late_teyaku: bool = bool(options["late_teyaku"])
        self.mizuten: bool = bool(options["mizuten"])
        self.mizuten_with_three: bool = bool(options["mizuten_with_three"])
        self.mizuten_fails_always: bool = options["mizuten_fail"] == "any_ending"
        self.mizuten_survives: bool = bool(options["mizuten_survives_tokushuyaku"])
        self.forced_in: bool = options["auction_min"] == "three"
        self.auction_with_three: bool = bool(options["auction_with_three"])
        self.two_may_split: bool = options["two_stay"] == "play_or_split"
        self.two_always_split: bool = options["two_stay"] == "split"
        self.fee_by_seat: bool = options["drop_fee_basis"] == "seat"
        self.all_compensate: bool = options["comp_payers"] == "all_active"
        self.overlap_counts: bool = options["comp_overlap"] == "include"
        self.haneken_standing: bool = bool(options["haneken_standing"])
        self.four_three_ends: bool = options["four_three"] == "ends_match"
        self.show_odd_card: bool = bool(options["show_odd_card"])
        self.show_chaff: bool = options["show_group_b"] == "chaff"
        self.ino_shika_cho: bool = bool(options["ino_shika_cho"])
        self.ribbons_extension: bool = bool(options["ribbons_extension"])
        #: HH-606: without the extension seven ribbons are flat, whatever lies beside them.
        self.willow_bonus: bool = self.ribbons_extension and bool(options["ribbons_willow_bonus"])
        self.liability_dekiyaku: bool = bool(options["liability_dekiyaku"])
        self.half_and_cards: bool = options["exhausted_sage"] == "half_and_cards"
        self.kasu_tokushuyaku: bool = options["sixteen_kasu"] == "tokushuyaku"
        self.kasu_dekiyaku: bool = options["sixteen_kasu"] == "dekiyaku"
        self.all_triple_cards: bool = options["tobikomi"] == "all_cards"
        self.tobikomi_per_triple: bool = bool(options["tobikomi_per_triple"])
        self.liability_tobikomi: bool = bool(options["liability_tobikomi"])
        self.liability: bool = self.liability_dekiyaku or self.liability_tobikomi
        self.track_coin: bool = bool(options["track_coin"])
        self.coin_from_winner: bool = options["track_coin_empty_pot"] == "winner"
        self.han_don: i64 = int(options["han_don_kan"]) * self.kan
        self.han_don_on_early_end: bool = bool(options["han_don_on_early_end"])
        self.ishi_arai: bool = bool(options["ishi_arai"])
        self.poorest_stones: bool = bool(options["poorest_stones"])
        self.bank_prize: bool = options["final_prize"] == "bank_5_per_player"
        self.others_prize: bool = options["final_prize"] == "each_other_5"
        self.totals_public: bool = options["public_totals"] == "always"
        self.campaign: bool = bool(options["campaign"])
