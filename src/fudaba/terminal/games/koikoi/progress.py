"""How far the players have come: "2 of 3 for Three lights"."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fudaba.games.koikoi.view import KoiKoiView, ProgressView
from fudaba.locale import Language, word
from fudaba.terminal.faces import titles
from fudaba.terminal.phrases import points_text

_HELD = "✔"
_LOST = "–"


def name_of(yaku: str, language: Language) -> str:
    """A yaku's name."""
    return word(f"koikoi.yaku.{yaku}", language)


def near(view: KoiKoiView, seat: int) -> list[ProgressView]:
    """The yaku that a seat has at least half of and can still make, the nearest first."""
    rows = [row for row in view.progress[seat] if row.open and row.have < row.need <= 2 * row.have]
    return sorted(rows, key=lambda row: (row.need - row.have, -row.need))


def near_text(row: ProgressView, language: Language) -> str:
    """`2 of 3 for Three lights`."""
    name = name_of(row.name, language)
    return word("terminal.progress", language, have=row.have, need=row.need, name=name)


def hints(view: KoiKoiView, seat: int, language: Language) -> Text:
    """One line: the yaku held, then those that are near."""
    parts = [
        Text(f"{_HELD} {name_of(yaku.name, language)} {yaku.points}", style="bold")
        for yaku in view.yaku[seat]
    ]
    parts += [Text(near_text(row, language), style="dim") for row in near(view, seat)[:3]]
    return Text("    ") + Text(" · ").join(parts)


def panel(view: KoiKoiView, seats: list[int], names: list[str], language: Language) -> Text:
    """A small table for the side: every yaku, with each player's cards of those needed."""
    text = Text(_fit(word("terminal.yaku", language), 26), style="bold")
    for seat in seats:
        text.append(_fit(names[seat], 6))
    for index, row in enumerate(view.progress[seats[0]]):
        text.append("\n" + _fit(name_of(row.name, language), 26), style="not bold")
        for seat in seats:
            mark, style = _standing(view, seat, view.progress[seat][index])
            text.append(_fit(mark, 6), style=style)
    return text


def _fit(words: str, width: int) -> str:
    """Words in a column, shortened where they must be."""
    if cell_len(words) < width:
        return set_cell_size(words, width)
    return set_cell_size(words, width - 2) + "… "


def _standing(view: KoiKoiView, seat: int, row: ProgressView) -> tuple[str, str]:
    points = {yaku.name: yaku.points for yaku in view.yaku[seat]}
    if row.name in points:
        return f"{_HELD} {points[row.name]}", "bold"
    if not row.open:
        return _LOST, "not bold dim"
    return f"{row.have}/{row.need}", "not bold" if row.have else "not bold dim"


def sheet(
    view: KoiKoiView, seats: list[int], names: list[str], language: Language
) -> RenderableType:
    """Every yaku with what each player has and which cards would help."""
    table = Table(expand=True, box=None, padding=(0, 1, 0, 0))
    table.add_column(word("terminal.yaku", language), ratio=3)
    for seat in seats:
        table.add_column(Text(names[seat]), ratio=4)
    for index, row in enumerate(view.progress[seats[0]]):
        cells = [_cell(view, seat, view.progress[seat][index], language) for seat in seats]
        table.add_row(Text(name_of(row.name, language)), *cells)
    return table


def _cell(view: KoiKoiView, seat: int, row: ProgressView, language: Language) -> Text:
    for yaku in view.yaku[seat]:
        if yaku.name == row.name:
            won = points_text(yaku.points, language)
            return Text(f"{_HELD} {won} ({yaku.rule})", style="bold")
    if not row.open:
        return Text(word("terminal.out_of_reach", language), style="dim")
    count = word("terminal.have_of", language, have=row.have, need=row.need)
    missing = row.missing.split()
    if row.have < row.need and len(missing) <= 6:
        return Text(f"{count}: {titles(row.missing)}")
    return Text(count)
