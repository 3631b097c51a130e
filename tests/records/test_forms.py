"""TOML and JSON Lines hold the same records and give them back."""

from pathlib import Path

import pytest
from msgspec.structs import replace

import fudaba
from fudaba.games.record import DealRecord, Record, RecordError
from fudaba.records import json_form, toml_form
from fudaba.records.files import read, replay_file, write
from tests.records.examples import finished, played


@pytest.mark.parametrize("decks", [False, True])
@pytest.mark.parametrize("actions", [0, 1, 25, 60, 10_000])
def test_both_forms_give_back_what_was_written(actions: int, decks: bool) -> None:
    record = played(actions, deals=6, sake_cup_kasu=True).record(["Ada", "Bo"], decks=decks)
    assert toml_form.load(toml_form.dump(record)) == record
    assert json_form.load(json_form.dump(record)) == record


def test_a_record_says_who_plays_and_whether_it_is_finished() -> None:
    for match in (played(25), finished()):
        record = replace(match.record(["Ada", "Bo"]), bots=["", "club"])
        text = toml_form.dump(record)
        assert toml_form.load(text) == json_form.load(json_form.dump(record)) == record
        assert fudaba.replay(record) == match
        assert toml_form.is_finished(text) == match.is_over


def test_a_record_written_to_a_file_replays_to_the_same_match(tmp_path: Path) -> None:
    match = played(70)
    write(match.record(["Ada", "Bo"]), tmp_path / "match.toml")
    record, again = replay_file(tmp_path / "match.toml")
    assert record.seats == ["Ada", "Bo"]
    assert again == match


def test_a_record_may_also_be_one_json_object_in_a_file(tmp_path: Path) -> None:
    match = finished()
    (tmp_path / "match.json").write_bytes(json_form.dump(match.record()))
    assert fudaba.replay(read(tmp_path / "match.json")) == match


def test_writing_leaves_nothing_else_behind(tmp_path: Path) -> None:
    write(finished().record(), tmp_path / "a.toml")
    write(finished(8).record(), tmp_path / "a.toml")
    assert [path.name for path in tmp_path.iterdir()] == ["a.toml"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fudaba = ", "not a TOML file"),
        ("fudaba = 1\ngame = 3\nseats = []", "not a record: Expected `str`, got `int`"),
        ('fudaba = 1\ngame = "koikoi"', "missing required field `seats`"),
        ('fudaba = 1\ngame = "koikoi"\nseats = ["a", "b"]\nplays = 1', "no key .plays."),
    ],
)
def test_a_text_that_is_no_record_is_refused_in_one_sentence(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        toml_form.load(text)


@pytest.mark.parametrize("line", [b"", b"{", b"[]", b"\xff\xfe", b'{"fudaba": 1}', b"null"])
def test_a_line_that_is_no_record_is_refused(line: bytes) -> None:
    with pytest.raises(RecordError, match=r"not JSON|not a record"):
        json_form.load(line)


def test_the_place_of_an_illegal_action_names_file_line_deal_and_action(tmp_path: Path) -> None:
    record = finished().record()
    record.deals[1].actions[2] = "play 1L  # hash"
    path = tmp_path / "match.toml"
    path.write_text(toml_form.dump(record), encoding="utf-8")
    lines = path.read_text(encoding="utf-8").splitlines()
    wrong = next(number for number, line in enumerate(lines, start=1) if "# hash" in line)
    with pytest.raises(RecordError, match=r"is not legal for seat \d; legal: ") as caught:
        replay_file(path)
    assert str(caught.value).startswith(f"{path}, line {wrong}, deal 1, action 2: ")


def test_the_line_is_found_where_actions_stand_on_one_line() -> None:
    text = '# "a"\n[[deals]]\nactions = ["x", "y"]\n[[deals]]\n\nactions = [\n"p#", # "q"\n "r"]\n'
    assert toml_form.line_of(text, 0, 1) == 3
    assert toml_form.line_of(text, 1, None) == 4
    assert toml_form.line_of(text, 1, 1) == 8
    assert toml_form.line_of(text, 2, 0) is None


def test_the_contract_s_example_is_read() -> None:
    record = toml_form.load(
        'fudaba = 1\ngame = "koikoi"\nseats = ["First", "Second"]\nseed = 7\n'
        "[options]\nsake_cup_kasu = true\n[[deals]]\nactions = []\n"
    )
    assert record == Record(
        fudaba=1,
        game="koikoi",
        seats=["First", "Second"],
        seed=7,
        options={"sake_cup_kasu": True},
        deals=[DealRecord()],
    )
