"""Ctrl-C keeps what is done: the real command, interrupted."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import fudaba
from fudaba.records.report import Report, answer


def interrupted(tmp_path: Path, *arguments: str) -> tuple[int, str, str, Path]:
    """Starts a command that would take hours, and presses Ctrl-C once it has written matches."""
    out = tmp_path / "matches.jsonl"
    home = str(Path(fudaba.__file__).parent.parent)
    process = subprocess.Popen(
        [sys.executable, "-m", "fudaba.cli", *arguments, "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": home, "FUDABA_LANG": "en"},
        text=True,
        start_new_session=True,
    )
    try:
        for _ in range(600):
            if out.exists() and out.stat().st_size:
                break
            time.sleep(0.1)
        # As a terminal does it: to the command and all its workers.
        os.killpg(process.pid, signal.SIGINT)
        printed, said = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()
    return process.returncode, printed, said, out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupted_simulation_keeps_what_is_done(workers: str, tmp_path: Path) -> None:
    code, printed, said, out = interrupted(
        tmp_path, "simulate", "koikoi", "--matches", "1000000", "--json", "--workers", workers
    )
    assert code == 130
    assert said.startswith("fudaba: interrupted: ")
    assert said.count("\n") == 1
    summary = json.loads(printed)
    assert summary["complete"] is False
    lines = out.read_bytes().splitlines()
    assert 0 < len(lines) == summary["matches"] < 1_000_000
    assert out.read_bytes().endswith(b"\n")
    for line in lines[:5] + lines[-5:]:
        report = answer(line)
        assert isinstance(report, Report)
        assert report.over


def test_an_interrupted_tournament_keeps_what_is_done(tmp_path: Path) -> None:
    code, printed, said, out = interrupted(
        tmp_path, "tournament", "koikoi", "random", "greedy", "--matches", "1000000", "--json"
    )
    assert code == 130
    assert "of 1,000,000 matches are done and kept" in said
    result = json.loads(printed)
    assert result["pairs"][0]["matches"] == len(out.read_bytes().splitlines()) > 0
