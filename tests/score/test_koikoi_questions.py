"""Score questions of Koi-Koi, by the contract."""

from typing import Any

import msgspec
import pytest

from fudaba.cards.pack import HANAFUDA
from fudaba.score.questions import answer_line, answer_lines
from tests.score import asking


def ask(**question: object) -> dict[str, Any]:
    return asking.ask("koikoi", **question)


def refused(**question: object) -> str:
    return asking.refused("koikoi", **question)


OYA = "5A 5R 5K1 5K2 1L 3K1 8A 12K1"
KO = "2A 2R 3L 4K1 6A 7K1 9K1 10R"
TABLE = "1R 2K1 4A 6K1 8L 9A 11L 12L"
QUIET = "1L 2A 3K1 4R 5K1 6A 7K1 8L"
OTHER = "1R 2R 3L 4K1 5A 6R 8A 10K1"
#: The poetry ribbons, worth 5, and one more, worth 6.
RED = "1R 2R 3R 4R"


def test_layout_names_the_winner_of_an_instant_hand() -> None:
    found = ask(ask="layout", hands=[OYA, KO], table=TABLE, dealer=0)
    assert found == {"ok": True, "outcome": "win", "seat": 0, "points": 6, "piles": []}
    found = ask(ask="layout", hands=[KO, OYA], table=TABLE, dealer=0)
    assert (found["outcome"], found["seat"]) == ("win", 1)


def test_layout_names_the_months_of_piles() -> None:
    table = "9A 9R 9K1 10A 10R 11L 12L 12K1"
    found = ask(ask="layout", hands=[QUIET, OTHER], table=table, dealer=1)
    assert found == {"ok": True, "outcome": "play", "seat": None, "points": 0, "piles": [9]}


def test_layout_of_a_bad_table_is_dealt_again() -> None:
    table = "9A 9R 9K1 9K2 10A 11L 12L 12K1"
    assert ask(ask="layout", hands=[QUIET, OTHER], table=table)["outcome"] == "redeal"


BOTH = ["5A 5R 5K1 5K2 1L 3K1 8A 12K1", "1R 1K1 2R 2K1 9A 9K1 12L 12K2"]
BOTH_TABLE = "3L 4A 6A 6K1 8L 10A 11L 12K3"


def test_kk_812_two_instant_hands_are_a_draw_or_the_dealer_s_point() -> None:
    found = ask(ask="layout", hands=BOTH, table=BOTH_TABLE, dealer=1)
    assert (found["outcome"], found["seat"], found["points"]) == ("draw", None, 0)
    found = ask(
        ask="layout", hands=BOTH, table=BOTH_TABLE, dealer=1, options={"dealer_point": "on"}
    )
    assert (found["outcome"], found["seat"], found["points"]) == ("win", 1, 1)


def test_yaku_come_with_points_rule_and_cards() -> None:
    found = ask(ask="yaku", captured="9A 3L 1R", options={"viewing_needs_other": False})
    assert found == {
        "ok": True,
        "yaku": [{"name": "hanami", "points": 5, "rule": "KK-431", "cards": "3L 9A"}],
        "points": 5,
    }


def test_options_may_be_json_values_or_words() -> None:
    plains = "1K1 1K2 2K1 2K2 3K1 3K2 4K1 4K2 5K1 9A"
    for on in (True, "on", "true"):
        assert ask(ask="yaku", captured=plains, options={"sake_cup_kasu": on})["points"] == 1
    for off in (False, "off", "false"):
        assert ask(ask="yaku", captured=plains, options={"sake_cup_kasu": off})["points"] == 0
    assert ask(ask="yaku", captured=plains, preset="common")["points"] == 1
    assert ask(ask="yaku", captured="1L", options={"deals": "6"}, deal=6)["ok"] is True


def test_settle_itemises_a_stop_and_its_doubling() -> None:
    found = ask(ask="settle", dealer=1, captured=["1L 3L 8L", RED], koi=[0, 2], end="stop", by=0)
    assert found["scores"] == [12, 0]
    assert found["next_dealer"] == 0
    assert found["entries"] == [
        {
            "from": "supply",
            "to": 0,
            "amount": 6,
            "reason": "sanko",
            "rule": "KK-414",
            "cards": "1L 3L 8L",
        },
        {
            "from": "supply",
            "to": 0,
            "amount": 6,
            "reason": "koi_doubling",
            "rule": "KK-601",
            "cards": "",
        },
    ]


def test_settle_takes_lists_and_objects_by_seat() -> None:
    by_list = ask(ask="settle", captured=[RED, "1L 3L 8L"], koi=[1, 0], end="stop", by=1)
    both = {"0": RED, "1": "1L 3L 8L"}
    by_name = ask(ask="settle", captured=both, koi={"0": 1}, end="stop", by=1)
    assert by_list == by_name
    assert by_list["scores"] == [0, 12]


def test_settle_of_an_exhausted_deal_keeps_the_dealer() -> None:
    found = ask(ask="settle", dealer=1, captured=["1L 3L 8L", ""], end="exhausted", deal=12)
    assert (found["scores"], found["entries"], found["next_dealer"]) == ([0, 0], [], 1)
    found = ask(
        ask="settle", dealer=1, captured=["", ""], end="exhausted", options={"dealer_point": True}
    )
    assert (found["scores"], found["next_dealer"]) == ([0, 1], 1)


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ({"ask": "yaku"}, "captured"),
        ({"ask": "yaku", "captured": 3}, "malformed"),
        ({"ask": "yaku", "captured": "1Z"}, "'1Z' is not a card"),
        ({"ask": "yaku", "captured": "T20"}, "'T20' is not a card"),
        ({"ask": "yaku", "captured": "W"}, "white card W"),
        ({"ask": "yaku", "captured": "1L 1L"}, "1L is named twice"),
        ({"ask": "yaku", "captured": "1L", "deal": 13}, "deal must be from 1 to 12"),
        ({"ask": "yaku", "captured": "1L", "deal": 4, "options": {"deals": 3}}, "from 1 to 3"),
        ({"ask": "yaku", "captured": "1L", "options": {"joker": True}}, "no option 'joker'"),
        ({"ask": "yaku", "captured": "1L", "options": {"kan": 11}}, "takes 12, 10"),
        ({"ask": "yaku", "captured": "1L", "options": {"kan": True}}, "takes 12, 10, not true"),
        ({"ask": "yaku", "captured": "1L", "options": {"kan": None}}, "takes 12, 10, not nothing"),
        ({"ask": "yaku", "captured": "1L", "options": {"tsukifuda": 1}}, "takes off, on"),
        ({"ask": "yaku", "captured": "1L", "preset": "x"}, "no preset 'x'"),
        ({"ask": "value"}, "no question 'value'"),
        ({"ask": "yaku", "captured": "1L", "seats": 3}, "2 players, not 3"),
        ({"ask": "layout", "hands": ["1L", "2A"], "table": "3L"}, "8 cards, not 1"),
        ({"ask": "layout", "hands": [OYA], "table": TABLE}, "2 seats"),
        ({"ask": "layout", "hands": [OYA, OYA], "table": TABLE}, "two places"),
        ({"ask": "layout", "hands": [OYA, KO], "table": TABLE, "dealer": 2}, "dealer"),
        ({"ask": "settle", "captured": ["", ""], "end": "stop", "by": 0}, "KK-501"),
        ({"ask": "settle", "captured": ["1L 3L 8L", ""], "end": "stop"}, "by must be a seat"),
        ({"ask": "settle", "captured": ["1L 3L 8L", ""], "end": "stop", "by": 2}, "by must be"),
        ({"ask": "settle", "captured": ["1L", "1L"], "end": "exhausted"}, "two places"),
        ({"ask": "settle", "captured": ["", ""], "end": "exhausted", "by": 1}, "nobody"),
        ({"ask": "settle", "captured": ["", ""], "end": "over"}, "malformed"),
        ({"ask": "settle", "captured": ["", ""], "end": "exhausted"}, "dealer must be given"),
        ({"ask": "settle", "captured": {"2": ""}, "end": "exhausted"}, "seat 2"),
        ({"ask": "settle", "captured": ["", ""], "koi": [8, 0], "end": "exhausted"}, "0 to 7"),
        (
            {
                "ask": "settle",
                "captured": ["", ""],
                "koi": [9, 0],
                "end": "exhausted",
                "options": {"last_card_koi": "allowed"},
            },
            "0 to 8",
        ),
        (
            {
                "ask": "settle",
                "captured": ["", ""],
                "koi": [2, 0],
                "end": "exhausted",
                "options": {"koi_limit": "once"},
            },
            "KK-806",
        ),
    ],
)
def test_what_cannot_be_answered_is_refused_in_one_sentence(
    question: dict[str, object], words: str
) -> None:
    error = refused(**question)
    assert words in error
    assert "\n" not in error


STOP = {"ask": "settle", "end": "stop", "by": 0}


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ({"captured": ["1L 3L 8L", "6A 6K1"], "koi": [0, 1]}, "seat 1 has no yaku to call"),
        ({"captured": ["", ""], "koi": [1, 0], "end": "exhausted", "by": None}, "no yaku to call"),
        ({"captured": ["1L 3L 8L", RED]}, "seat 1 has a yaku and has not called koi-koi (KK-501)"),
        ({"captured": ["1L 3L 8L", ""], "koi": [1, 0]}, "since it called koi-koi (KK-502)"),
        ({"captured": ["1L 3L 8L", "1R 2R 3R"], "koi": [0, 2]}, "gained nothing since"),
        ({"captured": ["6A 6R 7A 7R", "1R 2R 3R"], "koi": [1, 1]}, "seat 0 has no yaku to stop"),
    ],
)
def test_kk_501_and_kk_502_every_call_and_the_stop_came_after_a_gain(
    question: dict[str, object], words: str
) -> None:
    assert words in refused(**{**STOP, **question})


def test_kk_502_who_called_may_stop_after_a_further_gain() -> None:
    found = ask(**STOP, captured=[RED, ""], koi=[1, 0], options={"koi_double": "self"})
    assert found["scores"] == [12, 0]
    assert "cannot have gained 7 times" in refused(**STOP, captured=[RED, ""], koi=[6, 0])


def test_kk_301_no_more_than_forty_cards_are_captured() -> None:
    pack = HANAFUDA.set_text(HANAFUDA.full).split()
    captured = [" ".join(pack[:40]), ""]
    assert ask(ask="settle", dealer=0, captured=captured, koi=[1, 0], end="exhausted")["ok"]
    captured[1] = pack[40]
    assert "KK-301" in refused(ask="settle", captured=captured, koi=[1, 0], end="exhausted")


@pytest.mark.parametrize("line", [b"{", b"3", b"[]", b"\xff", b'{"game": 1}', b'{"ask": "yaku"}'])
def test_a_line_that_is_no_question_is_answered_and_the_rest_go_on(line: bytes) -> None:
    good = b'{"game": "koikoi", "ask": "yaku", "captured": ""}'
    answers = [msgspec.json.decode(found) for found in answer_lines([good, line, b"\n", good])]
    assert [found["ok"] for found in answers] == [True, False, True]


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    found = msgspec.json.decode(answer_line(b'{"game": "go", "ask": "yaku"}'))
    assert "no game 'go'" in found["error"]
    assert "koikoi" in found["error"]
