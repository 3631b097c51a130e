"""Help for Koi-Koi: how to play in brief, the yaku with their rule ids, the cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fudaba.games.koikoi.view import KoiKoiView
from fudaba.games.koikoi.yaku import TABLE
from fudaba.locale import Language, word
from fudaba.terminal.faces import KINDS

_INSTANT = (("teshi", "KK-201"), ("kuttsuki", "KK-202"))


def help_page(view: KoiKoiView, language: Language) -> RenderableType:
    """The whole page, the brief first."""

    def heading(key: str) -> Text:
        return Text("\n" + word(f"terminal.help.{key}", language), style="bold underline")

    return Group(
        Text(word("terminal.koikoi.brief", language)),
        heading("yaku"),
        _yaku(view, language),
        heading("instant"),
        _rows([(name, rule) for name, rule in _INSTANT], language),
        heading("cards"),
        _legend(language),
        _months(language),
    )


def _yaku(view: KoiKoiView, language: Language) -> Table:
    played = {row.name for row in view.progress[0]}
    return _rows([(row.name, row.rule) for row in TABLE if row.name in played], language)


def _rows(rows: list[tuple[str, str]], language: Language) -> Table:
    table = Table(expand=True, box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(ratio=5)
    table.add_column(ratio=8)
    table.add_column(width=6)
    for name, rule in rows:
        needs = Text(word(f"koikoi.needs.{name}", language))
        table.add_row(Text(word(f"koikoi.yaku.{name}", language), style="bold"), needs, rule)
    return table


def _legend(language: Language) -> Text:
    kinds = [f"{letter} {word(f'cards.kind.{letter}', language)}" for letter in KINDS]
    return Text("   ".join(kinds) + "\n" + word("terminal.help.signs", language) + "\n")


def _months(language: Language) -> Table:
    """The twelve months with their plants, four to a line."""
    table = Table.grid(expand=True)
    months = [f"{month:>2} {word(f'cards.month.{month}', language)}" for month in range(1, 13)]
    for start in range(0, 12, 4):
        table.add_row(*months[start : start + 4])
    return table
