"""Plots: written in every kind, the same for the same data, with every name in them."""

import re
import warnings
from pathlib import Path

import pytest

import fudaba
from fudaba.lab.plots import figure
from fudaba.lab.plots import simulation as simulation_plot
from fudaba.lab.plots import tournament as tournament_plot
from fudaba.lab.simulation import simulate
from fudaba.lab.tournament import tournament
from tests.locale.english import left_in_english, points_in_numbers

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
    simulation_plot.draw(result, path)
    text = path.read_text("utf-8")
    labels = ("Scores", "matches, %", "deals won, %", "actions in a deal", "even", "mean ")
    assert [label for label in labels if label not in text] == []


def test_figures_are_in_the_language_asked_for(tmp_path: Path) -> None:
    game = fudaba.game("koikoi", deals=3)
    path = tmp_path / "figure.svg"
    simulation_plot.draw(simulate(game, ["random"], matches=5, workers=1), path, "sv")
    text = path.read_text("utf-8")
    assert "a  Slutställning" in text
    assert "5 matcher, 15 givar" in text
    assert left_in_english(text, "sv", "lab.figure.", "lab.dealer") == []
    assert labels_with_points(text) == []
    played = tournament(game, ["random", "greedy"], matches=2, workers=1)
    tournament_plot.draw(played, path, "sv")
    text = path.read_text("utf-8")
    assert "den första över den andra" in text
    assert left_in_english(text, "sv", "lab.figure.") == []


def labels_with_points(figure: str) -> list[str]:
    """The texts of a figure (which the SVG names in comments) that have a decimal point."""
    labels = re.findall(r"<!-- (.*?) -->", figure)
    assert any("," in label for label in labels)
    return [label for label in labels if points_in_numbers(label)]


@pytest.mark.parametrize(("fonts", "shown"), [([], "Scores"), (["Noto Sans JP"], "得点")])
def test_without_japanese_letters_a_figure_is_in_english(
    fonts: list[str], shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figure, "_japanese_fonts", lambda: fonts)
    result = simulate(fudaba.game("koikoi", deals=3), ["random"], matches=2, workers=1)
    path = tmp_path / "figure.svg"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the font need not be here
        simulation_plot.draw(result, path, "ja")
    assert f"a  {shown}" in path.read_text("utf-8")


def test_tournaments_are_drawn(tmp_path: Path) -> None:
    result = tournament(fudaba.game("koikoi", deals=3), ["random", "greedy"], matches=4, workers=1)
    path = tmp_path / "ratings.svg"
    tournament_plot.draw(result, path)
    text = path.read_text("utf-8")
    assert "greedy : random" in text or "random : greedy" in text
    assert "first ends above second" in text
