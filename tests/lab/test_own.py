"""Bots of one's own in the lab."""

from pathlib import Path

import pytest

from fudaba.lab.own import player
from fudaba.refusal import Refusal
from tests.cli.command import fudaba_command

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_in_thirty_lines.py"

BOTS = """
class Nobody:
    pass

class Broken:
    def __init__(self):
        raise RuntimeError("not today")
"""


def test_a_bot_of_ones_own_plays_in_a_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In processes that have never heard of it."""
    (tmp_path / "quick.py").write_text(EXAMPLE.read_text("utf-8"), "utf-8")
    monkeypatch.chdir(tmp_path)
    answer = fudaba_command(
        "tournament", "koikoi", "random", "quick.py:QuickBot", "--one-deal", "--workers", "2"
    )
    assert (answer.code, answer.err) == (0, "")
    rated = [line.split()[0] for line in answer.out.splitlines() if line.strip()][2:4]
    assert rated == ["quick.py:QuickBot", "random"]


def test_a_module_will_do() -> None:
    found = player("examples.bot_in_thirty_lines:QuickBot", "koikoi")
    assert found.name == "quick"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("bots.py:Nobody", "a bot is a class below fudaba.bots.contract.Bot"),
        ("bots.py:Broken", "RuntimeError: not today"),
        ("bots.py:Absent", "AttributeError"),
        ("nowhere.py:Bot", "FileNotFoundError"),
        ("no_such_module_at_all:Bot", "ModuleNotFoundError"),
    ],
)
def test_what_is_no_bot_is_refused(
    name: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bots.py").write_text(BOTS, "utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refusal, match=why) as refused:
        player(name, "koikoi")
    assert name in refused.value.text("sv")


def test_searches_are_no_files() -> None:
    assert player("search:500", "koikoi").name == "search:500"
    with pytest.raises(Refusal, match="has no bot"):
        player("greed", "koikoi")
