"""The figure of a review: the expected result over the match, the costliest moments marked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fudaba.lab.plots.figure import COLOURS, INK, drawn
from fudaba.lab.review import Decision, Review
from fudaba.lab.review.words import said, where
from fudaba.locale import Language, game_word, word
from fudaba.locale.numbers import number

HEIGHT: Final = 3.5
#: Deals beyond this number are not all numbered.
MOST_LABELS: Final = 24


def draw(result: Review, path: Path, language: Language = "en") -> None:
    """Draws the course of the match into a file."""

    def panel(figure: Any, speech: Language) -> None:
        axes = figure.subplots()
        axes.set_title(game_word(result.game, "name", speech))
        axes.set_ylabel(said(result.game, "axis", speech))
        axes.set_xlabel(word("review.deals", speech))
        axes.axhline(0, color=INK, linewidth=0.7, linestyle=":")
        borders = _borders(result)
        places = _places(result, borders)
        _deals(axes, borders)
        lines = [_expected(axes, result, places, speech), _margins(axes, result, borders, speech)]
        figure.legend(handles=lines, loc="outside lower left", handlelength=2.5)
        moments = _moments(axes, result, places, speech)
        if moments:
            figure.legend(handles=moments, loc="outside lower right", handlelength=2.5)
        axes.margins(x=0.01, y=0.18)

    drawn(path, HEIGHT, language, panel)


def _borders(result: Review) -> list[int]:
    """Where each deal begins, and where the last one ends; a deal without a choice has a place."""
    numbers = [0] * max(1, len(result.margins), *(choice.deal for choice in result.decisions))
    for decision in result.decisions:
        numbers[decision.deal - 1] += 1
    borders = [0]
    for choices in numbers:
        borders.append(borders[-1] + max(1, choices))
    return borders


def _places(result: Review, borders: list[int]) -> list[float]:
    """One place to the right for every decision of a deal."""
    places: list[float] = []
    deal, number = 0, 0
    for decision in result.decisions:
        number = number + 1 if decision.deal == deal else 0
        deal = decision.deal
        places.append(borders[deal - 1] + number + 0.5)
    return places


def _deals(axes: Any, borders: list[int]) -> None:
    for border in borders:
        axes.axvline(border, color=INK, linewidth=0.4, alpha=0.35)
    step = -(-(len(borders) - 1) // MOST_LABELS)
    deals = range(1, len(borders), step)
    axes.set_xticks(
        [(borders[deal - 1] + borders[deal]) / 2 for deal in deals], [str(deal) for deal in deals]
    )
    axes.tick_params(axis="x", length=0)


def _expected(axes: Any, result: Review, places: list[float], speech: Language) -> Any:
    """The line through what was expected at every decision."""
    (line,) = axes.plot(
        places,
        [decision.expected for decision in result.decisions],
        color=COLOURS[0],
        marker="o",
        markersize=2.2,
        label=word("review.line.expected", speech),
    )
    return line


def _margins(axes: Any, result: Review, borders: list[int], speech: Language) -> Any:
    """What the finished deals had come to: one step for every deal."""
    steps = [0.0, *result.margins]
    edges = borders[: len(steps)]
    edges.append(borders[-1] + 1 if len(steps) == len(borders) else borders[len(steps)])
    return axes.stairs(
        steps,
        edges,
        baseline=None,
        color=COLOURS[4],
        linewidth=1,
        label=word("review.line.margin", speech),
    )


def _moments(axes: Any, result: Review, places: list[float], speech: Language) -> list[Any]:
    """A drop from what could be expected to what was chosen, with its rank."""
    drops: list[Any] = []
    for rank, moment in enumerate(result.moments, start=1):
        decision = result.decisions[moment.decision]
        place = places[moment.decision]
        low = decision.expected - decision.loss
        drops += axes.plot(
            [place, place],
            [decision.expected, low],
            color=COLOURS[1],
            linewidth=2,
            marker="v",
            markevery=[1],
            markersize=5,
            zorder=3,
            label=_label(rank, decision, speech),
        )
        axes.annotate(
            str(rank),
            (place, low),
            xytext=(0, -5),
            textcoords="offset points",
            ha="center",
            va="top",
            fontweight="bold",
            color=COLOURS[1],
        )
    return drops


def _label(rank: int, decision: Decision, speech: Language) -> str:
    return word(
        "review.line.moment",
        speech,
        rank=rank,
        place=where(decision, speech),
        action=decision.action,
        best=decision.best,
        loss=number(decision.loss, speech, 2),
    )
