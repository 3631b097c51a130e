"""Plots: written in every kind, the same for the same data, with every name in them."""

from pathlib import Path

import pytest

import fudaba
from fudaba.lab.plots import simulation as simulation_plot
from fudaba.lab.plots import tournament as tournament_plot
from fudaba.lab.simulation import simulate
from fudaba.lab.tournament import tournament

STARTS = {".svg": b"<?xml", ".pdf": b"%PDF", ".png": b"\x89PNG"}


@pytest.mark.parametrize("suffix", STARTS)
def test_simulations_are_drawn(suffix: str, tmp_path: Path) -> None:
    result = simulate(fudaba.game("koikoi", deals=3), ["random"], matches=10, workers=1)
    paths = [tmp_path / f"{number}{suffix}" for number in range(2)]
    for path in paths:
        simulation_plot.draw(result, path)
    assert paths[0].read_bytes().startswith(STARTS[suffix])
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_every_panel_is_labelled(tmp_path: Path) -> None:
    result = simulate(fudaba.game("fjabbe"), ["random"], matches=3, workers=1)
    path = tmp_path / "fjabbe.svg"
    simulation_plot.draw(result, path, "ja")
    text = path.read_text("utf-8")
    for label in ("Scores", "matches, %", "deals won, %", "actions in a deal", "dealer"):
        assert f"<!-- {label}" in text or label in text


def test_tournaments_are_drawn(tmp_path: Path) -> None:
    result = tournament(fudaba.game("koikoi", deals=3), ["random", "greedy"], matches=4, workers=1)
    path = tmp_path / "ratings.svg"
    tournament_plot.draw(result, path)
    assert "greedy : random" in path.read_text("utf-8") or "random : greedy" in path.read_text()
