"""`fudaba play`: the terminal table against bots."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import typer

from fudaba.cli.failure import Failed, explained
from fudaba.cli.opening import Asked, laid_for, need_terminal
from fudaba.cli.options import GivenOptions, Lang, Preset, chosen, language
from fudaba.locale import Language, word
from fudaba.terminal import settings
from fudaba.terminal.pace import PACES, Pace

#: Milliseconds for each choice of a review where the core is not compiled.
_INTERPRETED: Final = 300


def command(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    seats: Annotated[int | None, typer.Option(metavar="N")] = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="BOT", show_default="greedy")] = None,
    name: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    preset: Preset = None,
    option: GivenOptions = None,
    seed: Annotated[int | None, typer.Option(metavar="N", min=0)] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    pace: Annotated[str | None, typer.Option(metavar="PACE")] = None,
    lang: Lang = None,
) -> None:
    """Opens the table."""
    speech = _language(lang)
    with explained(speech):
        known = _pace(pace)
        asked = Asked(game, seats, bot or [], name, preset, chosen(option), seed, save)
        laid = laid_for(asked, speech)
        need_terminal()
        from fudaba.terminal.evening import Evening

        code = Evening(speech, known, _review).spend(laid)
    raise typer.Exit(code)


def _language(given: str | None) -> Language:
    """The language asked for, else the one chosen at the entrance, else the environment's."""
    remembered = settings.load().language
    if given is None and remembered is not None and "FUDABA_LANG" not in os.environ:
        return remembered
    return language(given)


def _pace(given: str | None) -> Pace:
    """The pace asked for, or the one of last time."""
    if given is None:
        return settings.load().pace
    for known in PACES:
        if given == known:
            settings.remember(pace=known)
            return known
    raise Failed("play.pace", given=given, known=list(PACES))


def _review(path: Path, seat: int, speech: Language) -> None:
    """Looks at a match again, as `fudaba review` does, and waits until that has been read."""
    from fudaba.cards.bits import is_compiled
    from fudaba.cli.review import command as review

    try:
        time = None if is_compiled() else _INTERPRETED
        review(path, seat=str(seat), milliseconds=time, lang=speech)
    except Failed as problem:
        print(problem.said(speech))
    except KeyboardInterrupt:
        print()
    with suppress(EOFError):
        input(f"\n{word('entrance.after_review', speech)}\n")
