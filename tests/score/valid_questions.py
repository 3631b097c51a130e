"""One question of every kind that there is, with every key that its game has, and answered."""

from typing import Any, Final

VALID: Final[dict[tuple[str, str], dict[str, Any]]] = {
    ("koikoi", "layout"): {
        "hands": ["1L 2A 3L 4A 5A 6A 7A 8L", "1R 2R 3R 4R 5R 6R 7R 9A"],
        "table": "1K1 2K1 3K1 4K1 5K1 6K1 7K1 8A",
        "dealer": 0,
    },
    ("koikoi", "yaku"): {"captured": "1L 3L 8L", "deal": 1},
    ("koikoi", "settle"): {
        "captured": ["1L 3L 8L", "1R 2R 3R 4A"],
        "end": "stop",
        "by": 0,
        "koi": [0, 1],
        "dealer": 0,
        "deal": 1,
    },
    ("hachijuu", "teyaku"): {"hand": "1L 1R 1K1 2A 3L 6A 8L"},
    ("hachijuu", "dekiyaku"): {"captured": "6A 7A 10A"},
    ("hachijuu", "auction"): {"seats": 4, "oya": 0, "declarations": ["in", "fold"]},
    ("hachijuu", "settle"): {
        "seats": 4,
        "order": [0, 1, 2],
        "rate": 1,
        "folded": [3],
        "announced": {"0": ["sanbon"]},
        "captured": {"0": "6A 7A 10A"},
        "end": "agari",
        "by": 0,
        "sage": [],
    },
    ("hachihachi", "teyaku"): {"hand": "1L 1R 1K1 2A 3L 6A 8L"},
    ("hachihachi", "dekiyaku"): {"captured": "6R 9R 10R"},
    ("hachihachi", "field"): {"table": "1L 2A 4A 5A 6A 7A", "carried": [4]},
    ("hachihachi", "compensation"): {"hand": "1R 2R 3R 4A 5A 8L 9A"},
    ("hachihachi", "auction"): {
        "seats": 4,
        "dealer": 0,
        "multiplier": 1,
        "says": ["stay"],
        "mizuten": False,
        "white": None,
    },
    ("hachihachi", "settle"): {
        "seats": 3,
        "order": [0, 1, 2],
        "multiplier": 1,
        "pot": 0,
        "teyaku": {"1": {"hand": "1R 4R 2K1 3K1 5K1 6K1 7K1", "groups": "B"}},
        "captured": {"0": "1R 1K1 2R 2K2 3R 3K2"},
        "end": "shoubu",
        "by": 0,
        "sage": [],
        "mizuten": False,
        "white": None,
        "liable": {},
        "liable_month": {},
    },
}

for _game, _sides in (("800", 2), ("1000", 2), ("150", 2), ("fjabbe", 4)):
    VALID[_game, "combinations"] = {"cards": "SK SQ SN SJ"}
    VALID[_game, "declaration"] = {"combinations": [{"kind": "kings", "cards": "SK CK HK"}]}
    VALID[_game, "points"] = {"cards": "SK SQ SN SJ"}
    VALID[_game, "trick"] = {"cards": "SK SQ"}
    VALID[_game, "legal"] = {"hand": "SK SQ", "trick": "S6"}
    VALID[_game, "settle"] = {
        "piles": ["SK SQ SN SJ"] + [""] * (_sides - 1),
        "tricks": [1] + [0] * (_sides - 1),
        "last_trick": 0,
        "declared": [0] * _sides,
        "before": [0] * _sides,
        "losses": [0] * _sides,
    }
VALID["fjabbe", "declaration"]["options"] = {"fjabbe_declarations": True}
