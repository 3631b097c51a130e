"""The playthroughs that are kept: every registered game has some."""

from dataclasses import dataclass, field

from fudaba.games.options import Options


@dataclass(frozen=True)
class Case:
    """A game with its options and a seed; the file is `NAME.txt` beside this one."""

    name: str
    game: str
    seed: int
    preset: str | None = None
    seats: int | None = None
    options: Options = field(default_factory=dict)


CASES = (
    Case("koikoi-standard", "koikoi", 1, options={"deals": 3}),
    Case("koikoi-common", "koikoi", 2, "common", options={"deals": 3}),
    Case("koikoi-tamed", "koikoi", 3, "tamed", options={"deals": 3, "packet": 2}),
    Case("koikoi-festival", "koikoi", 4, "festival", options={"deals": 3}),
    Case(
        "koikoi-must-match",
        "koikoi",
        5,
        "festival",
        options={"deals": 3, "must_match": True, "koi_double": "either", "seven_double": True},
    ),
    Case("hachihachi-decimal", "hachihachi", 1, "decimal", 3, {"deals": 3}),
    Case("hachihachi-classic", "hachihachi", 2, "classic", 4, {"deals": 3}),
    Case("hachihachi-two", "hachihachi", 3, "decimal", 2, {"deals": 3}),
    Case("hachihachi-seven", "hachihachi", 4, "classic", 7, {"deals": 3}),
    Case(
        "hachihachi-variants",
        "hachihachi",
        5,
        "decimal",
        5,
        {
            "deals": 3,
            "mizuten": True,
            "auction_min": "free",
            "ino_shika_cho": True,
            "liability_dekiyaku": True,
            "liability_tobikomi": True,
            "sixteen_kasu": "dekiyaku",
            "field_rule": "stack",
        },
    ),
    Case("hachijuu-three", "hachijuu", 5, seats=3, options={"deals": 5}),
    Case("hachijuu-two", "hachijuu", 25, seats=2, options={"deals": 5, "start_chips": 500}),
    Case(
        "hachijuu-sashi",
        "hachijuu",
        21,
        seats=2,
        options={"deals": 3, "two_player_auction": False, "last_card_sage": "forced_agari"},
    ),
    Case("hachijuu-four", "hachijuu", 21, seats=4, options={"deals": 4}),
    Case(
        "hachijuu-six",
        "hachijuu",
        16,
        seats=6,
        options={
            "deals": 4,
            "fold_fee": 30,
            "teyaku_choice": "highest_or_none",
            "overlook": "manual",
        },
    ),
    Case("800-standard", "800", 1, options={"target": 400}),
    Case(
        "800-variants",
        "800",
        2,
        options={"target": 300, "must_overtrump": True, "fjont_exchange": "end"},
    ),
    Case("1000-standard", "1000", 3, options={"target": 400}),
    Case("150-standard", "150", 4),
    Case(
        "150-variants",
        "150",
        5,
        options={
            "end_doubling": False,
            "immediate_win": False,
            "fjont_exchange_card": "low_if_possible",
        },
    ),
    Case("fjabbe-standard", "fjabbe", 77),
    Case(
        "fjabbe-declarations",
        "fjabbe",
        18,
        options={
            "fjabbe_declarations": True,
            "fjabbe_card_count": "tricks",
            "fjabbe_trickless": "also",
        },
    ),
)
