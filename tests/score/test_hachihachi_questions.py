"""Score questions of Hachi-Hachi, by the contract; figures from the rulebook's worked cases."""

from typing import Any

import pytest

from fudaba.cards.pack import HANAFUDA
from tests.score import asking

#: One card more than two players can capture.
THIRTY_FIVE = HANAFUDA.set_text((1 << 35) - 1)


def ask(**question: object) -> dict[str, Any]:
    return asking.ask("hachihachi", **question)


def refused(**question: object) -> str:
    return asking.refused("hachihachi", **question)


def test_teyaku_gives_the_best_of_each_group_and_what_must_be_shown() -> None:
    found = ask(ask="teyaku", hand="12K1 12K2 12K3 4R 4K1 4K2 5K1")
    assert found == {
        "ok": True,
        "group_a": {
            "name": "two_standing",
            "kan": 8,
            "rule": "HH-414",
            "cards": "4R 4K1 4K2 12K1 12K2 12K3",
        },
        "group_b": {"name": "one_ribbon", "kan": 3, "rule": "HH-431", "cards": "4R"},
        "kan": 11,
    }
    shown = ask(ask="teyaku", hand="12K1 12K2 12K3 4R 4K1 4K2 5K1", preset="classic")
    assert shown["group_b"]["cards"] == "4K1 4K2 5K1 12K1 12K2 12K3"
    nothing = ask(ask="teyaku", hand="1L 2R 3K1 4K1 5K1 6K1 7K1")
    assert (nothing["group_a"], nothing["group_b"], nothing["kan"]) == (None, None, 0)


def test_hh_421_a_standing_haneken_is_worth_one_more_in_classic() -> None:
    hand = "7A 7R 7K1 2A 2R 3L 3R"
    assert ask(ask="teyaku", hand=hand)["kan"] == 7
    assert ask(ask="teyaku", hand=hand, preset="classic")["kan"] == 8
    assert ask(ask="teyaku", hand=hand, options={"haneken_standing": "on"})["kan"] == 8


def test_dekiyaku_add_up() -> None:
    found = ask(ask="dekiyaku", captured="1R 2R 3R 6R 9R 10R 4R 5R")
    assert [(row["name"], row["kan"]) for row in found["yaku"]] == [
        ("seven_ribbons", 11),
        ("poetry", 7),
        ("blue", 7),
    ]
    assert found["kan"] == 25
    assert ask(ask="dekiyaku", captured="6A 7A 10A")["kan"] == 0
    assert ask(ask="dekiyaku", captured="6A 7A 10A", options={"ino_shika_cho": True})["kan"] == 7


def test_field_takes_the_highest_and_carries_the_rest() -> None:
    found = ask(ask="field", table="1L 11L 12L 2A 4A 5A", carried=[])
    assert (found["multiplier"], found["carried"]) == (4, [4, 2])
    found = ask(ask="field", table="1L 11L 2A 4A 5A 6A", carried=[4, 4, 2])
    assert (found["multiplier"], found["carried"]) == (4, [4, 4, 2, 2])
    stacked = ask(ask="field", table="1L 3L 11L 2A 4A 5A", options={"field_rule": "stack"})
    assert (stacked["multiplier"], stacked["carried"]) == (16, [])
    assert "HH-105" in refused(ask="field", table="1L 1R 1K1 1K2 2A 4A")


def test_compensation_is_itemised() -> None:
    found = ask(ask="compensation", hand="1R 2R 3R 4A 5A 8L 9A")
    assert found["points"] == 38
    assert [(line["points"], line["rule"]) for line in found["lines"]] == [
        (35, "HH-352"),
        (3, "HH-353"),
    ]
    assert ask(ask="compensation", hand="7A 7R 7K1 2A 2R 3L 3R", preset="classic")["points"] == 57


def test_auction_says_who_plays_and_who_pays() -> None:
    found = ask(ask="auction", seats=4, dealer=0, says=["stay", "stay", "drop"])
    assert found == {
        "ok": True,
        "fees": {"2": 10},
        "active": [0, 1, 3],
        "forced_in": [3],
        "driven_out": [],
    }
    found = ask(ask="auction", seats=6, dealer=0, says=["stay", "stay", "stay"])
    assert (found["active"], found["driven_out"]) == ([0, 1, 2], [3, 4, 5])
    fees = ask(ask="auction", seats=5, dealer=0, says=["drop", "drop"], multiplier=4)["fees"]
    assert fees == {"0": 40, "1": 60}


def test_auction_says_who_speaks_next() -> None:
    found = ask(ask="auction", seats=5, dealer=3, says=["drop"])
    assert found == {"ok": True, "fees": {"3": 10}, "next": 4, "legal": ["stay", "drop"]}
    free = {"auction_min": "free"}
    says = ["drop", "drop", "stay", "stay"]
    found = ask(ask="auction", seats=4, dealer=0, says=says, options=free)
    assert (found["next"], found["legal"]) == (2, ["split", "refuse"])
    found = ask(ask="auction", seats=4, dealer=0, says=[*says, "split"], options=free)
    assert found["next"] == 3
    found = ask(ask="auction", seats=4, dealer=0, says=[*says, "split", "split"], options=free)
    assert found["outcome"] == "split"
    found = ask(ask="auction", seats=4, dealer=0, says=[*says, "refuse"], options=free)
    assert found["active"] == [2, 3]
    assert "outcome" not in found


def test_auction_outcomes_without_play() -> None:
    dropped = ["drop"] * 4
    found = ask(ask="auction", seats=4, dealer=0, says=dropped, preset="classic")
    assert (found["outcome"], found["active"]) == ("void", [])
    assert found["fees"] == {"0": 12, "1": 18, "2": 24, "3": 30}
    found = ask(
        ask="auction", dealer=0, seats=4, says=["drop", "drop", "drop", "stay"], preset="classic"
    )
    assert (found["outcome"], found["active"]) == ("sole", [3])
    found = ask(
        ask="auction", dealer=0, seats=4, says=["drop", "stay", "stay", "drop"], preset="classic"
    )
    assert (found["outcome"], found["active"]) == ("split", [1, 2])


def test_auction_with_mizuten_and_the_white_card() -> None:
    found = ask(
        ask="auction",
        dealer=0,
        seats=5,
        says=["drop", "stay", "stay"],
        mizuten=True,
        preset="classic",
    )
    assert (found["active"], found["fees"], found["driven_out"]) == ([0, 2, 3], {"1": 18}, [4])
    found = ask(
        ask="auction",
        dealer=0,
        seats=7,
        white=2,
        says=["stay", "drop", "drop", "stay", "stay"],
        preset="classic",
    )
    assert (found["active"], found["fees"]) == ([0, 4, 5], {"1": 18, "3": 24})
    assert found["driven_out"] == [6]


BASES = {"0": "4A 4K1", "1": "1R 1K1 2R 2K1 3R 3K1", "2": "6A 6K1"}


def test_settle_of_a_shoubu() -> None:
    found = ask(ask="settle", seats=3, order=[0, 1, 2], captured=BASES, end="shoubu", by=1)
    assert found["scores"] == [-70, 140, -70]
    assert (found["winner"], found["track"]) == (1, 0)
    assert {entry["rule"] for entry in found["entries"]} == {"HH-603"}
    assert sum(entry["amount"] for entry in found["entries"]) == 140


def test_settle_of_an_exhausted_deal_by_points() -> None:
    found = ask(
        ask="settle",
        seats=3,
        order=[0, 1, 2],
        multiplier=1,
        points={"0": 100, "1": 92, "2": 72},
        end="exhausted",
        preset="classic",
    )
    assert found["scores"] == [11, 4, -16]
    assert (found["winner"], found["track"]) == (0, 1)


def test_settle_with_teyaku_pot_and_escape() -> None:
    found = ask(
        ask="settle",
        seats=3,
        order=[0, 1, 2],
        teyaku={"1": {"hand": "1R 4R 2K1 3K1 5K1 6K1 7K1", "groups": "B"}},
        captured={
            "0": "4A 4K1",
            "1": "1L 1K1 3L 3K1 8L 8K1 12L 12K1 2A 2R",
            "2": "9A 9K1",
        },
        pot=25,
        end="shoubu",
        by=1,
    )
    assert found["scores"] == [-130, 285, -130]
    assert {entry["reason"] for entry in found["entries"]} == {
        "red",
        "four_lights",
        "pot",
        "nukeyaku",
    }


def test_settle_with_liability_and_sage() -> None:
    captured = {
        "0": "1R 1K1 2R 2K1 3R 3K1 6R 6K1 9R 9K1 10R 10K1",
        "1": "1L 1K2 3L 3K2 8L 8K1 12L 12K1",
        "2": "4A 4K1",
    }
    found = ask(
        ask="settle",
        seats=3,
        order=[0, 1, 2],
        captured=captured,
        sage=[1],
        liable={"poetry": 2},
        end="shoubu",
        by=0,
        options={"liability_dekiyaku": True},
    )
    assert found["scores"] == [280, -140, -140]


def test_settle_of_a_cancel_with_a_pot_and_the_track() -> None:
    found = ask(
        ask="settle",
        seats=4,
        order=[0, 2, 3],
        captured={"0": "1R 1K1 2R 2K1 3R 3K1", "2": "4A 4K1", "3": "5A 5K1"},
        sage=[0],
        pot=18,
        end="cancel",
        by=0,
        preset="classic",
    )
    assert (found["scores"], found["track"]) == ([101, 0, -42, -42], 1)


POETRY = "1R 1K1 2R 2K1 3R 3K1"
BLUE = "6R 6K1 9R 9K1 10R 10K1"
FOUR = {"ask": "settle", "seats": 4, "captured": {"0": POETRY}, "end": "shoubu", "by": 0}
THREE = {"ask": "settle", "seats": 3, "order": [0, 1, 2]}
BOTH = {**THREE, "captured": {"0": POETRY, "1": BLUE}}


@pytest.mark.parametrize(
    ("question", "words"),
    [
        # HH-250, HH-R13, HH-992: where the blind stay is played.
        (
            {
                **THREE,
                "captured": {"0": POETRY},
                "end": "shoubu",
                "by": 0,
                "mizuten": True,
                "options": {"mizuten": True, "mizuten_with_three": False},
            },
            "HH-R13",
        ),
        ({**FOUR, "order": [0, 1, 2], "mizuten": True}, "HH-250"),
        ({"ask": "auction", "dealer": 0, "seats": 4, "mizuten": True}, "HH-250"),
        (
            {
                "ask": "auction",
                "dealer": 0,
                "seats": 3,
                "mizuten": True,
                "options": {"mizuten": True, "mizuten_with_three": False},
            },
            "HH-R13",
        ),
        (
            {"ask": "auction", "dealer": 0, "seats": 2, "mizuten": True, "preset": "classic"},
            "HH-992",
        ),
        (
            {**FOUR, "seats": 2, "order": [0, 1], "mizuten": True, "options": {"mizuten": True}},
            "HH-992",
        ),
        # HH-309, HH-310, HH-R12: when two of more than two play.
        ({**FOUR, "order": [0, 1]}, "HH-309"),
        ({**FOUR, "order": [0, 1], "options": {"two_stay": "play"}}, "HH-309"),
        ({**FOUR, "order": [0, 1], "preset": "classic"}, "HH-310"),
        ({**FOUR, "seats": 3, "order": [0, 1], "options": {"auction_min": "free"}}, "HH-R12"),
        (
            {**FOUR, "seats": 3, "order": [0, 1], "options": {"auction_with_three": True}},
            "HH-309",
        ),
        ({**FOUR, "order": [0, 2, 1]}, "HH-304"),
        # HH-650, HH-652: whoever has a dekiyaku has ended the deal or said sage, and no other.
        ({**BOTH, "end": "shoubu", "by": 0, "sage": [1, 2]}, "seat 2 has no dekiyaku"),
        ({**BOTH, "end": "cancel", "by": 0, "sage": [2, 0, 1]}, "seat 2 has no dekiyaku"),
        ({**BOTH, "end": "exhausted", "sage": [2, 1, 0]}, "seat 2 has no dekiyaku"),
        ({**BOTH, "end": "shoubu", "by": 0, "sage": [3]}, "0, 1, 2 do"),
        (
            {
                **THREE,
                "points": {"0": 88, "1": 88, "2": 88},
                "end": "exhausted",
                "sage": [0],
            },
            "seat 0 has no dekiyaku to say sage with (HH-650, HH-652)",
        ),
        ({**BOTH, "end": "shoubu", "by": 0}, "seat 1 has a dekiyaku and has said no sage"),
        ({**BOTH, "end": "cancel", "by": 0, "sage": [0]}, "seat 1 has a dekiyaku"),
        ({**BOTH, "end": "shoubu", "by": 0, "sage": [0, 1]}, "since its sage (HH-652)"),
        # HH-713, HH-R42: who of several said sage first must be known.
        ({**BOTH, "end": "exhausted"}, "sage must list seat 0"),
        ({**BOTH, "end": "exhausted", "sage": [1]}, "who said sage first wins (HH-713, HH-R42)"),
        # HH-422, HH-991.
        (
            {
                **BOTH,
                "end": "shoubu",
                "by": 0,
                "sage": [1],
                "teyaku": {"2": {"hand": "4A 4R 4K1 4K2 5A 5R 5K1", "groups": "A"}},
                "preset": "classic",
            },
            "HH-422",
        ),
        (
            {**FOUR, "seats": 2, "order": [0, 1], "captured": {"0": THIRTY_FIVE}, "sage": []},
            "at most 34 cards, not 35 (HH-991)",
        ),
        # HH-716, HH-903: nobody answers for what nobody has.
        (
            {
                **BOTH,
                "end": "shoubu",
                "by": 0,
                "sage": [1],
                "liable": {"four_lights": 2},
                "options": {"liability_dekiyaku": True},
            },
            "nobody has four_lights",
        ),
        (
            {
                **BOTH,
                "end": "shoubu",
                "by": 0,
                "sage": [1],
                "liable_month": {"4": 2},
                "options": {"liability_tobikomi": True},
            },
            "nobody has declared a triple of month 4",
        ),
    ],
)
def test_what_cannot_have_happened_is_refused_with_its_rule(
    question: dict[str, object], words: str
) -> None:
    assert words in refused(**question)


def test_hh_713_a_sole_holder_counts_as_sage_listed_or_not() -> None:
    exhausted = {**THREE, "captured": {"1": POETRY}, "end": "exhausted"}
    found = ask(**exhausted)
    assert (found["winner"], found["scores"]) == (1, [-35, 70, -35])
    assert ask(**exhausted, sage=[1]) == found
    first = ask(**BOTH, end="exhausted", sage=[1, 0])
    assert first["winner"] == 1
    assert ask(**BOTH, end="exhausted", sage=[0, 1])["winner"] == 0


def test_hh_309_two_of_more_than_two_play_where_nobody_is_forced_in() -> None:
    found = ask(**FOUR, order=[0, 1], options={"auction_min": "free"})
    assert found["scores"] == [70, -70, 0, 0]


HAND = "1L 2A 3L 4A 5A 6A 7A"
SETTLE = {"ask": "settle", "seats": 3, "order": [0, 1, 2], "captured": BASES}


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ({"ask": "teyaku", "hand": "1L"}, "7 cards, not 1"),
        ({"ask": "teyaku", "hand": "1L 1L 2A 3L 4A 5A 6A"}, "1L is named twice"),
        ({"ask": "teyaku", "hand": "W 2A 3L 4A 5A 6A 7A"}, "white card"),
        ({"ask": "teyaku", "hand": HAND, "preset": "octal"}, "no preset 'octal'"),
        ({"ask": "teyaku", "hand": HAND, "options": {"kan_points": 11}}, "even"),
        ({"ask": "field", "table": "1L"}, "6 cards, not 1"),
        ({"ask": "field", "table": "1L 2A 3L 4A 5A 6A", "carried": [3]}, "not 3"),
        ({"ask": "auction", "dealer": 0, "seats": 8}, "players, not 8"),
        ({"ask": "auction", "dealer": 0, "seats": 7}, "white"),
        ({"ask": "auction", "dealer": 0, "seats": 4, "white": 1}, "white"),
        ({"ask": "auction", "seats": 4, "dealer": 4}, "dealer"),
        ({"ask": "auction", "seats": 4}, "dealer must be given"),
        ({"ask": "auction", "dealer": 0, "seats": 4, "says": ["pass"]}, "'pass'"),
        ({"ask": "auction", "dealer": 0, "seats": 4, "says": ["stay"] * 4}, "nobody is asked"),
        ({"ask": "auction", "dealer": 0, "seats": 4, "multiplier": 3}, "cannot be 3"),
        ({**SETTLE, "end": "shoubu", "by": 0}, "no dekiyaku"),
        ({**SETTLE, "end": "cancel", "by": 1}, "no sage"),
        ({**SETTLE, "end": "shoubu"}, "active seats"),
        ({**SETTLE, "end": "shoubu", "by": 1, "options": {"kan_points": 9}}, "even"),
        ({**SETTLE, "end": "shoubu", "by": 1, "order": [0, 1, 1]}, "different seats"),
        ({**SETTLE, "end": "shoubu", "by": 1, "order": [0, 1, 3]}, "seat from 0 to 2"),
        ({**SETTLE, "end": "exhausted", "points": {"0": 88}}, "either captured or points"),
        ({**SETTLE, "end": "exhausted", "captured": {"5": ""}}, "does not play"),
        ({**SETTLE, "end": "exhausted", "captured": {"0": "1L", "1": "1L"}}, "two places"),
        ({**SETTLE, "end": "exhausted", "captured": {"0": "1L"}}, "all 48 cards"),
        ({**SETTLE, "end": "shoubu", "by": 1, "pot": 10**30}, "pot"),
        ({**SETTLE, "end": "shoubu", "by": 1, "options": {"kan_points": 10**30}}, "even"),
        ({**SETTLE, "end": "shoubu", "by": 1, "liable": {"poetry": 2}}, "HH-716"),
        (
            {
                **SETTLE,
                "end": "shoubu",
                "by": 1,
                "liable": {"poetry": 1},
                "options": {"liability_dekiyaku": True},
            },
            "cannot answer",
        ),
        (
            {
                **SETTLE,
                "end": "shoubu",
                "by": 1,
                "liable": {"five_lights": 0},
                "options": {"liability_dekiyaku": True},
            },
            "only for",
        ),
    ],
)
def test_what_cannot_be_answered_is_refused_in_one_sentence(
    question: dict[str, object], words: str
) -> None:
    assert words in refused(**question)
