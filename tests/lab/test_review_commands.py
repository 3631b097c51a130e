"""`fudaba review`: what it prints and draws, right and wrong input."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fudaba.lab.plots.review import draw
from fudaba.lab.review import review
from fudaba.records import json_form, toml_form
from tests.cli.command import fudaba_command
from tests.lab.review_matches import forced, instant, late_koi, played
from tests.lab.test_lab_commands import ENVIRONMENT
from tests.locale.english import points_in_numbers

PAGE = (Path(__file__).parents[2] / "docs" / "review.md").read_text("utf-8")
QUICK = ("--iterations", "60")
STARTS = {".svg": b"<?xml", ".pdf": b"%PDF", ".png": b"\x89PNG"}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.toml"
    path.write_text(toml_form.dump(late_koi()), "utf-8")
    return path


def test_the_table_and_the_words_are_for_people(record: Path, tmp_path: Path) -> None:
    plot = tmp_path / "match.svg"
    answer = fudaba_command("review", str(record), *QUICK, "--plot", str(plot))
    assert (answer.code, answer.err) == (0, "")
    assert "Koi-Koi: review of Anna (seat 0), 60 iterations a choice, seed 0" in answer.out
    assert re.search(r"^ +1 +17 +koi +-?\d+\.\d\d +stop +17\.00 +\d+\.\d\d", answer.out, re.M)
    assert "Choices: 11; forced moves: 1; choices that lost something:" in answer.out
    assert "1. Deal 1, move 17: you chose koi, but stop was better" in answer.out
    assert plot.read_bytes().startswith(STARTS[".svg"])
    everything = fudaba_command("review", str(record), *QUICK, "--all").out
    assert everything.count("play") > answer.out.count("play")


def test_json_has_every_field() -> None:
    line = json_form.dump(late_koi())
    answer = fudaba_command("review", "-", "--seat", "anna", *QUICK, "--json", stdin=line)
    data = json.loads(answer.out)
    assert set(data) == {
        *("game", "seat", "seed", "iterations", "milliseconds", "over", "margins", "forced"),
        *("loss", "decisions", "moments"),
    }
    assert set(data["decisions"][0]) == {
        *("deal", "ply", "legal", "action", "value", "best", "best_value", "loss", "error"),
        *("expected", "iterations"),
    }
    assert set(data["moments"][0]) == {
        *("decision", "ahead_played", "ahead_best", "greedy_loss", "changes", "words"),
    }
    assert set(data["moments"][0]["changes"][0]) == {
        *("reason", "who", "played", "best", "amount", "points"),
    }


def test_no_word_is_cut_in_japanese(record: Path) -> None:
    answer = fudaba_command("review", str(record), *QUICK, "--lang", "ja")
    assert "最も損の大きかった場面" in answer.out
    assert "…" not in answer.out


def test_swedish_has_a_decimal_comma(record: Path) -> None:
    answer = fudaba_command("review", str(record), *QUICK, "--all", "--lang", "sv")
    assert answer.code == 0
    assert "," in answer.out
    assert points_in_numbers(answer.out) == []


def test_one_match_of_many_is_chosen(tmp_path: Path) -> None:
    path = tmp_path / "matches.jsonl"
    lines = [json_form.dump(played(game, actions=4).record()) for game in ("koikoi", "150")]
    path.write_bytes(b"\n".join(lines) + b"\n")
    answer = fudaba_command("review", str(path), "--match", "2", "--iterations", "9", "--json")
    assert json.loads(answer.out)["game"] == "150"
    refused = fudaba_command("review", str(path))
    assert (refused.code, refused.out) == (2, "")
    assert "holds 2 matches: choose one with --match" in refused.err
    refused = fudaba_command("review", str(path), "--match", "3")
    assert "there is no match 3" in refused.err


def test_a_seat_without_choices_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "forced.toml"
    path.write_text(toml_form.dump(forced().record()), "utf-8")
    answer = fudaba_command("review", str(path), "--plot", str(tmp_path / "forced.png"))
    assert (answer.code, answer.err) == (0, "")
    assert "This seat had nothing to choose in this match." in answer.out


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        ("no.toml", 1, "no.toml: no such file or directory"),
        ("bad.toml", 2, "bad.toml: not a TOML file"),
        ("illegal.toml", 2, "deal 0, action 1: 'play 2K2' is not legal"),
        ("match.toml --seat 2", 2, "there is no seat 2; there are 0 to 1"),
        ("match.toml --seat Cilla", 2, "nobody is called 'Cilla'; there is Anna, Bo"),
        ("match.toml --match 2", 2, "match.toml holds 1 match; there is no match 2"),
        ("match.toml --plot plot.gif", 2, "plots are drawn as .svg, .pdf, .png"),
        ("match.toml --plot no/plot.svg", 2, "no/plot.svg cannot be written"),
        ("match.toml --iterations 5 --milliseconds 5", 2, "not both"),
        ("match.toml --iterations 0", 2, "--iterations"),
        ("match.toml --lang xx", 2, "there is no language 'xx'"),
    ],
)
def test_wrong_input_gets_one_sentence(
    arguments: str, code: int, message: str, record: Path
) -> None:
    folder = record.parent
    (folder / "bad.toml").write_text("fudaba = ", "utf-8")
    text = record.read_text("utf-8").replace('"play 8L"', '"play 2K2"')
    (folder / "illegal.toml").write_text(text, "utf-8")
    answer = fudaba_command("review", *arguments.split(), cwd=folder)
    assert (answer.code, answer.out) == (code, "")
    assert message in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("suffix", STARTS)
def test_plots_are_drawn_in_every_kind(suffix: str, tmp_path: Path) -> None:
    found = review(instant(), 0, iterations=40)
    paths = [tmp_path / f"{number}{suffix}" for number in range(2)]
    for path in paths:
        draw(found, path)
    assert paths[0].read_bytes().startswith(STARTS[suffix])
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_help_has_an_example() -> None:
    answer = fudaba_command("review", "--help")
    assert "Example: fudaba review" in " ".join(answer.out.split())


def test_the_page_explains_every_option() -> None:
    shown = fudaba_command("review", "--help").out
    options = set(re.findall(r"--[a-z]+", shown)) - {"--help"}
    assert {name for name in options if f"`{name}" not in PAGE} == set()


def test_the_program_of_the_page_runs(tmp_path: Path, record: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)
    script = tmp_path / "study.py"
    script.write_text(code, "utf-8")
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        cwd=record.parent,
        env=ENVIRONMENT,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "you chose koi, but stop was better" in done.stdout
