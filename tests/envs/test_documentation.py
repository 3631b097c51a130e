"""The page on environments: its tables are the data, its examples run, and so do `examples/`."""

import re
import runpy
from pathlib import Path

import pytest

from fudaba.envs.features.listing import listing, main
from fudaba.games.registry import NAMES, game
from tests.envs.features_page import PAGE, with_tables

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_tables_are_the_features() -> None:
    text = PAGE.read_text("utf-8")
    assert with_tables(text) == text
    for name in NAMES:
        assert listing(game(name)) in text


@pytest.mark.parametrize("number", range(5))
def test_the_examples_of_the_page_run(number: int) -> None:
    code = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.M | re.S)
    assert len(code) == 5
    exec(compile(code[number], "example", "exec"), {"__name__": "example"})


def test_a_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["hachihachi", "seats=5", "preset=classic"])
    assert "| `captured` | 192 | 5 × 48 | captured cards by seat |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "give a game and, after it, options"),
        ("koikoi seats", "give a game and, after it, options"),
        ("poker", "there is no game 'poker'"),
        ("koikoi seats=5", "koikoi is played by 2 players, not 5"),
        ("koikoi seats=two", "seats is a number, not 'two'"),
        ("koikoi colour=red", "koikoi has no option 'colour'"),
    ],
)
def test_no_table_but_a_sentence(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(words.split())
    shown = capsys.readouterr()
    assert (left.value.code, shown.out) == (2, "")
    assert said in shown.err
    assert shown.err.count("\n") == 1


def test_the_bot_of_thirty_lines_wins() -> None:
    code = (EXAMPLES / "bot_in_thirty_lines.py").read_text("utf-8")
    assert len(code.split("if __name__")[0].splitlines()) <= 32
    made = runpy.run_path(str(EXAMPLES / "bot_in_thirty_lines.py"))
    bot = made["QuickBot"]()
    match = game("koikoi", deals=3).new(1)
    while not match.is_over:
        match.apply(bot.choose(match, None))
    assert match.is_over


def test_a_policy_learns() -> None:
    made = runpy.run_path(str(EXAMPLES / "train_koikoi.py"))
    table = made["env"]("koikoi", bot="random", deals=1, reward="match")
    policy = made["LinearPolicy"](table)
    made["learn"](table, policy, made["BATCH"])
    assert policy.weights.any()
    won, lost = made["measured"](policy, deals=10)
    assert 0 <= won + lost <= 1


def test_a_plot_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    made = runpy.run_path(str(EXAMPLES / "plot_deals.py"))
    made["draw"](made["points"]("random", 20), made["points"]("greedy", 20), tmp_path / "deals.svg")
    assert (tmp_path / "deals.svg").read_text("utf-8").startswith("<?xml")
