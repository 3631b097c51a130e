"""`fudaba review`: a match looked at again, decision by decision."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Column, Table

from fudaba.cli.failure import Misused
from fudaba.cli.lab import Plot, Seed, bar, check_plot, lab_explained
from fudaba.cli.options import AsJson, Lang, language
from fudaba.cli.output import console, grid, json
from fudaba.cli.recorded import recorded_match
from fudaba.games.record import Record
from fudaba.lab.interval import Z
from fudaba.lab.review import Decision, Review, review
from fudaba.lab.review.positions import choices
from fudaba.lab.review.words import said
from fudaba.locale import Language, game_word, word
from fudaba.locale.names import shown_name
from fudaba.locale.numbers import number

COLUMNS = ("deal", "ply", "action", "value", "best", "best_value", "loss", "reach", "expected")
TEXTS = ("action", "best")


def command(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    seat: Annotated[str, typer.Option(metavar="SEAT")] = "0",
    match: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    iterations: Annotated[int | None, typer.Option(metavar="N", min=1, show_default="5000")] = None,
    milliseconds: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    seed: Seed = 0,
    every: Annotated[bool, typer.Option("--all")] = False,
    plot: Plot = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Looks at a match again."""
    with lab_explained():
        speech = language(lang)
        if iterations is not None and milliseconds is not None:
            raise Misused("not_both", one="--iterations", other="--milliseconds")
        if plot is not None:
            check_plot(plot)
        written, played = recorded_match(record, match)
        place = _seat(written, seat)
        with bar(choices(played, place), "choices", speech) as progress:
            result = review(
                played,
                place,
                iterations=iterations,
                milliseconds=milliseconds,
                seed=seed,
                language=speech,
                progress=progress,
            )
        if as_json:
            json(result)
        else:
            _show(result, shown_name(written.seats[place], speech), speech, every)
        if plot is not None:
            from fudaba.lab.plots.review import draw

            draw(result, plot, speech)


def _seat(record: Record, text: str) -> int:
    """The seat that a number or a name means."""
    seats = record.seats
    if text.isdecimal() and text not in seats:
        if int(text) < len(seats):
            return int(text)
        raise Misused("no_seat", seat=text, last=len(seats) - 1)
    found = [number for number, name in enumerate(seats) if name.lower() == text.lower()]
    if len(found) == 1:
        return found[0]
    if found:
        raise Misused("same_name", name=text)
    raise Misused("nobody", name=text, names=", ".join(seats))


def _show(result: Review, name: str, speech: Language, every: bool) -> None:
    out = console()
    out.print(f"[bold]{escape(_title(result, name, speech))}[/bold]")
    if not result.decisions:
        out.print(word("review.nothing", speech))
        return
    losses = [decision for decision in result.decisions if decision.loss > 0]
    shown = result.decisions if every else losses
    if shown:
        out.print()
        out.print(_table(shown, speech))
    out.print()
    out.print(
        said(
            result.game,
            "summary",
            speech,
            choices=len(result.decisions),
            forced=result.forced,
            losses=len(losses),
            loss=number(result.loss, speech, 2),
            mean=number(result.loss / len(result.decisions), speech, 2),
        )
    )
    _show_moments(out, result, speech)


def _title(result: Review, name: str, speech: Language) -> str:
    kind = "iterations" if result.iterations else "milliseconds"
    spent = result.iterations or result.milliseconds or 0
    return word(
        "review.title",
        speech,
        game=game_word(result.game, "name", speech),
        name=name,
        seat=result.seat,
        budget=word(f"review.budget.{kind}", speech, number=number(spent, speech)),
        seed=result.seed,
    )


def _table(decisions: list[Decision], speech: Language) -> Table:
    shown = grid()
    for column in COLUMNS:
        shown.add_column(
            word(f"review.column.{column}", speech),
            justify="left" if column in TEXTS else "right",
            header_style="bold",
            overflow="fold",
            no_wrap=column not in TEXTS,
        )
    for decision in decisions:
        shown.add_row(
            str(decision.deal),
            str(decision.ply),
            escape(decision.action),
            number(decision.value, speech, 2),
            escape(decision.best),
            number(decision.best_value, speech, 2),
            number(decision.loss, speech, 2) if decision.loss > 0 else "-",
            number(Z * decision.error, speech, 2),
            number(decision.expected, speech, 2),
        )
    return shown


def _show_moments(out: Console, result: Review, speech: Language) -> None:
    if not result.moments:
        out.print(word("review.faultless", speech))
        return
    out.print()
    out.print(f"[bold]{word('review.costliest', speech)}[/bold]")
    for rank, moment in enumerate(result.moments, start=1):
        shown = Table.grid("", Column(overflow="fold"), padding=(0, 1))
        shown.add_row(f"{rank}.", escape(moment.words))
        out.print(shown)
