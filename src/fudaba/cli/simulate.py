"""`fudaba simulate`: many matches between bots, and what happens in them."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.table import Table

from fudaba.cli.failure import Failed
from fudaba.cli.lab import (
    Out,
    Plot,
    RayAddress,
    Seats,
    Seed,
    Workers,
    bar,
    check_plot,
    lab_explained,
    leave_if_interrupted,
    mean,
    share,
)
from fudaba.cli.options import AsJson, GameName, GivenOptions, Lang, Preset, chosen, language
from fudaba.cli.output import console, json, table
from fudaba.games.registry import spec
from fudaba.lab.summary import FrequencyLine, Summary
from fudaba.locale import Language, game_word, reason_text

USUAL_MATCHES: Final = 1000

INTERVAL: Final = "95%"


def command(
    game: GameName,
    matches: Annotated[
        int | None, typer.Option(min=1, help="Matches to play.", show_default="1000")
    ] = None,
    deals: Annotated[
        int | None, typer.Option(min=1, help="Deals to play instead; may cut the last match.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT[,BOT...]",
            help="One for all seats, or one for each seat (or side).",
            show_default="greedy",
        ),
    ] = None,
    seats: Seats = None,
    preset: Preset = None,
    option: GivenOptions = None,
    seed: Seed = 0,
    workers: Workers = None,
    ray: RayAddress = None,
    out: Out = None,
    plot: Plot = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play many matches between bots: scores, yaku, the dealer's advantage, length.

    Example: `fudaba simulate koikoi --bots greedy,random --matches 2000 --plot koikoi.pdf`
    """
    from fudaba.lab.simulation import simulate

    with lab_explained():
        speech = language(lang)
        if matches is not None and deals is not None:
            raise Failed("give a number of --matches or of --deals, not both")
        if deals is None and matches is None:
            matches = USUAL_MATCHES
        if plot is not None:
            check_plot(plot)
        players = " ".join(bots or []).replace(",", " ").split()
        played = spec(game).game(preset, seats, chosen(option))
        unit, asked = ("deals", deals or 0) if matches is None else ("matches", matches)
        with bar(asked, unit) as progress:
            result = simulate(
                played,
                players,
                matches=matches,
                deals=deals,
                seed=seed,
                workers=workers,
                ray=ray,
                out=out,
                progress=progress,
            )
        summary = result.summary
        if as_json:
            json(summary)
        else:
            _show(summary, speech)
        if plot is not None and summary.deals:
            from fudaba.lab.plots.simulation import draw

            draw(result, plot, speech)
        done = summary.matches if matches is not None else summary.deals
        leave_if_interrupted(summary.complete, done, asked, unit)


def _show(summary: Summary, speech: Language) -> None:
    out = console()
    name = game_word(summary.game, "name", speech)
    out.print(
        f"[bold]{name}[/bold]: {', '.join(summary.bots)}; {summary.matches:,} matches, "
        f"{summary.deals:,} deals, {summary.actions:,} actions, seed {summary.seed}"
    )
    for shown in (
        _sides(summary),
        _positions(summary),
        _frequencies(
            "end of a deal", [(_end(summary, line, speech), line) for line in summary.ends]
        ),
        _frequencies(
            "paid for",
            [(reason_text(summary.game, line.name, speech), line) for line in summary.reasons],
            points=True,
        ),
        _lengths(summary),
    ):
        out.print()
        out.print(shown)


def _end(summary: Summary, line: FrequencyLine, speech: Language) -> str:
    return game_word(summary.game, f"end.{line.name}", speech)


def _numbers(first: str, *columns: str) -> Table:
    """A table whose columns after the first are numbers, each with its interval beside it."""
    shown = table(first)
    for column in columns:
        shown.add_column(column, justify="right", header_style="bold")
    return shown


def _sides(summary: Summary) -> Table:
    shown = _numbers("player", "matches won", INTERVAL, "points a match", INTERVAL, "median")
    for line in summary.sides:
        bots = line.bots[0] if len(set(line.bots)) == 1 else " + ".join(line.bots)
        middle = "-" if line.median is None else f"{line.median:g}"
        label = f"{line.side}: {bots}"
        shown.add_row(label, *share(line.won), *mean(line.score), middle)
    return shown


def _positions(summary: Summary) -> Table:
    shown = _numbers("from the dealer", "deals won", INTERVAL, "points a deal", INTERVAL)
    for line in summary.positions:
        label = "dealer" if line.position == 0 else f"+{line.position}"
        shown.add_row(label, *share(line.won), *mean(line.score))
    return shown


def _frequencies(title: str, lines: list[tuple[str, FrequencyLine]], points: bool = False) -> Table:
    columns = ["deals", "share", INTERVAL]
    shown = _numbers(title, *columns, *(["points then", INTERVAL] if points else []))
    for label, line in lines:
        worth = mean(line.points) if points else ()
        shown.add_row(label, f"{line.deals:,}", *share(line.share), *worth)
    return shown


def _lengths(summary: Summary) -> Table:
    shown = _numbers("length", "mean", INTERVAL)
    shown.add_row("deals a match", *mean(summary.length.deals_per_match))
    shown.add_row("actions a match", *mean(summary.length.actions_per_match))
    shown.add_row("actions a deal", *mean(summary.length.actions_per_deal))
    return shown
