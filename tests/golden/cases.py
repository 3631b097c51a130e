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
)
