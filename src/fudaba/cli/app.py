"""The commands, gathered."""

from __future__ import annotations

from typing import Annotated

import typer

from fudaba.cli import bench, games, odds, play, replay, review, rules, score, simulate, tournament
from fudaba.cli.output import plain

app = typer.Typer(
    help="Play, score and study hanafuda and Snapphana card games, by the book.",
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(games.command)
app.command("play")(play.command)
app.command("score")(score.command)
app.command("replay")(replay.command)
app.command("review")(review.command)
app.command("rules")(rules.command)
app.command("odds")(odds.command)
app.command("simulate")(simulate.command)
app.command("tournament")(tournament.command)
app.command("bench")(bench.command)


def _version(wanted: bool) -> None:
    if wanted:
        from fudaba.cards.bits import is_compiled
        from fudaba.version import VERSION

        plain(f"fudaba {VERSION} ({'compiled' if is_compiled() else 'interpreted'} core)")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="The version, and how it runs."
        ),
    ] = False,
) -> None:
    """Play, score and study hanafuda and Snapphana card games, by the book."""
    if context.invoked_subcommand is None:
        plain(context.get_help())
