"""The options that several commands share."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from fudaba.cli.failure import Failed
from fudaba.locale import LANGUAGES, Language, preferred_language

GameName: TypeAlias = Annotated[str, typer.Argument(metavar="GAME")]
Preset: TypeAlias = Annotated[str | None, typer.Option(metavar="NAME")]
GivenOptions: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE"),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json")]
Lang: TypeAlias = Annotated[str | None, typer.Option("--lang", metavar="LANGUAGE")]


def chosen(options: list[str] | None) -> dict[str, object]:
    """`NAME=VALUE` texts as a dictionary."""
    found: dict[str, object] = {}
    for text in options or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise Failed("usage.option_form", text=text)
        found[name.strip()] = value.strip()
    return found


def language(given: str | None) -> Language:
    """The language asked for, or the environment's."""
    if given is None:
        return preferred_language()
    for known in LANGUAGES:
        if given == known:
            return known
    raise Failed("usage.no_language", given=given, known=", ".join(LANGUAGES))
