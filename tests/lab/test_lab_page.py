"""The book's page on the lab: its program runs, and it names every option of the commands."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import fudaba_command
from tests.lab.test_lab_commands import ENVIRONMENT

PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")


def test_the_program_runs(tmp_path: Path) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```", PAGE, re.M | re.S)
    script = tmp_path / "study.py"
    script.write_text(code, "utf-8")
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, env=ENVIRONMENT, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Estimate(value=")
    assert "Rating(bot='greedy'" in done.stdout


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_every_option_is_explained(command: str) -> None:
    shown = fudaba_command(command, "--help").out
    options = set(re.findall(r"--[a-z]+", shown)) - {"--help", "--option"}
    assert {name for name in options if f"`{name}" not in PAGE} == set()
