"""`fudaba rules`: the rulebooks, to read and to search."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Annotated

import typer
from rich.markdown import Markdown

from fudaba.cli.failure import Failed, explained
from fudaba.cli.options import AsJson, GameName, Lang, language
from fudaba.cli.output import console, json
from fudaba.games.registry import names, spec
from fudaba.locale import catalogue
from fudaba.nearest import is_slip, nearest
from fudaba.rulebook import Rule, Rulebook, rulebook

#: What looks like the id of a rule.
_ID = re.compile(r"[a-z0-9]{2}-?r?\d+", re.IGNORECASE)


def command(
    game: GameName,
    about: Annotated[
        list[str] | None,
        typer.Argument(metavar="RULE-ID or WORDS"),
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Shows a rulebook, or rules of it."""
    with explained():
        speech = language(lang)
        book = rulebook(spec(game).rulebook, speech)
        as_in = catalogue()["games.as_in"][speech]
        own = book.concerning(spec(game).prefixes, game, _sharing(game), as_in)
        if not about:
            if as_json:
                json([_data(rule) for rule in own.rules])
            else:
                console().print(Markdown(own.text))
            return
        words = " ".join(about)
        rule = book.rule(words.upper())
        found = [rule] if rule else own.search(words)
        if not found:
            raise _no_rule(game, words, own)
        if as_json:
            json([_data(rule) for rule in found])
        else:
            _show(found)


def _sharing(game: str) -> list[str]:
    """The games whose rules stand in the same book."""
    return [name for name in names() if spec(name).rulebook == spec(game).rulebook]


def _no_rule(game: str, words: str, book: Rulebook) -> Failed:
    if _ID.fullmatch(words):
        ids = [rule.id for rule in book.rules]
        slips = [rule for rule in ids if is_slip(words.upper(), rule)]
        if slips:  # whoever is further off has another book before them
            best = nearest(words, slips)
            return Failed("usage.no_rule_but", game=game, words=words, nearest=best)
    return Failed("usage.no_rule", game=game, words=words)


def _data(rule: Rule) -> dict[str, str]:
    return {"id": rule.id, "section": rule.section, "text": rule.text}


def _show(rules: list[Rule]) -> None:
    """Rules under the headings of their sections; rows of one table as a table."""
    out = console()
    for section, found in groupby(rules, lambda rule: rule.section):
        out.print(f"\n[bold underline]{section}[/bold underline]")
        for head, alike in groupby(found, lambda rule: rule.head):
            if head:
                out.print(Markdown("\n".join((*head, *(rule.row for rule in alike)))))
            else:
                for rule in alike:
                    out.print(Markdown(f"**{rule.id}** {rule.text}"))
