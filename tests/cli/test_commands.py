"""Every command of the contract, right and wrong input."""

import json
import re
from pathlib import Path

import pytest

from fudaba.cards.bits import is_compiled
from fudaba.locale import Language
from fudaba.records import json_form
from fudaba.records.files import write
from tests.cli.command import fudaba_command
from tests.locale.english import left_in_english
from tests.records.examples import finished, played


def test_alone_it_prints_what_it_can_do() -> None:
    answer = fudaba_command()
    assert answer.code == 0
    for command in (
        "games",
        "play",
        "score",
        "replay",
        "review",
        "rules",
        "odds",
        "simulate",
        "tournament",
        "bench",
    ):
        assert command in answer.out


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "play",
        "score",
        "replay",
        "review",
        "rules",
        "odds",
        "simulate",
        "tournament",
        "bench",
    ],
)
def test_every_command_has_help_with_an_example(command: str) -> None:
    answer = fudaba_command(command, "--help")
    assert answer.code == 0
    assert "Example:" in answer.out
    assert f"fudaba {command}" in answer.out


@pytest.mark.parametrize("command", ["play", "simulate", "tournament"])
def test_help_names_the_bots(command: str) -> None:
    words = fudaba_command(command, "--help").out.replace(",", " ").replace(".", " ").split()
    for name in ("random", "beginner", "greedy", "club", "master", "search:500", "search:200ms"):
        assert name in words


def test_version_says_whether_the_core_is_compiled() -> None:
    answer = fudaba_command("--version")
    assert answer.out.startswith("fudaba ")
    assert ("compiled core" in answer.out) == is_compiled()


def test_games_lists_every_option_with_values_default_and_rule() -> None:
    listed = json.loads(fudaba_command("games", "koikoi", "--json").out)
    options = {option["name"]: option for option in listed["options"]}
    assert len(options) == 18
    assert options["deals"]["values"] == [12, 6, 3]
    assert options["deals"]["default"] == 12
    assert options["trio_rule"]["rule"] == "KK-817"
    assert options["must_match"]["default"] is False
    shown = fudaba_command("games", "koikoi").out
    for name in options:
        assert name in shown
    assert "koikoi" in fudaba_command("games").out
    assert json.loads(fudaba_command("games", "--json").out)["games"][0]["game"] == "koikoi"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("sv", ("Antal givar", "2 spelare", "standardvärdet först")),
        ("ja", ("局数", "2人", "先頭が既定値")),
    ],
)
def test_games_speaks_three_languages(language: Language, words: tuple[str, ...]) -> None:
    shown = fudaba_command("games", "koikoi", "--lang", language).out
    assert [text for text in words if text not in shown] == []
    for game in ((), ("koikoi",), ("hachihachi",), ("800",)):
        shown = fudaba_command("games", *game, "--lang", language).out
        assert left_in_english(shown, language, "games.") == []
        assert "whole number" not in shown


def test_rules_shows_a_rule_by_id_and_finds_words() -> None:
    assert "laid on the pair" in " ".join(fudaba_command("rules", "koikoi", "kk-329").out.split())
    found = fudaba_command("rules", "koikoi", "sake", "cup").out
    assert "KK-804" in found
    assert "KK-329" not in found
    assert "KK-R41" in fudaba_command("rules", "koikoi").out
    one = json.loads(fudaba_command("rules", "koikoi", "KK-411", "--json").out)
    assert one[0]["id"] == "KK-411"


def test_rules_keep_their_tables_and_rows_their_headings() -> None:
    for game, rule, cells in (
        ("koikoi", "KK-330", ("Hand card", "makes a trio (KK-329)")),
        ("800", "SN-063", ("Tretal", "36")),
        ("fjabbe", "SN-071", ("and so on to 22", "105")),
    ):
        out = fudaba_command("rules", game, rule).out
        assert [cell for cell in cells if cell not in out] == []
    for about in ("HH-414", "two_standing"):
        rows = fudaba_command("rules", "hachihachi", about).out
        heading = next(line for line in rows.splitlines() if "Teyaku" in line)
        row = next(line for line in rows.splitlines() if "HH-414" in line)
        assert heading.index("Value") == row.index("8 kan")


def test_rules_of_a_shared_book_are_those_that_concern_the_game() -> None:
    for game, own, strange in (
        ("fjabbe", ("FJ-007", "SN-071"), ("T1-", "OF-")),
        ("1000", ("T1-004", "E8-010", "SN-071"), ("OF-00", "FJ-0")),
    ):
        for about in ((), ("cards",)):
            ids = re.findall(r"^ *(?:\u2022 )?(\w\w-R?\d+)", _rules(game, *about), re.M)
            assert [rule for rule in ids if rule.startswith(strange)] == []
            assert about or [rule for rule in own if rule not in ids] == []
    err = fudaba_command("rules", "fjabbe", "FJ-R17").err
    assert err == "fudaba: no rule of fjabbe has the id 'FJ-R17'; did you mean FJ-R1?\n"
    err = fudaba_command("rules", "koikoi", "KK-9999").err
    assert err == "fudaba: no rule of koikoi has the id or the words 'KK-9999'\n"
    assert "As in 800, where nothing else is said" in _rules("fjabbe")
    assert "As in" not in _rules("800")
    err = fudaba_command("simulate", "--foo").err
    assert err == "fudaba: fudaba simulate has no option --foo; see fudaba simulate --help\n"
    assert "did you mean --option?" in fudaba_command("simulate", "--opton").err


def _rules(*arguments: str) -> str:
    return fudaba_command("rules", *arguments).out


def test_score_explains_each_yaku_with_cards_points_and_rule() -> None:
    out = fudaba_command("score", "koikoi", "1L 3L 8L 9A", "--option", "sake_cup_kasu=on").out
    assert "Three lights" in out
    assert "1L 3L 8L" in out
    assert "KK-414" in out
    assert out.split()[-1] == "16"
    same = fudaba_command("score", "koikoi", "--captured", "1L 3L 8L 9A").out
    assert same == out


def test_score_of_a_stop_shows_the_doubling() -> None:
    out = fudaba_command("score", "koikoi", "1L 3L 8L", "--opponent-calls", "1").out
    assert "KK-601" in out
    assert "winner 12" in out
    swedish = fudaba_command("score", "koikoi", "1L 3L 8L", "--opponent-calls", "1", "--lang", "sv")
    assert "vinnaren 12, motspelaren 0; vinnaren ger nästa giv" in swedish.out
    assert "summa" in fudaba_command("score", "koikoi", "1L 3L 8L", "--lang", "sv").out


def test_score_of_a_dealt_hand() -> None:
    assert (
        "KK-201" in fudaba_command("score", "koikoi", "--hand", "5A 5R 5K1 5K2 1L 3K1 8A 12K1").out
    )
    assert (
        "No instant" in fudaba_command("score", "koikoi", "--hand", "1L 2A 3L 4A 5A 6A 7A 8L").out
    )


def test_score_of_a_whole_deal_from_facts(tmp_path: Path) -> None:
    facts = tmp_path / "deal.json"
    facts.write_text(
        json.dumps({"dealer": 1, "captured": ["1L 3L 8L", ""], "end": "stop", "by": 0})
    )
    out = fudaba_command("score", "koikoi", "--facts", str(facts)).out
    assert "seat 0 6, seat 1 0" in out
    as_json = fudaba_command("score", "koikoi", "--facts", str(facts), "--json").out
    assert json.loads(as_json)["scores"] == [6, 0]


def test_score_answers_questions_line_by_line(tmp_path: Path) -> None:
    question = b'{"game": "koikoi", "ask": "yaku", "captured": "1L 3L 8L"}\n'
    answer = fudaba_command("score", "--questions", "-", stdin=question + b"nonsense\n" + question)
    answers = [json.loads(line) for line in answer.out.splitlines()]
    assert [found["ok"] for found in answers] == [True, False, True]
    assert answer.code == 0
    (tmp_path / "q.jsonl").write_bytes(question)
    from_file = fudaba_command("score", "--questions", str(tmp_path / "q.jsonl"))
    assert json.loads(from_file.out)["points"] == 6


def test_replay_prints_deals_ledger_and_result(tmp_path: Path) -> None:
    match = finished(9)
    write(match.record(["Ada", "Bo"]), tmp_path / "match.toml")
    answer = fudaba_command("replay", str(tmp_path / "match.toml"))
    assert answer.code == 0
    assert "Deal 3" in answer.out
    assert "KK-" in answer.out
    winner = match.winner
    assert f"Won by {['Ada', 'Bo'][winner]}" in answer.out if isinstance(winner, int) else True
    as_json = json.loads(fudaba_command("replay", str(tmp_path / "match.toml"), "--json").out)
    assert as_json["scores"] == match.scores


def test_replay_answers_json_lines(tmp_path: Path) -> None:
    good = json_form.dump(finished(9).record())
    half = json_form.dump(played(20).record())
    lines = b"\n".join([good, b"{}", half]) + b"\n"
    (tmp_path / "matches.jsonl").write_bytes(lines)
    from_file = fudaba_command("replay", "--jsonl", str(tmp_path / "matches.jsonl"))
    from_input = fudaba_command("replay", "--jsonl", "-", stdin=lines)
    assert from_file == from_input
    answers = [json.loads(line) for line in from_file.out.splitlines()]
    assert [found["ok"] for found in answers] == [True, False, True]
    assert [found.get("over") for found in answers] == [True, None, False]


WRONG = [
    (["frobnicate"], 2),
    (["games", "go"], 2),
    (["games", "--frob"], 2),
    (["score"], 2),
    (["score", "koikoi"], 2),
    (["score", "koikoi", "1Z"], 2),
    (["score", "koikoi", "1L 1L"], 2),
    (["score", "koikoi", "1L", "--deal", "13"], 2),
    (["score", "koikoi", "1L", "--deal", "x"], 2),
    (["score", "koikoi", "1L", "--option", "kan"], 2),
    (["score", "koikoi", "1L", "--option", "kan=11"], 2),
    (["score", "koikoi", "1L", "--preset", "x"], 2),
    (["score", "koikoi", "1L", "--hand", "1L"], 2),
    (["score", "koikoi", "--hand", "1L"], 2),
    (["score", "koikoi", "1L", "--lang", "de"], 2),
    (["score", "koikoi", "1L", "--opponent-calls", "1"], 2),
    (["score", "koikoi", "--facts", "missing.json"], 1),
    (["score", "--questions", "missing.jsonl"], 1),
    (["rules", "koikoi", "zzzz"], 2),
    (["rules", "go"], 2),
    (["rules"], 2),
    (["replay", "missing.toml"], 1),
    (["replay", "."], 1),
    (["replay", "--jsonl", "missing.jsonl"], 1),
    (["bench", "--seconds", "0"], 2),
    (["play", "go"], 2),
    (["play", "koikoi", "--bot", "oracle"], 2),
    (["play", "koikoi", "--option", "x=1"], 2),
    (["play", "koikoi", "--seats", "3"], 2),
    (["play", "koikoi", "--seed", "-1"], 2),
    (["play", "koikoi"], 1),
]


@pytest.mark.parametrize(("arguments", "code"), WRONG, ids=[" ".join(row[0]) for row in WRONG])
def test_wrong_input_is_answered_with_one_sentence(
    arguments: list[str], code: int, tmp_path: Path
) -> None:
    answer = fudaba_command(*arguments, cwd=tmp_path)
    assert answer.code == code
    assert answer.out == ""
    assert answer.err.startswith("fudaba: ")
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err


def test_a_bad_record_file_is_answered_with_its_place(tmp_path: Path) -> None:
    record = finished(9).record()
    record.deals[0].actions[0] = "stop"
    write(record, tmp_path / "bad.toml")
    answer = fudaba_command("replay", str(tmp_path / "bad.toml"))
    assert answer.code == 2
    assert "line " in answer.err
    assert "deal 0, action 0: 'stop' is not legal" in answer.err
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    assert fudaba_command("replay", str(tmp_path / "binary.toml")).code == 2
    write(finished(9).record(), tmp_path / "done.toml")
    answer = fudaba_command("play", "koikoi", "--save", str(tmp_path / "done.toml"))
    assert answer.code == 2
    assert "finished match" in answer.err
