"""`fudaba bench`: the rates that the contract names, in one process and in several."""

import json

import pytest

from fudaba.cards.bits import is_compiled
from fudaba.cli import bench
from tests.cli.command import fudaba_command


def test_bench_prints_the_rates_of_the_contract() -> None:
    found = json.loads(
        fudaba_command("bench", "--seconds", "0.05", "--decisions", "1", "--json").out
    )
    assert found["compiled"] == is_compiled()
    rates = found["games"]["koikoi"]
    assert set(rates) == {
        "core_actions_per_s",
        "python_actions_per_s",
        "python_choices_per_s",
        "playouts_per_s",
        "search",
        "slowest",
    }
    search = rates.pop("search")
    assert search.pop("playouts_per_s") > 0
    assert search == {"processes": 1, "together_per_s": None, "ratio": None}
    slowest = rates.pop("slowest")
    assert (slowest["bot"], slowest["decisions"]) == ("club", 1)
    assert 0 < slowest["mean_cpu_ms"] <= slowest["cpu_ms"]
    assert slowest["record"]["game"] == "koikoi"
    assert all(rate > 0 for rate in rates.values())


def test_bench_lets_several_processes_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "names", lambda: ("koikoi", "fjabbe"))
    arguments = ("--seconds", "0.05", "--processes", "2", "--decisions", "1", "--lang", "sv")
    answer = fudaba_command("bench", *arguments)
    assert answer.code == 0
    assert "fjabbe" in answer.out
    shown = " ".join(answer.out.split())
    assert "i en process och i 2" in shown
    assert "som mest, av 1 i slumpmässigt spel" in shown
