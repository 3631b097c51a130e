"""`fudaba tournament`: bots against each other, with ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from fudaba.cli.failure import explained
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
from fudaba.lab.interval import Estimate
from fudaba.locale import Language, game_word, word
from fudaba.locale.numbers import counted, number

if TYPE_CHECKING:
    from fudaba.lab.tournament import Tournament


def command(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT BOT ..."),
    ],
    matches: Annotated[int, typer.Option(metavar="N", min=1)] = 200,
    seats: Seats = None,
    preset: Preset = None,
    option: GivenOptions = None,
    one_deal: Annotated[bool, typer.Option("--one-deal")] = False,
    alone: Annotated[bool, typer.Option("--alone")] = False,
    seed: Seed = 0,
    workers: Workers = None,
    ray: RayAddress = None,
    out: Out = None,
    plot: Plot = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Lets bots play each other, and rates them."""
    from fudaba.lab.tournament import Schedule, tournament

    with explained():
        speech = language(lang)
        if plot is not None:
            check_plot(plot)
        played = spec(game).game(preset, seats, chosen(option))
        schedule = Schedule(played, bots, alone)
        asked = schedule.packs(matches) * len(schedule.orders)
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
        leave_if_interrupted(result.complete, result.matches, asked, "matches", speech)


def _show(result: Tournament, speech: Language) -> None:
    out = console()
    name = f"[bold]{game_word(result.game, 'name', speech)}[/bold]"
    matches = counted("lab.counted.matches", result.matches, speech)
    packs = counted("lab.counted.packs", result.packs, speech)
    out.print(
        word("lab.tournament", speech, name=name, matches=matches, packs=packs, seed=result.seed)
    )
    out.print()
    bot, rated, uncertain = (word(f"lab.{key}", speech) for key in ("bot", "rating", "uncertainty"))
    ratings = grid(bot, rated, uncertain, numbers=(rated, uncertain))
    for rating in result.ratings:
        ratings.add_row(rating.bot, number(rating.mu, speech, 2), number(rating.sigma, speech, 2))
    out.print(ratings)
    out.print()
    pairs = grid(bot, word("lab.against", speech))
    add_numbers(pairs, speech, "matches", "score", INTERVAL, "ahead", INTERVAL)
    for line in result.pairs:
        score = None if line.score is None else Estimate(line.score, line.low, line.high)
        numbers = (*share(score, speech), *mean(line.margin, speech))
        pairs.add_row(line.a, line.b, number(line.matches, speech), *numbers)
    out.print(pairs)
