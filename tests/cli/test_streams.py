"""Streams that are closed, break or hold what nobody expects: one sentence, never a traceback.

What happens here happens to the process, so each of these tests starts one.
"""

import json
import os
import subprocess
import sys
from codecs import BOM_UTF8
from pathlib import Path
from signal import SIGINT

import pytest

from fudaba.cli import main
from fudaba.cli.failure import Failed
from fudaba.cli.recorded import recorded_match
from fudaba.games.record import RecordError
from fudaba.malformed import LONGEST
from fudaba.records import json_form, toml_form
from fudaba.records.files import write
from tests.cli.command import Answer, environment, fudaba_command
from tests.records.examples import finished

COMMAND = [sys.executable, "-m", "fudaba.cli"]
DEEP = b"[" * 100_000
#: Lines that are no JSON, or no object: nested, cut, not in UTF-8, with what JSON does not know.
NO_JSON = [
    DEEP,
    b"[" * 1_000 + b"]" * 1_000,
    b'{"a":' * 1_000 + b"1" + b"}" * 1_000,
    b"\xff\xfe",
    b'{"game": "\xed\xa0\x80"}',
    b'{"game": "\\ud800"}',
    b'{"\\udfff\\ud800": 1}',
    b"\0",
    b'{"game": "koikoi\0"}',
    b"NaN",
    b'{"seed": -Infinity}',
    b"null",
    b"[" + b"0," * 5_000_000 + b"0]",
]
QUESTION = b'{"game": "koikoi", "ask": "yaku", "captured": "1L 3L 8L"}\n'


def in_shell(redirections: str, *arguments: str, stdin: bytes = b"") -> Answer:
    """The command as a shell runs it that closes or redirects its streams."""
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {redirections}', "sh", *COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        env=environment(),
        check=False,
        timeout=120,
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.mark.parametrize("arguments", [["games"], ["--version"], ["score", "--questions", "-"]])
def test_closed_standard_output_is_said(arguments: list[str]) -> None:
    answer = in_shell(">&-", *arguments, stdin=QUESTION)
    assert answer == Answer(1, "", "fudaba: standard output is closed\n")


@pytest.mark.parametrize(
    "arguments",
    [["score", "--questions", "-"], ["replay", "-"], ["replay", "--jsonl", "-"], ["review", "-"]],
)
def test_closed_standard_input_is_said(arguments: list[str]) -> None:
    answer = in_shell("<&-", *arguments)
    assert answer == Answer(1, "", "fudaba: standard input is closed\n")


def test_a_table_needs_its_streams() -> None:
    answer = in_shell("<&-", "play", "koikoi")
    assert answer == Answer(1, "", "fudaba: the table needs a terminal for input and output\n")


def test_closed_standard_error_leaves_the_exit_code() -> None:
    assert in_shell("2>&-", "games", "go") == Answer(2, "", "")
    assert in_shell("2>&- >&- <&-", "games") == Answer(1, "", "")
    assert in_shell("<&- 2>&-", "--version").code == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_output_that_cannot_be_written_is_said() -> None:
    answer = in_shell("> /dev/full", "games")
    assert answer == Answer(1, "", "fudaba: standard output: no space left on device\n")
    assert in_shell("> /dev/full", "score", "--questions", "-", stdin=QUESTION) == answer
    assert in_shell("2> /dev/full", "games", "go") == Answer(2, "", "")


def test_a_reader_that_goes_away_ends_the_command_quietly() -> None:
    for arguments in (["rules", "koikoi"], ["score", "--questions", "-"], ["--version"]):
        reading, writing = os.pipe()
        os.close(reading)
        done = subprocess.run(
            [*COMMAND, *arguments],
            input=QUESTION * 3,
            stdout=writing,
            stderr=subprocess.PIPE,
            env=environment(),
            check=False,
            timeout=120,
        )
        os.close(writing)
        assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.parametrize("module", ["msgspec", "typer", "rich"])
def test_ctrl_c_while_it_starts_is_no_traceback(module: str, tmp_path: Path) -> None:
    """The interrupt comes just when a library is imported."""
    (tmp_path / f"{module}.py").write_text(
        "import os, signal, time\nos.kill(os.getpid(), signal.SIGINT)\ntime.sleep(60)\n"
    )
    paths = os.pathsep.join([str(tmp_path), environment()["PYTHONPATH"]])
    done = subprocess.run(
        [*COMMAND, "games"],
        capture_output=True,
        env={**environment(), "PYTHONPATH": paths},
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"fudaba: interrupted\n")


def test_characters_that_the_output_cannot_show_are_spelled() -> None:
    done = subprocess.run(
        [*COMMAND, "games", "--lang", "ja"],
        capture_output=True,
        env={**environment(), "PYTHONIOENCODING": "ascii"},
        check=True,
        timeout=120,
    )
    assert b"\\u" in done.stdout


def test_ctrl_c_at_work_is_no_traceback() -> None:
    """It has answered, so it is past its start, and waits for the next line."""
    with subprocess.Popen(
        [*COMMAND, "score", "--questions", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as asked:
        assert asked.stdin is not None
        assert asked.stdout is not None
        assert asked.stderr is not None
        asked.stdin.write(QUESTION)
        asked.stdin.flush()
        assert json.loads(asked.stdout.readline())["ok"]
        asked.send_signal(SIGINT)
        assert asked.stderr.read() == b"fudaba: interrupted\n"
        assert asked.wait(120) == 130


def test_one_bad_line_never_ends_a_stream_of_questions() -> None:
    bad = [*NO_JSON, b'{"game": 1e999}', b'{"game": "koikoi", "ask": []}']
    for value in (b"9" * 5_000, b"9" * 30, b"-1", b"1e308", b"[" * 300 + b"]" * 300, b'"\\u0000"'):
        bad.append(QUESTION.replace(b"}\n", b', "deal": ' + value + b"}"))
        bad.append(QUESTION.replace(b"}\n", b', "options": {"deals": ' + value + b"}}"))
    bad.append(b'{"game": "' + b"x" * 10_000_000 + b'", "ask": "yaku"}')
    bad.append(QUESTION.replace(b"}\n", b', "' + b"k" * 10_000_000 + b'": 1}'))
    lines = BOM_UTF8 + QUESTION + b"\r\n".join(bad) + b"\r\n\r\n" + QUESTION
    answer = fudaba_command("score", "--questions", "-", stdin=lines)
    found = [json.loads(line)["ok"] for line in answer.out.splitlines()]
    assert found == [True, *[False] * len(bad), True]
    assert max(len(line) for line in answer.out.splitlines()) < 2 * LONGEST
    assert (answer.code, answer.err) == (0, "")


def test_one_bad_line_never_ends_a_stream_of_records() -> None:
    good = json_form.dump(finished(9).record(decks=True))
    unseeded = json.loads(good)
    unseeded["seed"] = -1
    unseeded["deals"][1]["deck"] = None
    bad = [NO_JSON[0], json.dumps(unseeded).encode(), *NO_JSON[1:], b"{}", b"3"]
    bad += [good[:-1] + b', "' + b"k" * 10_000_000 + b'": 1}', good[:-1] + b', "scores": [1e999]}']
    lines = BOM_UTF8 + b"\n".join([good, *bad, good])
    answer = fudaba_command("replay", "--jsonl", "-", stdin=lines)
    found = [json.loads(line) for line in answer.out.splitlines()]
    assert [one["ok"] for one in found] == [True, *[False] * len(bad), True]
    assert "from 0 on, not -1" in found[2]["error"]
    assert max(len(one["error"]) for one in found[1:-1]) < 2 * LONGEST
    assert (answer.code, answer.err) == (0, "")


def test_only_bad_records_are_a_failure() -> None:
    answer = fudaba_command("replay", "--jsonl", "-", stdin=DEEP + b"\n{}\n")
    assert [json.loads(line)["ok"] for line in answer.out.splitlines()] == [False, False]
    assert (answer.code, answer.err) == (1, "")
    assert fudaba_command("replay", "--jsonl", "-", stdin=b"\n") == Answer(0, "", "")


@pytest.mark.parametrize("place", [0, 1, 2])
def test_bad_lines_do_not_hide_the_match_that_is_asked_for(place: int, tmp_path: Path) -> None:
    match = finished(9)
    lines = [b"[[[", b"nonsense", b'{"fudaba": 1}']
    lines.insert(place, json_form.dump(match.record()))
    (tmp_path / "matches.jsonl").write_bytes(b"\n".join(lines))
    record, replayed = recorded_match(tmp_path / "matches.jsonl", place + 1)
    assert replayed == match
    with pytest.raises(Failed, match="holds 4 matches: choose one"):
        recorded_match(tmp_path / "matches.jsonl", None)
    with pytest.raises(RecordError) as refusal:
        recorded_match(tmp_path / "matches.jsonl", 1 if place else 2)
    assert "TOML" not in str(refusal.value)
    spread = json.dumps(json.loads(lines[place]), indent=1).encode()
    (tmp_path / "match.json").write_bytes(spread)
    assert recorded_match(tmp_path / "match.json", None) == (record, match)


@pytest.mark.parametrize("command", ["replay", "review"])
def test_a_file_that_is_no_record_is_answered_with_one_sentence(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """These are many, so they share this process."""
    record = tmp_path / "record.toml"
    good = toml_form.dump(finished(9).record()).encode()
    wrong = [DEEP, b"a = " + DEEP, b"\0", b"", b'{"seed": -1}', b"\xff\xfe", good + b"\0"]
    for number in (b"0x" + b"f" * 9_000, b"9" * 9_000, b"nan", b"2020-02-20", b"-1", b"[[1]]"):
        wrong.append(good.replace(b"fudaba = 1\n", b"fudaba = " + number + b"\n"))
    wrong += [good.replace(b"seed = 9\n", b"seed = -1\n"), b"k" * 10_000_000 + b" = 1\n" + good]
    for text in wrong:
        assert text != good
        record.write_bytes(text)
        with pytest.raises(SystemExit) as left:
            main([command, str(record)])
        answer = capsys.readouterr()
        assert (left.value.code, answer.out) == (2, ""), text[:20]
        assert answer.err.startswith(f"fudaba: {record}: ")
        assert answer.err.count("\n") == 1
        assert len(answer.err) < 2 * LONGEST
    assert fudaba_command(command, str(tmp_path)).code == 1


def test_a_record_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    plain = tmp_path / "match.toml"
    write(finished(9).record(), plain)
    usual = fudaba_command("replay", "-", stdin=plain.read_bytes())
    assert usual.code == 0
    assert fudaba_command("replay", "-", stdin=BOM_UTF8 + plain.read_bytes()) == usual
    windows = plain.read_bytes().replace(b"\n", b"\r\n")
    assert fudaba_command("replay", "-", stdin=windows) == usual
    plain.write_bytes(BOM_UTF8 + plain.read_bytes())
    assert fudaba_command("replay", str(plain)) == usual


def test_facts_are_read_from_standard_input_too() -> None:
    facts = b'{"captured": ["1L 3L 8L", ""], "end": "stop", "by": 0}'
    answer = fudaba_command("score", "koikoi", "--facts", "-", stdin=BOM_UTF8 + facts)
    assert "seat 0 6, seat 1 0" in answer.out
    deep = fudaba_command("score", "koikoi", "--facts", "-", stdin=DEEP)
    assert deep == Answer(2, "", "fudaba: standard input: not JSON: it is nested too deeply\n")
    other = fudaba_command("score", "800", "--facts", "-", stdin=b'{"game": "koikoi"}')
    assert other == Answer(2, "", "fudaba: the facts are of koikoi, not of 800\n")
