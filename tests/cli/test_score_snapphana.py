"""`fudaba score` in 800, 1000, 150 and Fjabbe: piles, hands and deals, as people read them."""

import json
from pathlib import Path

import pytest

from tests.cli.command import fudaba_command
from tests.score.snapphana_examples import rest_of_pack
from tests.score.snapphana_piles import FJABBE, MATCH

PILE = "SK SQ SN SJ SA CK HK T20 T18 T17 T16 T0 I1 I2 S6 H10"
HAND = "T20 T19 T0 SN CN HN DN SJ CJ HJ S6 S7 C8 D9 H10"


def rows(text: str) -> list[str]:
    """The lines of a table with a single space between words."""
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def test_wq_01_a_pile_is_counted_line_by_line() -> None:
    out = fudaba_command("score", "800", "--pile", PILE, "--last-trick").out
    assert rows(out) == [
        "for cards points rule",
        "Kings SK CK HK 17 SN-063",
        "Sequence of trumps T20 T0=T19 T18 T17 T16 20 SN-074",
        "Sequence of spades SK SQ SN SJ SA +T0 25 SN-077",
        "Sequence of snapphanar I1 I2 T0=I3 10 SN-079",
        "Doubled: three sequences or more 55 SN-072",
        "Card points 34 SN-091",
        "Last trick 6 SN-095",
        "sum 167",
        "T0=T19: the wild stands for that card (SN-082)",
        "+T0: the wild is one card more (SN-083)",
    ]
    assert fudaba_command("score", "800", PILE, "--last-trick").out == out


def test_a_pile_follows_the_tables_options() -> None:
    out = fudaba_command("score", "800", "--pile", PILE, "-o", "end_doubling=off").out
    assert "SN-072" not in out
    assert rows(out)[-3] == "sum 106"
    out = fudaba_command("score", "150", "--pile", PILE, "-o", "end_combinations=off").out
    assert rows(out)[1:] == ["Card points 34 SN-091", "sum 34"]
    tricks = ("--pile", "HK HQ H6 T9 SJ S7 S9 S10", "-o", "fjabbe_card_count=tricks")
    assert "FJ-R7" in fudaba_command("score", "fjabbe", *tricks).out
    assert fudaba_command("score", "1000", "--pile", "").out == "No cards: 0 points.\n"


def test_a_hand_shows_what_it_could_declare() -> None:
    out = fudaba_command("score", "800", "--hand", HAND).out
    assert "Doubled: three multiples or more" in out
    assert "SN-034" in out
    assert "T20 T19 T0=T18" in out
    assert "sum 122" in rows(out)
    nothing = fudaba_command("score", "800", "--hand", "SK").out
    assert nothing == "Nothing to declare: 0 points.\n"
    agreed = ("--hand", "SK SQ SN", "-o", "fjabbe_declarations=on")
    assert "sum 10" in rows(fudaba_command("score", "fjabbe", *agreed).out)


def test_the_same_as_json_and_in_other_languages() -> None:
    read = json.loads(fudaba_command("score", "800", "--hand", "SK SQ SN *", "--json").out)
    cards = "SN SQ SK *"
    spades = {"name": "spades", "points": 15, "rule": "SN-077", "cards": cards}
    assert read == {"ok": True, "lines": [{**spades, "laid": "SK SQ SN *=SJ"}], "points": 15}
    assert "Sekvens i spader" in fudaba_command("score", "800", PILE, "--lang", "sv").out
    assert "スペードの続き札" in fudaba_command("score", "800", PILE, "--lang", "ja").out


def settled(tmp_path: Path, game: str, facts: object, *arguments: str) -> str:
    """The answer about the facts of a deal."""
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(facts))
    answer = fudaba_command("score", game, "--facts", str(file), *arguments)
    assert (answer.code, answer.err) == (0, "")
    return answer.out


def test_a_whole_deal_from_facts(tmp_path: Path) -> None:
    facts = {
        "piles": [PILE, rest_of_pack(PILE)],
        "tricks": [4, 11],
        "last_trick": 0,
        "declared": [0, 10],
        "before": [300, 250],
    }
    out = settled(tmp_path, "800", facts)
    assert "Declared in the first trick" in out
    assert "seats 0+2 167 467" in rows(out)
    assert "The match goes on." in out
    read = json.loads(settled(tmp_path, "800", facts, "--json"))
    assert read["totals"][0] == 467


@pytest.mark.parametrize(
    ("facts", "options", "words"),
    [
        (
            {"last_trick": None, "declared": [0, 40], "before": [0, 110]},
            [],
            "The match is won by seat 1 (E8-011).",
        ),
        ({"piles": MATCH["WM-09"], "last_trick": 1}, [], "The match is won by seat 1 (OF-001)."),
        (
            {"piles": MATCH["WM-03"], "last_trick": 1, "before": [100, 100]},
            [],
            "The match is won by seat 1 (E8-010).",
        ),
        (
            {"piles": MATCH["WM-03"], "last_trick": 1, "before": [40, 30]},
            [],
            "Equal past the target: another deal decides (SN-R34).",
        ),
        (
            {"piles": MATCH["WM-03"], "last_trick": 1, "before": [40, 30]},
            ["-o", "tie_at_target=shared"],
            "The win is shared by seat 0, seat 1 (SN-R34).",
        ),
    ],
)
def test_who_wins_and_by_which_rule(
    tmp_path: Path, facts: object, options: list[str], words: str
) -> None:
    assert words in settled(tmp_path, "150", facts, *options)


def test_a_deal_of_fjabbe_shows_who_loses_it(tmp_path: Path) -> None:
    facts = {"piles": FJABBE["WJ-03"], "last_trick": 0, "losses": [3, 2, 0, 1]}
    out = settled(tmp_path, "fjabbe", facts)
    assert "The parti is lost by seat 1 (FJ-004, FJ-006)." in out
    assert "seat 1 0 0 3" in rows(out)
    assert "The match is won by seat 2 (FJ-R10)." in out
    on = settled(tmp_path, "fjabbe", {**facts, "losses": {}})
    assert "The match goes on." in on


WRONG = [
    ["800"],
    ["800", "--pile", "SK"],
    ["800", "--pile", "S5 S6"],
    ["800", "--pile", "SK SK"],
    ["800", "--pile", "", "--last-trick"],
    ["800", "--pile", "SK CK", "--hand", "SK"],
    ["800", "--pile", "SK CK", "--captured", "SK"],
    ["800", "--pile", "SK CK", "-o", "fjabbe_tie=all_lose"],
    ["800", "--pile", "SK CK", "--preset", "classic"],
    ["800", "--hand", "SK", "--last-trick"],
    ["800", "--hand", f"{HAND} S8"],
    ["fjabbe", "--hand", "SK SQ SN"],
    ["fjabbe", "--pile", "SK CK", "-o", "fjabbe_card_count=tricks"],
    ["150", "--pile", rest_of_pack("")],
    ["koikoi", "1L", "--last-trick"],
    ["801", "--pile", "SK CK"],
]


@pytest.mark.parametrize("arguments", WRONG, ids=[" ".join(row)[:40] for row in WRONG])
def test_wrong_input_is_answered_with_one_sentence(arguments: list[str]) -> None:
    answer = fudaba_command("score", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("fudaba: ")
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"last_trick": 0},
        {"last_trick": 0, "options": 5},
        {"last_trick": 0, "options": None},
        {"last_trick": 0, "preset": 3},
        {"last_trick": 0, "piles": "SK"},
        {"last_trick": "0", "piles": ["", ""]},
        {"ask": "legal", "hand": "SK"},
        {"ask": 1},
        [],
    ],
)
def test_wrong_facts_are_answered_with_one_sentence(tmp_path: Path, facts: object) -> None:
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(facts))
    for game in ("800", "fjabbe"):
        answer = fudaba_command("score", game, "--facts", str(file))
        assert (answer.code, answer.out) == (2, "")
        assert answer.err.startswith("fudaba: ")
        assert answer.err.count("\n") == 1


def test_questions_of_all_games_in_one_file(tmp_path: Path) -> None:
    questions = [
        {"game": "koikoi", "ask": "yaku", "captured": "1L 3L 8L"},
        {"game": "800", "ask": "points", "cards": "SK SN"},
        {"game": "hachihachi", "ask": "dekiyaku", "captured": "1L 3L 8L 12L"},
        {"game": "1000", "ask": "trick", "cards": "DJ *"},
        {"game": "fjabbe", "ask": "points", "cards": "SK"},
        {"game": "hachijuu", "ask": "dekiyaku", "captured": "1R 2R 3R"},
        {"game": "150", "ask": "legal", "hand": "S6 T5", "trick": "C6"},
    ]
    file = tmp_path / "questions.jsonl"
    file.write_text("\n".join(json.dumps(question) for question in questions))
    answer = fudaba_command("score", "--questions", str(file))
    answers = [json.loads(line) for line in answer.out.splitlines()]
    assert [found["ok"] for found in answers] == [True, True, True, True, False, True, True]
    assert answers[1] == {"ok": True, "points": 7}
    assert answers[6] == {"ok": True, "cards": "T5"}
