"""`fudaba simulate` and `fudaba tournament`, right and wrong input."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import fudaba
from fudaba.locale import Language, has_word
from tests.cli.command import fudaba_command
from tests.locale.english import left_in_english, points_in_numbers

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(fudaba.__file__).parent.parent)}
QUICK = ("--workers", "1", "--bots", "random", "--matches", "5")
HEAVY = {"matplotlib", "numpy", "openskill", "polars", "pyarrow", "ray"}


def python(code: str, folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A fresh interpreter after running the code."""
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=folder,
        env=ENVIRONMENT,
        check=False,
    )


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_help_has_an_example(command: str) -> None:
    answer = fudaba_command(command, "--help")
    assert answer.code == 0
    assert f"Example: fudaba {command}" in " ".join(answer.out.split())


def test_the_table_is_for_people_and_for_programs(tmp_path: Path) -> None:
    plot = tmp_path / "koikoi.svg"
    shown = fudaba_command("simulate", "koikoi", *QUICK, "--plot", str(plot))
    assert (shown.code, shown.err) == (0, "")
    for text in ("matches won", "points a match", "dealer", "Plains", "actions a deal", "95%"):
        assert text in shown.out
    assert plot.stat().st_size > 1000
    data = json.loads(fudaba_command("simulate", "koikoi", *QUICK, "--json").out)
    assert (data["matches"], data["deals"], data["complete"]) == (5, 60, True)
    assert data["bots"] == ["random", "random"]
    assert set(data["sides"][0]["won"]) == {"value", "low", "high"}
    assert {"ends", "reasons", "positions", "length"} <= set(data)


@pytest.mark.parametrize(
    ("language", "simulated", "played"),
    [
        ("sv", ("5 matcher, 60 givar", "Skräp", " till "), "2 matcher på 1 blandad lek"),
        ("ja", ("5試合、60局", "カス", "〜"), "2試合、札の並び1通り"),
    ],
)
def test_tables_are_in_the_language_asked_for(
    language: Language, simulated: tuple[str, ...], played: str
) -> None:
    shown = fudaba_command("simulate", "koikoi", *QUICK, "--lang", language).out
    assert [text for text in simulated if text not in shown] == []
    assert left_in_english(shown, language, "lab.", "sheet.") == []
    bots = ("koikoi", "greedy", "random")
    rated = fudaba_command(
        *("tournament", *bots, "--workers", "1", "--matches", "2", "--lang", language)
    ).out
    assert played in rated
    if language == "sv":
        assert points_in_numbers(shown + rated) == []
    assert left_in_english(rated, language, "lab.") == []


def test_whatever_a_bar_counts_has_a_word() -> None:
    assert all(has_word(f"lab.{unit}") for unit in ("matches", "deals", "choices"))


def test_a_tournament_prints_ratings_and_pairs(tmp_path: Path) -> None:
    plot = tmp_path / "ratings.pdf"
    answer = fudaba_command(
        *("tournament", "koikoi", "greedy", "random", "-o", "deals=3", "--matches", "4"),
        *("--workers", "1", "--plot", str(plot)),
    )
    assert (answer.code, answer.err) == (0, "")
    assert "uncertainty" in answer.out
    assert "4 matches on 2 packs" in answer.out
    assert plot.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        ("simulate nogame", 2, "there is no game 'nogame'"),
        ("simulate koikoi --bots nobody", 2, "koikoi has no bot 'nobody'"),
        ("simulate koikoi --bots random,random,random", 2, "2 seats need one bot, or 2, not 3"),
        (
            "simulate 800 --bots greedy,random,greedy",
            2,
            "4 seats need one bot, 2 (one a side) or 4, not 3",
        ),
        ("simulate koikoi --workers 0", 2, "--workers"),
        ("simulate koikoi --matches 0", 2, "--matches"),
        ("simulate koikoi --matches 3 --deals 3", 2, "not both"),
        ("simulate koikoi --out matches.csv", 2, "results are written as .jsonl or .parquet"),
        ("simulate koikoi --out no/folder/x.jsonl", 2, "no/folder/x.jsonl cannot be written"),
        ("simulate koikoi --out no/folder/x.parquet", 2, "no/folder/x.parquet cannot be written"),
        ("simulate koikoi --plot plot.gif", 2, "plots are drawn as .svg, .pdf, .png"),
        ("simulate koikoi --plot no/folder/x.svg", 2, "no/folder/x.svg cannot be written"),
        ("simulate koikoi -o deals=5", 2, "deals"),
        ("simulate koikoi --ray nowhere", 2, "a Ray address is HOST:PORT or auto"),
        ("simulate koikoi --ray 127.0.0.1:9", 1, "no Ray cluster answers at '127.0.0.1:9'"),
        ("tournament koikoi greedy", 2, "at least two bots"),
        ("tournament koikoi greedy random greedy", 2, "greedy is named twice"),
        ("tournament koikoi greedy nobody", 2, "koikoi has no bot 'nobody'"),
    ],
)
def test_wrong_input_gets_one_sentence(
    arguments: str, code: int, message: str, tmp_path: Path
) -> None:
    answer = fudaba_command(*arguments.split(), cwd=tmp_path)
    assert (answer.code, answer.out) == (code, "")
    assert message in answer.err
    assert answer.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "package"),
    [
        ("simulate koikoi --out x.parquet", "pyarrow"),
        ("simulate koikoi --plot x.svg", "matplotlib"),
        ("simulate koikoi --ray auto", "ray"),
        ("tournament koikoi random greedy", "openskill"),
    ],
)
def test_a_missing_package_is_named_with_what_installs_it(
    arguments: str, package: str, tmp_path: Path
) -> None:
    code = (
        f"import sys; sys.modules['{package}'] = None; from fudaba.cli import main; "
        f"main({arguments.split()!r})"
    )
    done = python(code, tmp_path)
    assert done.returncode == 1
    assert f"need the package {package}: pip install 'fudaba[lab]'" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [["games"], ["simulate", "koikoi", *QUICK]])
def test_plain_commands_import_nothing_heavy(arguments: list[str]) -> None:
    code = (
        "import sys\nfrom fudaba.cli import main\ntry:\n"
        f"    main({arguments!r})\nexcept SystemExit:\n"
        "    print(*{name.split('.')[0] for name in sys.modules}, file=sys.stderr)"
    )
    done = python(code)
    modules = set(done.stderr.split())
    assert "fudaba" in modules
    assert modules & HEAVY == set()
