"""`fudaba simulate`: many matches between bots, and what happens in them."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from rich.table import Table

from fudaba.cli.failure import Failed, explained
from fudaba.cli.lab import (
    INTERVAL,
    Out,
    Plot,
    RayAddress,
    Seats,
    Seed,
    Workers,
    add_numbers,
    bar,
    check_plot,
    leave_if_interrupted,
    mean,
    share,
)
from fudaba.cli.options import (
    AsJson,
    GameName,
    GivenOptions,
    Lang,
    Preset,
    chosen,
    language,
)
from fudaba.cli.output import console, grid, json
from fudaba.games.registry import spec
from fudaba.lab.summary import FrequencyLine, Summary
from fudaba.locale import Language, game_word, reason_text, word
from fudaba.locale.numbers import counted, localised, number

USUAL_MATCHES: Final = 1000


def command(
    game: GameName,
    matches: Annotated[int | None, typer.Option(metavar="N", min=1, show_default="1000")] = None,
    deals: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT[,BOT...]", show_default="greedy"),
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
    """Plays matches and shows what happened in them."""
    from fudaba.lab.simulation import simulate

    with explained():
        speech = language(lang)
        if matches is not None and deals is not None:
            raise Failed("usage.not_both", one="--matches", other="--deals")
        if deals is None and matches is None:
            matches = USUAL_MATCHES
        if plot is not None:
            check_plot(plot)
        players = " ".join(bots or []).replace(",", " ").split()
        played = spec(game).game(preset, seats, chosen(option))
        unit, asked = ("deals", deals or 0) if matches is None else ("matches", matches)
        with bar(asked, unit, speech) as progress:
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
        leave_if_interrupted(summary.complete, done, asked, unit, speech)


def _show(summary: Summary, speech: Language) -> None:
    out = console()
    game = summary.game
    out.print(
        word(
            "lab.simulation",
            speech,
            name=f"[bold]{game_word(game, 'name', speech)}[/bold]",
            bots=", ".join(summary.bots),
            matches=counted("lab.counted.matches", summary.matches, speech),
            deals=counted("lab.counted.deals", summary.deals, speech),
            actions=counted("lab.counted.actions", summary.actions, speech),
            seed=summary.seed,
        )
    )
    ends = [(game_word(game, f"end.{line.name}", speech), line) for line in summary.ends]
    reasons = [(reason_text(game, line.name, speech), line) for line in summary.reasons]
    for shown in (
        _sides(summary, speech),
        _positions(summary, speech),
        _frequencies(word("lab.end", speech), ends, speech),
        _frequencies(word("lab.reason", speech), reasons, speech, points=True),
        _lengths(summary, speech),
    ):
        out.print()
        out.print(shown)


def _numbers(first: str, speech: Language, *columns: str) -> Table:
    """A table whose columns after the first are numbers, each with its interval beside it."""
    shown = grid(first)
    add_numbers(shown, speech, *columns)
    return shown


def _sides(summary: Summary, speech: Language) -> Table:
    columns = ("matches_won", INTERVAL, "match_points", INTERVAL, "median")
    shown = _numbers(word("sheet.player", speech), speech, *columns)
    for line in summary.sides:
        bots = line.bots[0] if len(set(line.bots)) == 1 else " + ".join(line.bots)
        middle = "-" if line.median is None else localised(f"{line.median:g}", speech)
        label = f"{line.side}: {bots}"
        shown.add_row(label, *share(line.won, speech), *mean(line.score, speech), middle)
    return shown


def _positions(summary: Summary, speech: Language) -> Table:
    columns = ("deals_won", INTERVAL, "deal_points", INTERVAL)
    shown = _numbers(word("lab.position", speech), speech, *columns)
    for line in summary.positions:
        label = word("lab.dealer", speech) if line.position == 0 else f"+{line.position}"
        shown.add_row(label, *share(line.won, speech), *mean(line.score, speech))
    return shown


def _frequencies(
    title: str, lines: list[tuple[str, FrequencyLine]], speech: Language, points: bool = False
) -> Table:
    shown = _numbers(title, speech, "deals", "share", INTERVAL)
    if points:
        add_numbers(shown, speech, "points_then", INTERVAL)
    for label, line in lines:
        worth = mean(line.points, speech) if points else ()
        shown.add_row(label, number(line.deals, speech), *share(line.share, speech), *worth)
    return shown


def _lengths(summary: Summary, speech: Language) -> Table:
    shown = _numbers(word("lab.length", speech), speech, "mean", INTERVAL)
    length = summary.length
    for key, value in (
        ("deals_per_match", length.deals_per_match),
        ("actions_per_match", length.actions_per_match),
        ("actions_per_deal", length.actions_per_deal),
    ):
        shown.add_row(word(f"lab.{key}", speech), *mean(value, speech))
    return shown
