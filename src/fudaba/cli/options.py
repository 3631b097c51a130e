"""The options that several commands share."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import typer

from fudaba.bots.registry import NAMES as BOTS
from fudaba.cli.failure import Failed
from fudaba.locale import LANGUAGES, Language, preferred_language

#: The bots, for the help of a command.
BOTS_LISTED: Final = f"{', '.join(BOTS)}, or a search: search:500, search:200ms"

GameName: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="The game, e.g. koikoi.")]
Preset: TypeAlias = Annotated[
    str | None, typer.Option(help="A named set of options; see `fudaba games GAME`.")
]
GivenOptions: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; may be repeated."),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]
Lang: TypeAlias = Annotated[
    str | None, typer.Option("--lang", help="Language: en, sv or ja; default from the environment.")
]


def chosen(options: list[str] | None) -> dict[str, object]:
    """`NAME=VALUE` texts as a dictionary."""
    found: dict[str, object] = {}
    for text in options or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Failed(f"an option is written NAME=VALUE, not '{text}'")
        found[name.strip()] = value.strip()
    return found


def language(given: str | None) -> Language:
    """The language asked for, or the environment's."""
    if given is None:
        return preferred_language()
    for known in LANGUAGES:
        if given == known:
            return known
    raise Failed(f"there is no language '{given}'; there is {', '.join(LANGUAGES)}")
