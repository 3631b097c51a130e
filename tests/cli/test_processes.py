"""Every command once as a user starts it; the other tests call it in the process they run in."""

from pathlib import Path

import pytest

from fudaba.cards.bits import is_compiled
from fudaba.cli.app import app
from fudaba.records.files import write
from tests.cli.command import fudaba_command, fudaba_process
from tests.records.examples import finished, played

#: What each command is asked for, and a part of what it prints; None where it needs a terminal.
ASKED: dict[str, tuple[list[str], str | None]] = {
    "games": (["koikoi"], "must_match"),
    "play": (["koikoi"], None),
    "score": (["koikoi", "1L 3L 8L"], "KK-414"),
    "replay": (["match.toml"], "Deal 3"),
    "review": (["begun.toml", "--iterations", "9"], "9 iterations a choice"),
    "rules": (["koikoi", "KK-411"], "KK-411"),
    "odds": (["koikoi"], "KK-201"),
    "schema": (["record"], "DealRecord"),
    "simulate": (["koikoi", "--matches", "2", "--workers", "1", "--bots", "random"], "2 matches"),
    "tournament": (
        ["koikoi", "greedy", "random", "--matches", "2", "--workers", "1", "-o", "deals=3"],
        "2 matches on 1 pack",
    ),
    "sheet": (["koikoi"], "KK-411"),
    "scoresheet": (["koikoi", "--out", "score.html"], ""),
    "cards": (["--pdf", "cards.pdf", "--pack", "hanafuda"], ""),
    "backup": (["--help"], "while the server runs"),
    "restore": (["--help"], "into an empty database"),
    # Real servers run in tests/web.
    "serve": (["--help"], "--database"),
    "bench": (["--seconds", "0.05", "--decisions", "1"], "fjabbe"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(finished(9).record(), tmp_path / "match.toml")
    write(played(4).record(), tmp_path / "begun.toml")
    return tmp_path


def test_no_command_is_left_out() -> None:
    assert {command.name for command in app.registered_commands} == set(ASKED)


#: Interpreted, `club` thinks long in seven games before `bench` has anything to tell.
HERE = [command for command in ASKED if command != "bench" or is_compiled()]


@pytest.mark.parametrize("command", HERE)
def test_a_command_answers_in_a_process(command: str, folder: Path) -> None:
    arguments, printed = ASKED[command]
    answer = fudaba_process(command, *arguments, cwd=folder)
    if printed is None:
        assert (answer.code, answer.out) == (1, "")
        assert "needs a terminal" in answer.err
    else:
        assert (answer.code, answer.err) == (0, "")
        assert printed in " ".join(answer.out.split())


@pytest.mark.parametrize("arguments", [["games", "--help"], ["games", "go"], ["go"]])
def test_a_process_answers_as_a_call_does(arguments: list[str]) -> None:
    """So what the other tests see of help and refusals is what a user sees."""
    assert fudaba_process(*arguments) == fudaba_command(*arguments)
