"""On a Ray cluster of two nodes the same seed gives the same table as at home."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import fudaba
from tests.cli.command import fudaba_process

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="ray cannot be imported here")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a fresh cluster of two nodes listens."""
    home = str(Path(fudaba.__file__).parent.parent)
    environment = {
        **os.environ,
        "PYTHONPATH": home,
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    cluster = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("cluster.py"))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        text=True,
    )
    assert cluster.stdout is not None
    try:
        yield cluster.stdout.readline().strip()
    finally:
        cluster.communicate(timeout=60)


def test_the_cluster_gives_the_table_of_the_local_run(address: str, tmp_path: Path) -> None:
    arguments = ("simulate", "koikoi", "--bots", "greedy,random", "--matches", "30", "--json")
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    local = fudaba_process(*arguments, "--workers", "1", "--out", str(here))
    remote = fudaba_process(*arguments, "--ray", address, "--out", str(there))
    assert (remote.code, remote.err) == (0, "")
    assert remote.out == local.out
    assert there.read_bytes() == here.read_bytes()


def test_a_tournament_on_the_cluster_gives_the_ratings_of_the_local_run(address: str) -> None:
    arguments = ("tournament", "koikoi", "greedy", "random", "--matches", "10", "--json")
    local = fudaba_process(*arguments, "--workers", "1")
    remote = fudaba_process(*arguments, "--ray", address, "--workers", "2")
    assert (remote.code, remote.out) == (0, local.out)
