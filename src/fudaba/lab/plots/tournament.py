"""The figure of a tournament: ratings, and how each pair fared."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fudaba.lab.interval import Z
from fudaba.lab.plots.figure import COLOURS, INK, drawn, panel
from fudaba.lab.tournament import Tournament
from fudaba.locale import Language, game_word, word
from fudaba.locale.numbers import counted


def draw(result: Tournament, path: Path, language: Language = "en") -> None:
    """Draws both panels into a file."""
    rows = max(len(result.ratings), len(result.pairs))

    def panels(figure: Any, speech: Language) -> None:
        left, right = figure.subplots(1, 2)
        title = word(
            "lab.figure.tournament",
            speech,
            name=game_word(result.game, "name", speech),
            matches=counted("lab.counted.matches", result.matches, speech),
            packs=counted("lab.counted.packs", result.packs, speech),
        )
        figure.suptitle(title, fontsize=8, x=0.01, ha="left")
        _ratings(left, result, speech)
        _pairs(right, result, speech)

    drawn(path, 1.3 + 0.25 * max(rows, 4), language, panels)


def _ratings(axes: Any, result: Tournament, speech: Language) -> None:
    axes.set_title(panel("a", "ratings", speech))
    axes.set_xlabel(word("lab.figure.rating", speech))
    ratings = result.ratings
    _dots(
        axes,
        [rating.bot for rating in ratings],
        [rating.mu for rating in ratings],
        [(Z * rating.sigma, Z * rating.sigma) for rating in ratings],
    )


def _pairs(axes: Any, result: Tournament, speech: Language) -> None:
    axes.set_title(panel("b", "pairs", speech))
    axes.set_xlabel(word("lab.figure.above", speech))
    lines = [line for line in result.pairs if line.score is not None]
    scores = [100 * (line.score or 0.0) for line in lines]
    reach = [
        (max(0.0, score - 100 * (line.low or 0.0)), max(0.0, 100 * (line.high or 0.0) - score))
        for line, score in zip(lines, scores, strict=True)
    ]
    axes.axvline(50, color=INK, linewidth=0.7, linestyle=":")
    _dots(axes, [f"{line.a} : {line.b}" for line in lines], scores, reach)
    axes.set_xlim(-2, 102)


def _dots(
    axes: Any, labels: list[str], values: list[float], reach: list[tuple[float, float]]
) -> None:
    """A dot with its interval for every label, from the top."""
    places = range(len(labels))
    axes.errorbar(
        values,
        places,
        xerr=list(zip(*reach, strict=True)) or None,
        fmt="o",
        markersize=4,
        capsize=2.5,
        linewidth=1,
        color=COLOURS[0],
    )
    axes.set_yticks(places, labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
