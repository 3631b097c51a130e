"""Parts of the help page that the hanafuda games share."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fudaba.locale import Language, word
from fudaba.terminal.faces import KINDS


def heading(key: str, language: Language) -> Text:
    """The heading of a section."""
    return Text("\n" + word(f"terminal.help.{key}", language), style="bold underline")


def rows(lines: list[tuple[str, str, str]]) -> Table:
    """A table of what scores: its name, what it needs, its rule."""
    table = Table(expand=True, box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(ratio=5)
    table.add_column(ratio=8, overflow="fold")
    table.add_column(width=6)
    for name, needs, rule in lines:
        table.add_row(Text(name, style="bold"), Text(needs), rule)
    return table


def lines(
    game: str, shelf: str, names: list[tuple[str, str]], language: Language
) -> list[tuple[str, str, str]]:
    """The rows of a game's combinations, given as name and rule."""
    return [
        (word(f"{game}.{shelf}.{name}", language), word(f"{game}.needs.{name}", language), rule)
        for name, rule in names
    ]


def cards(language: Language) -> RenderableType:
    """The kinds of cards, the signs on them, and the months."""
    return Group(heading("cards", language), _legend(language), _months(language))


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
