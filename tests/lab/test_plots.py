"""Plots: written in every kind, the same for the same data, with every name in them."""

from pathlib import Path

import pytest

import fudaba
from fudaba.lab.plots import simulation as simulation_plot
from fudaba.lab.plots import tournament as tournament_plot
from fudaba.lab.simulation import simulate
from fudaba.lab.tournament import tournament
from fudaba.locale import Language

STARTS = {".svg": b"<?xml", ".pdf": b"%PDF", ".png": b"\x89PNG"}


@pytest.mark.parametrize("suffix", STARTS)
def test_simulations_are_drawn(suffix: str, tmp_path: Path) -> None:
    result = simulate(fudaba.game("koikoi", deals=3), ["random"], matches=10, workers=1)
    paths = [tmp_path / f"{number}{suffix}" for number in range(2)]
    for path in paths:
        simulation_plot.draw(result, path)
    assert paths[0].read_bytes().startswith(STARTS[suffix])
    assert paths[0].read_bytes() == paths[1].read_bytes()


@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ("Scores", "matches, %", "deals won, %", "actions in a deal", "dealer")),
        ("sv", ("Slutställning", "matcher, %", "vunna givar, %", "drag i en giv", "givare")),
    ],
)
def test_every_panel_is_labelled(
    language: Language, labels: tuple[str, ...], tmp_path: Path
) -> None:
    result = simulate(fudaba.game("fjabbe"), ["random"], matches=3, workers=1)
    path = tmp_path / "fjabbe.svg"
    simulation_plot.draw(result, path, language)
    text = path.read_text("utf-8")
    assert [label for label in labels if label not in text] == []


def test_tournaments_are_drawn(tmp_path: Path) -> None:
    result = tournament(fudaba.game("koikoi", deals=3), ["random", "greedy"], matches=4, workers=1)
    path = tmp_path / "ratings.svg"
    tournament_plot.draw(result, path)
    text = path.read_text("utf-8")
    assert "greedy : random" in text or "random : greedy" in text
    assert "first ends above second" in text
    tournament_plot.draw(result, path, "sv")
    assert "den första slutar över den andra" in path.read_text("utf-8")
