"""How far the players have come: "2 of 3 for Three lights"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fudaba.locale import Language, word
from fudaba.terminal.faces import titles

_HELD: Final = "✔"
_LOST: Final = "–"

#: Columns of the panel at the side, and of a player's share of it.
_PANEL: Final = 38
_SHARE: Final = 6


@dataclass(frozen=True)
class Standing:
    """One player and one yaku; every player has the same yaku in the same order."""

    #: The yaku in words.
    name: str
    rule: str
    have: int
    need: int
    #: Cards that would help, as text.
    missing: str
    #: Whether it can still be made.
    open: bool
    #: What it is worth where it is made, else empty: a number, and in words.
    made: str = ""
    worth: str = ""

    def progress(self, language: Language) -> str:
        """`2 of 3 for Three lights`."""
        told = {"have": self.have, "need": self.need, "name": self.name}
        return word("terminal.progress", language, **told)


def near(rows: list[Standing]) -> list[Standing]:
    """The yaku that a player has at least half of and can still make, the nearest first."""
    found = [row for row in rows if row.open and row.have < row.need <= 2 * row.have]
    return sorted(found, key=lambda row: (row.need - row.have, -row.need))


def threat(rows: list[Standing], language: Language) -> str:
    """What a player has or is near, with the cards that are lacking; empty where nothing."""
    parts = [f"{row.name} {row.made}" for row in rows if row.made]
    for row in near(rows)[:2]:
        missing = titles(row.missing)
        short = f" ({missing})" if len(missing.split()) <= 3 else ""
        parts.append(row.progress(language) + short)
    return word("terminal.comma", language).join(parts)


def hints(rows: list[Standing], language: Language) -> Text:
    """One line: the yaku held, then those that are near."""
    parts = [Text(f"{_HELD} {row.name} {row.made}", style="bold") for row in rows if row.made]
    parts += [Text(row.progress(language), style="dim") for row in near(rows)[:3]]
    return Text("    ") + Text(" · ").join(parts)


def panel(names: list[str], players: list[list[Standing]], language: Language) -> Text:
    """A small table for the side: every yaku, with each player's cards of those needed."""
    first = _PANEL - _SHARE * len(players)
    text = Text(_fit(word("terminal.yaku", language), first), style="bold")
    for name in names:
        text.append(_fit(_initials(name), _SHARE))
    for rows in zip(*players, strict=True):
        text.append("\n" + _fit(rows[0].name, first), style="not bold")
        for row in rows:
            mark, style = _mark(row)
            text.append(_fit(mark, _SHARE), style=style)
    return text


def _initials(name: str) -> str:
    """A name that fits its column; the number at its end is what tells bots apart."""
    words, _, number = name.rpartition(" ")
    if cell_len(name) < _SHARE or not words or not number.isdigit():
        return name
    return words[: _SHARE - 2 - len(number)] + number


def _fit(words: str, width: int) -> str:
    """Words in a column, shortened where they must be."""
    if cell_len(words) < width:
        return set_cell_size(words, width)
    return set_cell_size(words, width - 2) + "… "


def _mark(row: Standing) -> tuple[str, str]:
    if row.made:
        return f"{_HELD} {row.made}", "bold"
    if not row.open:
        return _LOST, "not bold dim"
    return f"{row.have}/{row.need}", "not bold" if row.have else "not bold dim"


def sheet(names: list[str], players: list[list[Standing]], language: Language) -> RenderableType:
    """Every yaku with what each player has and which cards would help."""
    table = Table(expand=True, box=None, padding=(0, 1, 0, 0))
    table.add_column(word("terminal.yaku", language), ratio=3)
    for name in names:
        table.add_column(Text(name), ratio=4)
    for rows in zip(*players, strict=True):
        table.add_row(Text(rows[0].name), *[_cell(row, language) for row in rows])
    return table


def _cell(row: Standing, language: Language) -> Text:
    if row.made:
        return Text(f"{_HELD} {row.worth} ({row.rule})", style="bold")
    if not row.open:
        return Text(word("terminal.out_of_reach", language), style="dim")
    count = word("terminal.have_of", language, have=row.have, need=row.need)
    if row.have < row.need and len(row.missing.split()) <= 6:
        return Text(f"{count}: {titles(row.missing)}")
    return Text(count)
