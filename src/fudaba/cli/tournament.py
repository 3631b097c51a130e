"""`fudaba tournament`: bots against each other, with ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

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
    lab_explained,
    leave_if_interrupted,
    mean,
    share,
)
from fudaba.cli.options import (
    BOTS_LISTED,
    AsJson,
    GameName,
    GivenOptions,
    Lang,
    Preset,
    chosen,
    language,
)
from fudaba.cli.output import console, json, table
from fudaba.games.registry import spec
from fudaba.lab.interval import Estimate
from fudaba.locale import Language, game_word, word

if TYPE_CHECKING:
    from fudaba.lab.tournament import Tournament


def command(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT BOT ...", help=f"The bots, at least two: {BOTS_LISTED}."),
    ],
    matches: Annotated[
        int, typer.Option(min=1, help="Matches of every pair (or full table) of bots.")
    ] = 200,
    seats: Seats = None,
    preset: Preset = None,
    option: GivenOptions = None,
    one_deal: Annotated[
        bool, typer.Option("--one-deal", help="End every match after its first deal.")
    ] = False,
    alone: Annotated[
        bool, typer.Option("--alone", help="Only tables with the first bot, on one side.")
    ] = False,
    seed: Seed = 0,
    workers: Workers = None,
    ray: RayAddress = None,
    out: Out = None,
    plot: Plot = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play each other on the same packs with seats rotated, and rate them.

    Example: `fudaba tournament koikoi random greedy search:100 --matches 100`
    """
    from fudaba.lab.tournament import Schedule, tournament

    with lab_explained():
        speech = language(lang)
        if plot is not None:
            check_plot(plot)
        played = spec(game).game(preset, seats, chosen(option))
        schedule = Schedule(played, bots, alone)
        asked = schedule.packs(matches) * len(schedule.tables)
        with bar(asked, "matches", speech) as progress:
            result = tournament(
                played,
                bots,
                matches=matches,
                seed=seed,
                one_deal=one_deal,
                alone=alone,
                workers=workers,
                ray=ray,
                out=out,
                progress=progress,
            )
        if as_json:
            json(result)
        else:
            _show(result, speech)
        if plot is not None and result.matches:
            from fudaba.lab.plots.tournament import draw

            draw(result, plot, speech)
        leave_if_interrupted(result.complete, result.matches, asked, "matches")


def _show(result: Tournament, speech: Language) -> None:
    out = console()
    name = f"[bold]{game_word(result.game, 'name', speech)}[/bold]"
    matches, packs = f"{result.matches:,}", f"{result.packs:,}"
    out.print(
        word("lab.tournament", speech, name=name, matches=matches, packs=packs, seed=result.seed)
    )
    out.print()
    bot, rated, uncertain = (word(f"lab.{key}", speech) for key in ("bot", "rating", "uncertainty"))
    ratings = table(bot, rated, uncertain, numbers=(rated, uncertain))
    for rating in result.ratings:
        ratings.add_row(rating.bot, f"{rating.mu:.2f}", f"{rating.sigma:.2f}")
    out.print(ratings)
    out.print()
    pairs = table(bot, word("lab.against", speech))
    add_numbers(pairs, speech, "matches", "score", INTERVAL, "ahead", INTERVAL)
    for line in result.pairs:
        score = None if line.score is None else Estimate(line.score, line.low, line.high)
        numbers = (*share(score, speech), *mean(line.margin, speech))
        pairs.add_row(line.a, line.b, f"{line.matches:,}", *numbers)
    out.print(pairs)
