"""The figure of a simulation: scores, what is paid for, the dealer's advantage, length."""

from __future__ import annotations

from math import cbrt
from pathlib import Path
from typing import Any, Final

from fudaba.lab.interval import Estimate
from fudaba.lab.job import numbered
from fudaba.lab.plots.figure import COLOURS, DASHES, INK, drawn, panel
from fudaba.lab.simulation import Simulation
from fudaba.lab.summary import Summary
from fudaba.locale import Language, game_word, reason_text, word
from fudaba.locale.numbers import counted, number

MOST_REASONS: Final = 18
MOST_BINS: Final = 40


def draw(result: Simulation, path: Path, language: Language = "en") -> None:
    """Draws the four panels into a file."""
    reasons = min(len(result.summary.reasons), MOST_REASONS)
    height = 2.4 + max(2.4, 0.6 + 0.16 * reasons)

    def panels(figure: Any, speech: Language) -> None:
        upper, lower = figure.subfigures(2, 1, height_ratios=[2.4, height - 2.4])
        above, below = upper.subplots(1, 2), lower.subplots(1, 2)
        summary = result.summary
        title = word(
            "lab.figure.simulation",
            speech,
            name=game_word(summary.game, "name", speech),
            bots=", ".join(summary.bots),
            matches=counted("lab.counted.matches", summary.matches, speech),
            deals=counted("lab.counted.deals", summary.deals, speech),
        )
        figure.suptitle(title, fontsize=8, x=0.01, ha="left")
        _scores(above[0], result, speech)
        _positions(above[1], summary, speech)
        _reasons(below[0], summary, speech)
        _length(below[1], result, speech)

    drawn(path, height, language, panels)


def _scores(axes: Any, result: Simulation, speech: Language) -> None:
    """How the matches end: a stepped line for every side."""
    axes.set_title(panel("a", "scores", speech))
    axes.set_xlabel(word("lab.figure.final_points", speech))
    axes.set_ylabel(word("lab.figure.match_share", speech))
    counts = result.tally.score_counts
    scores = [score for side in counts for score in side]
    if not scores:
        return
    width = _width(min(scores), max(scores), result.tally.matches)
    start = min(scores) // width * width
    edges = list(range(start, max(scores) + width + 1, width))
    names = numbered(["+".join(dict.fromkeys(side.bots)) for side in result.summary.sides])
    for side, own in enumerate(counts):
        heights = [0.0] * (len(edges) - 1)
        for score, matches in own.items():
            heights[(score - start) // width] += 100 * matches / result.tally.matches
        style = {"color": COLOURS[side % len(COLOURS)], "linestyle": DASHES[side % len(DASHES)]}
        axes.stairs(heights, edges, label=names[side], **style)
    axes.set_ylim(bottom=0)
    axes.legend(handlelength=2.5)


def _width(low: int, high: int, values: int) -> int:
    """A whole width of bins, so that their number suits the number of values (Rice's rule)."""
    bins = min(MOST_BINS, max(8, round(2 * cbrt(values))))
    return max(1, -(-(high - low + 1) // bins))


def _positions(axes: Any, summary: Summary, speech: Language) -> None:
    """Who wins a deal, counted from its dealer."""
    axes.set_title(panel("b", "positions", speech))
    dealer = word("lab.dealer", speech)
    labels = [dealer if line.position == 0 else f"+{line.position}" for line in summary.positions]
    axes.set_xlabel(word("lab.figure.position", speech))
    axes.set_ylabel(word("lab.figure.deals_won", speech))
    axes.set_xticks(range(len(labels)), labels)
    axes.set_xlim(-0.6, len(labels) - 0.4)
    even = 100 / len(labels)
    axes.axhline(even, color=INK, linewidth=0.7, linestyle=":")
    axes.annotate(
        word("lab.figure.even", speech),
        (1, even),
        xycoords=("axes fraction", "data"),
        ha="right",
        va="bottom",
        color=INK,
    )
    for place, line in enumerate(summary.positions):
        if line.won is not None:
            _dot(axes, place, line.won)


def _dot(axes: Any, place: int, share: Estimate) -> None:
    axes.errorbar(
        [place],
        [100 * share.value],
        yerr=[[low] for low in _reach(share)],
        fmt="o",
        markersize=4,
        capsize=2.5,
        linewidth=1,
        color=COLOURS[0],
    )


def _reasons(axes: Any, summary: Summary, speech: Language) -> None:
    """In how many deals each yaku, combination or other reason was paid for."""
    axes.set_title(panel("c", "reasons", speech))
    axes.set_xlabel(word("lab.figure.deal_share", speech))
    lines = [line for line in summary.reasons if line.share is not None][:MOST_REASONS]
    shares = [line.share for line in lines if line.share is not None]
    names = [reason_text(summary.game, line.name, speech) for line in lines]
    axes.barh(
        range(len(lines)),
        [100 * share.value for share in shares],
        xerr=list(zip(*(_reach(share) for share in shares), strict=True)) or None,
        height=0.65,
        color=COLOURS[5],
        error_kw={"elinewidth": 0.8, "capsize": 1.5, "ecolor": INK},
    )
    axes.set_yticks(range(len(lines)), names)
    axes.tick_params(axis="y", length=0)
    axes.set_xlim(left=0)
    axes.invert_yaxis()


def _length(axes: Any, result: Simulation, speech: Language) -> None:
    """How many decisions a deal takes."""
    axes.set_title(panel("d", "length", speech))
    axes.set_xlabel(word("lab.figure.actions", speech))
    axes.set_ylabel(word("lab.figure.deal_share", speech))
    counts = result.tally.deal_actions_counts
    if not counts:
        return
    width = _width(min(counts), max(counts), result.tally.deals)
    start = min(counts) // width * width
    heights: dict[int, float] = {}
    for length, deals in counts.items():
        place = (length - start) // width
        heights[place] = heights.get(place, 0.0) + 100 * deals / result.tally.deals
    middles = [start + width * place + (width - 1) / 2 for place in heights]
    axes.bar(middles, list(heights.values()), width=0.85 * width, color=COLOURS[5])
    axes.margins(y=0.12)
    axes.xaxis.get_major_locator().set_params(integer=True)
    mean = result.summary.length.actions_per_deal
    if mean is not None:
        axes.axvline(mean.value, color=INK, linewidth=0.7, linestyle=":")
        axes.annotate(
            word("lab.figure.mean", speech, mean=number(mean.value, speech, 1)),
            (mean.value, 1),
            xycoords=("data", "axes fraction"),
            xytext=(3, -2),
            textcoords="offset points",
            va="top",
            color=INK,
        )


def _reach(share: Estimate) -> tuple[float, float]:
    """How far the interval goes down and up, in percent."""
    low = share.value if share.low is None else share.low
    high = share.value if share.high is None else share.high
    return max(0.0, 100 * (share.value - low)), max(0.0, 100 * (high - share.value))
