"""`fudaba play`: the terminal table against bots."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from fudaba.bots.contract import Bot
from fudaba.bots.registry import bot as named_bot
from fudaba.cli.failure import COULD_NOT, Failed, explained
from fudaba.cli.options import BOTS_LISTED, GameName, GivenOptions, Lang, Preset, chosen, language
from fudaba.games.contract import Match
from fudaba.games.record import Record
from fudaba.games.registry import spec
from fudaba.records.files import replay_file, write


def command(
    game: GameName = "koikoi",
    seats: Annotated[int | None, typer.Option(help="Number of players, you included.")] = None,
    bot: Annotated[str, typer.Option(help=f"Who plays the other seats: {BOTS_LISTED}.")] = "greedy",
    name: Annotated[str, typer.Option(help="What you are called.")] = "You",
    preset: Preset = None,
    option: GivenOptions = None,
    seed: Annotated[int | None, typer.Option(min=0, help="The same seed, the same cards.")] = None,
    save: Annotated[
        Path | None,
        typer.Option(help="Keep the match in this file after every move; resumes it if it exists."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Play at a table in the terminal.

    Example: `fudaba play koikoi --preset common --save match.toml`
    """
    with explained():
        speech = language(lang)
        if save is not None and save.exists():
            match, names = _resumed(game, save)
        else:
            match = spec(game).game(preset, seats, chosen(option)).new(_seed(seed))
            names = _names(name, int(match.game.seats), bot)
        bots = {seat: _bot(bot, game) for seat in range(1, match.game.seats)}
        if not sys.stdin.isatty() or not sys.stdout.isatty():
            raise Failed("the table needs a terminal for input and output", COULD_NOT)

        def keep(record: Record) -> None:
            if save is not None:
                write(record, save)

        from fudaba.terminal.app import play

        play(
            match,
            names=names,
            seat=0,
            bots=bots,
            rng_seed=_seed(seed),
            language=speech,
            save=None if save is None else keep,
            save_path=None if save is None else str(save),
        )


def _resumed(game: str, path: Path) -> tuple[Match, list[str]]:
    record, match = replay_file(path)
    if record.game != game:
        raise Failed(f"{path} is a match of {record.game}, not of {game}")
    if match.is_over:
        raise Failed(f"{path} is a finished match; see it with: fudaba replay {path}")
    return match, record.seats


def _names(name: str, seats: int, bot: str) -> list[str]:
    others = (
        [bot.capitalize()] if seats == 2 else [f"{bot.capitalize()} {n}" for n in range(1, seats)]
    )
    return [name, *others]


def _bot(name: str, game: str) -> Bot:
    try:
        return named_bot(name, game)
    except ValueError as error:
        raise Failed(str(error)) from None


def _seed(given: int | None) -> int:
    return secrets.randbelow(1 << 32) if given is None else given
