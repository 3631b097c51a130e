"""Score questions of Hachijuu that are refused: what no deal and no table can have."""

import pytest

from tests.score import asking
from tests.score.hachijuu_piles import EVEN, YAKU

THREE = {"ask": "settle", "seats": 3, "order": [0, 1, 2]}
SASHI = {"ask": "settle", "seats": 2, "order": [0, 1]}
HAND = "1L 2A 3L 4A 5A 6A 7A"
FIVE = {"ask": "settle", "seats": 5, "captured": {"0": YAKU["akatan"]}, "end": "agari", "by": 0}
SOLE = {"ask": "settle", "seats": 2, "order": [0], "folded": [1], "end": "sole"}
OUT = {**THREE, "captured": {"0": YAKU["akatan"]}, "end": "agari", "by": 0}


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ({"ask": "teyaku", "hand": "1L"}, "7 cards, not 1"),
        ({"ask": "teyaku", "hand": HAND + " 8L"}, "7 cards, not 8"),
        ({"ask": "teyaku", "hand": "1L 1L 2A 3L 4A 5A 6A"}, "1L is named twice"),
        ({"ask": "teyaku", "hand": "1A 2A 3L 4A 5A 6A 7A"}, "'1A' is not a card"),
        ({"ask": "teyaku", "hand": "W 2A 3L 4A 5A 6A 7A"}, "white card"),
        ({"ask": "teyaku", "hand": HAND, "preset": "classic"}, "no preset 'classic'"),
        ({"ask": "teyaku", "hand": HAND, "options": {"fee": 1}}, "no option 'fee'"),
        ({"ask": "teyaku", "hand": HAND, "options": {"fold_fee": -1}}, "from 0"),
        ({"ask": "teyaku", "hand": HAND, "options": {"overlook": "on"}}, "prompt, manual"),
        ({"ask": "teyaku"}, "hand"),
        ({"ask": "field"}, "no question 'field'"),
        ({"ask": "dekiyaku", "captured": "1L 1L"}, "1L is named twice"),
        ({"ask": "dekiyaku", "captured": "T20"}, "'T20' is not a card"),
        ({"ask": "auction", "seats": 7, "oya": 0}, "players, not 7"),
        ({"ask": "auction", "seats": 4}, "oya must be given"),
        ({"ask": "auction", "seats": 4, "oya": None, "declarations": ["in"]}, "HJ-301"),
        ({"ask": "auction", "seats": 4, "oya": 4}, "oya must be a seat from 0 to 3"),
        ({"ask": "auction", "seats": 4, "oya": 0, "declarations": ["stay"]}, "HJ-301"),
        ({"ask": "auction", "seats": 4, "oya": 0, "declarations": ["in"] * 4}, "HJ-310"),
        ({"ask": "auction", "seats": 3, "oya": 0, "declarations": ["double"] * 3}, "HJ-311"),
        ({"ask": "auction", "seats": 2, "oya": 0, "declarations": ["in"] * 3}, "HJ-306"),
        (
            {"ask": "auction", "seats": 3, "oya": 0, "declarations": ["fold", "fold", "in"]},
            "HJ-307",
        ),
        (
            {
                "ask": "auction",
                "seats": 4,
                "oya": 0,
                "declarations": ["double", "double", "in", "in", "in"],
            },
            "HJ-312",
        ),
        ({**OUT, "order": [0, 1, 3]}, "seat from 0 to 2"),
        ({**OUT, "order": [0, 1, 1]}, "order names a seat twice"),
        ({**OUT, "order": [0, 2, 1]}, "counterclockwise"),
        ({**OUT, "order": [0], "folded": [1, 2]}, "two or three play, not 1"),
        ({**OUT, "order": []}, "two or three play, not 0"),
        ({**OUT, "order": [0, 1]}, "seat 2 neither plays nor folded"),
        ({**OUT, "folded": [2]}, "both play and have folded"),
        ({**OUT, "folded": [3]}, "seat from 0 to 2"),
        ({**OUT, "rate": 3}, "1, 2 or 4, not 3"),
        ({**OUT, "rate": 8}, "1, 2 or 4, not 8"),
        ({**OUT, "by": None}, "active seats, not nothing"),
        ({**OUT, "by": 1}, "no captured yaku to go out with"),
        ({**OUT, "by": 7}, "active seats, not 7"),
        ({**OUT, "sage": [1]}, "no captured yaku to say sage with"),
        ({**OUT, "sage": [0]}, "further yaku"),
        ({**OUT, "sage": [5]}, "sage names seat 5"),
        ({**OUT, "captured": {"3": "1L"}}, "captured names seat 3"),
        ({**OUT, "captured": {"00": YAKU["akatan"]}}, "captured names seat 00"),
        ({**OUT, "captured": {"0": YAKU["akatan"], "1": "1R"}}, "two places"),
        ({**OUT, "announced": {"0": ["triple"]}}, "no hand yaku 'triple'"),
        ({**OUT, "announced": {"0": ["sanbon", "teshi"]}}, "two set yaku"),
        ({**OUT, "announced": {"0": ["suroku", "karasu"]}}, "two plain yaku"),
        ({**OUT, "announced": {"0": ["sanbon", "sanbon"]}}, "two set yaku"),
        ({**OUT, "announced": {"x": []}}, "announced names seat x"),
        ({**OUT, "end": "shoubu"}, "malformed"),
        ({**FIVE, "order": [0, 1, 2], "folded": [3], "rate": 2}, "only three players at rate 4"),
        ({**FIVE, "order": [0, 1], "folded": [2, 3], "rate": 4}, "only three players at rate 4"),
        ({**FIVE, "order": [0, 1, 3], "rate": 4}, "seat 2 speaks before seat 3"),
        ({**THREE, "end": "exhausted", "by": 0}, "240 points, not 0"),
        ({**THREE, "end": "exhausted", "captured": {"0": "1L"}}, "240 points, not 20"),
        ({**SASHI, "end": "exhausted", "by": 0}, "ended by nobody"),
        ({**SASHI, "end": "exhausted", "sage": [1]}, "no captured yaku"),
        (
            {
                **SASHI,
                "end": "exhausted",
                "captured": {"0": f"{EVEN[0]} {EVEN[1]}", "1": EVEN[2]},
            },
            "at most 34 cards, not 48",
        ),
        ({**SASHI, "end": "exhausted", "rate": 2, "options": {"two_player_auction": False}}, "R3"),
        ({**SOLE, "order": [0, 1], "folded": []}, "one player is left"),
        ({**SOLE, "announced": {"0": ["shisou"]}}, "neither announced nor paid"),
        ({**SOLE, "captured": {"0": "1L"}}, "no card is played"),
        ({**SOLE, "by": 1}, "seat 0 is left"),
        ({**SOLE, "folded": []}, "neither plays nor folded"),
        ({**SOLE, "options": {"two_player_auction": "off"}}, "HJ-R3"),
    ],
)
def test_what_cannot_be_answered_is_refused_in_one_sentence(
    question: dict[str, object], words: str
) -> None:
    assert words in asking.refused("hachijuu", **question)
