"""`fudaba rules`: the rulebooks, to read and to search."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from fudaba.cli.failure import Failed, explained
from fudaba.cli.options import AsJson, GameName
from fudaba.cli.output import console, json
from fudaba.games.registry import spec
from fudaba.rulebook import Rule, rulebook


def command(
    game: GameName,
    about: Annotated[
        list[str] | None,
        typer.Argument(metavar="[RULE-ID or WORDS]", help="One rule, or words to search for."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Read a game's rulebook, one rule of it, or all rules with certain words.

    Example: `fudaba rules koikoi KK-329` or `fudaba rules koikoi sake cup`
    """
    with explained():
        book = rulebook(spec(game).rulebook)
        if not about:
            if as_json:
                json([_data(rule) for rule in book.rules])
            else:
                console().print(Markdown(book.text))
            return
        words = " ".join(about)
        rule = book.rule(words.upper())
        found = [rule] if rule else book.search(words)
        if not found:
            raise Failed(f"no rule of {game} has the id or the words '{words}'")
        if as_json:
            json([_data(rule) for rule in found])
        else:
            _show(found)


def _data(rule: Rule) -> dict[str, str]:
    return {"id": rule.id, "section": rule.section, "text": rule.text}


def _show(rules: list[Rule]) -> None:
    section = None
    out = console()
    for rule in rules:
        if rule.section != section:
            section = rule.section
            out.print(f"\n[bold underline]{section}[/bold underline]")
        out.print(Markdown(f"**{rule.id}** {rule.text}"))
