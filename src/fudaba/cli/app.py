"""The commands, gathered."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import typer
from typer.core import TyperGroup
from typer.main import get_group

from fudaba.cli import (
    backup,
    bench,
    games,
    odds,
    play,
    print_cards,
    replay,
    restore,
    review,
    rules,
    schema,
    score,
    score_sheet,
    serve,
    simulate,
    tournament,
    yaku_sheet,
)
from fudaba.cli.command import Command, Commands, language_of
from fudaba.cli.help import Help
from fudaba.cli.output import plain

app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games", cls=Command)(games.command)
app.command("play", cls=Command)(play.command)
app.command("score", cls=Command)(score.command)
app.command("replay", cls=Command)(replay.command)
app.command("review", cls=Command)(review.command)
app.command("rules", cls=Command)(rules.command)
app.command("sheet", cls=Command)(yaku_sheet.command)
app.command("scoresheet", cls=Command)(score_sheet.command)
app.command("cards", cls=Command)(print_cards.command)
app.command("schema", cls=Command)(schema.command)
app.command("odds", cls=Command)(odds.command)
app.command("simulate", cls=Command)(simulate.command)
app.command("tournament", cls=Command)(tournament.command)
app.command("serve", cls=Command)(serve.command)
app.command("backup", cls=Command)(backup.command)
app.command("restore", cls=Command)(restore.command)
app.command("bench", cls=Command)(bench.command)


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
        typer.Option("--version", callback=_version, is_eager=True),
    ] = False,
) -> None:
    """What comes before every command; without one, the help."""
    if context.invoked_subcommand is None:
        Help(context, language_of(context)).show()


@cache
def command() -> TyperGroup:
    """What runs them; made once, for whoever calls several."""
    return get_group(app)
