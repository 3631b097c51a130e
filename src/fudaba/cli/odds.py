"""`fudaba odds`: how likely every combination of a dealt hand is, exactly."""

from __future__ import annotations

from math import floor, log10
from typing import Annotated, Final

import typer

from fudaba.cli.failure import Failed, explained
from fudaba.cli.options import AsJson, GameName, GivenOptions, Lang, Preset, chosen, language
from fudaba.cli.output import console, grid, json
from fudaba.games.registry import spec
from fudaba.lab.odds import Row, Sheet, odds, studied
from fudaba.locale import Language, has_word, reason_key, word
from fudaba.locale.numbers import number, percent

#: The columns of a table of odds, and those beside them where packs were dealt as well.
_COLUMNS: Final = ("name", "rule", "number", "share", "one_in")
_SIMULATED: Final = ("simulated", "interval")


def command(
    game: GameName,
    preset: Preset = None,
    option: GivenOptions = None,
    simulate: Annotated[
        int,
        typer.Option(metavar="N", min=0),
    ] = 0,
    seed: Annotated[int, typer.Option(metavar="N", min=0)] = 0,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Shows the tables of a game."""
    with explained():
        speech = language(lang)
        chosen_game = spec(game).game(preset, None, chosen(option))
        known = studied()
        if game not in known:
            raise Failed("usage.no_odds", game=game, listed=known)
        sheets = odds(chosen_game, simulate, seed)
        if as_json:
            json(
                {
                    "game": game,
                    "preset": preset,
                    "options": chosen_game.overrides,
                    "packs": simulate,
                    "seed": seed,
                    "tables": sheets,
                }
            )
        else:
            for sheet in sheets:
                _show(game, sheet, speech, simulated=simulate > 0)
            if has_word(f"odds.note.{game}"):
                console().print(word(f"odds.note.{game}", speech))


def _show(game: str, sheet: Sheet, speech: Language, simulated: bool) -> None:
    titles = {key: word(f"odds.column.{key}", speech) for key in _COLUMNS + _SIMULATED}
    columns = _COLUMNS + _SIMULATED if simulated else _COLUMNS
    numbers = (titles["number"], titles["one_in"])
    shown = grid(*(titles[key] for key in columns), numbers=numbers)
    overlaps = sheet.rows[0].overlaps
    for row in sheet.rows:
        if row.overlaps and not overlaps:
            shown.add_row()
            overlaps = True
        cells = [line_text(game, row.name, speech), row.rule, number(row.number, speech)]
        shown.add_row(
            *cells, percentage(row.share, speech), one_in(row.one_in, speech), *_seen(row, speech)
        )
    out = console()
    title = word(f"odds.table.{game}.{sheet.part}", speech)
    out.print(f"[bold]{title}[/bold] ({number(sheet.total, speech)})")
    out.print(shown)
    out.print()


def _seen(row: Row, speech: Language) -> list[str]:
    if row.simulated is None:
        return []
    low, high = (percentage(end, speech).strip() for end in (row.simulated.low, row.simulated.high))
    return [percentage(row.simulated.share, speech), word("lab.range", speech, low=low, high=high)]


def line_text(game: str, name: str, speech: Language) -> str:
    """A line in words: a combination's name, or several that are held together."""
    return " + ".join(_part(game, part, speech) for part in name.split("+"))


def _part(game: str, part: str, speech: Language) -> str:
    stem, _, values = part.partition(" ")
    key = f"odds.line.{stem}"
    if has_word(key):
        return word(key, speech, values=values)
    return word(reason_key(game, part) or part, speech)


def percentage(share: float, speech: Language) -> str:
    """A share in percent with four telling digits, the points of a column under one another."""
    hundredths = 100 * share
    places = 2 if hundredths == 0 else max(0, min(9, 3 - floor(log10(hundredths))))
    return percent(number(hundredths, speech, places).rjust(places + 4), speech)


def one_in(many: float, speech: Language) -> str:
    """How many there are to each one that counts, as exactly as it tells something."""
    return number(many, speech, 0 if many >= 1000 else 1 if many >= 10 else 2)
