"""How far everybody has come: a small table for the side, and a page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fudaba.scenes.scene import ProgressCell, ProgressRow, Scene, SeatScene

if TYPE_CHECKING:
    from fudaba.terminal.sight import Sight

_HELD: Final = "✔"
_LOST: Final = "–"

#: Columns of a player's share of the panel at the side, and of a panel that has room for names.
_SHARE: Final = 6
_NAMED_SHARE: Final = 9
_ROOMY: Final = 50
#: Up to so many lacking cards are named.
_NAMED: Final = 6


def panel(sight: Sight, scene: Scene) -> Text:
    """Every row with each player's part in it; then what is good to have beside the table."""
    text = Text()
    if scene.progress:
        seats = [cell.seat for cell in scene.progress[0].players]
        share = _NAMED_SHARE if sight.panel_width >= _ROOMY else _SHARE
        first = sight.panel_width - share * len(seats)
        text.append(_fit("" if sight.has_tricks else sight.say("yaku"), first), style="bold")
        for seat in seats:
            text.append(_fit(_initials(sight.names[seat], share), share), style="bold")
        for row in scene.progress:
            if sight.has_tricks and row.cards and cell_len(row.name) >= first:
                text.append("\n" + _held(sight, row), style="not bold")
                continue
            text.append("\n" + _fit(row.name, first), style="not bold")
            for cell in row.players:
                mark, style = _mark(cell, sight.has_tricks)
                text.append(_fit(mark, share), style=style)
    for section in sight.stage.help().sections:
        if section.is_beside:
            text.append(f"\n\n{section.title}", style="bold")
            for line in section.rows:
                text.append(f"\n{line.name}  {line.text}", style="not bold")
    return text


def _held(sight: Sight, row: ProgressRow) -> str:
    """A combination whose name needs the room of the columns: its name, whose it is, its worth."""
    cell = next(cell for cell in row.players if cell.made)
    end = f" {_initials(sight.names[cell.seat], _SHARE)} {_HELD} {cell.made}"
    return _fit(row.name, sight.panel_width - cell_len(end)) + end


def page(sight: Sight, scene: Scene) -> RenderableType:
    """Every row with what each player has and which cards would help."""
    grid = Grid(expand=True, box=None, padding=(0, 1, 0, 0))
    grid.add_column("" if sight.has_tricks else sight.say("yaku"), ratio=3)
    for cell in scene.progress[0].players if scene.progress else ():
        grid.add_column(Text(sight.names[cell.seat]), ratio=4)
    made = [row for row in scene.progress if sight.has_tricks and row.cards]
    for row in scene.progress:
        if row not in made:
            grid.add_row(Text(row.name), *[_cell(sight, row, cell) for cell in row.players])
    facts = [
        f"{fact.value} {fact.text} ({fact.rule})".strip() if fact.rule else fact.text
        for fact in scene.middle.facts
    ]
    parties = [f"{party.name}: {party.score} {party.unit} {party.note}" for party in scene.parties]
    notes = [f"{seat.name}: {seat.note}" for seat in scene.seats if seat.note and not seat.rests]
    below = [*facts, *parties, *notes, *[_declared(sight, row) for row in made]]
    if sight.has_tricks:
        below += [_known(sight, seat) for seat in scene.seats if seat.is_own]
    lines = [Text(" ".join(line.split())) for line in below if line]
    return Group(grid, Text(), *lines) if lines else grid


def _declared(sight: Sight, row: ProgressRow) -> str:
    """A combination that lies open, with its cards and whose it is."""
    who = next((sight.names[cell.seat] for cell in row.players if cell.made), "")
    return f"{who}: {row.name} {sight.titles(row.cards)} {row.worth} ({row.rule})"


def _known(sight: Sight, seat: SeatScene) -> str:
    """What only the owner knows of the won cards: the discards."""
    piles = [pile for pile in seat.won if pile.cards and pile.note]
    return " ".join(
        f"{pile.title}: {sight.titles(pile.cards)} ({pile.note}, {pile.rule})" for pile in piles
    )


def _cell(sight: Sight, row: ProgressRow, cell: ProgressCell) -> Text:
    if cell.made:
        return Text(f"{_HELD} {cell.text or cell.made} ({row.rule})", style="bold")
    if cell.text:
        return Text(cell.text)
    if not cell.is_open:
        return Text("" if sight.has_tricks else sight.say("out_of_reach"), style="dim")
    count = sight.say("have_of", have=cell.have, need=cell.need)
    if cell.have < cell.need and 0 < len(cell.missing.split()) <= _NAMED:
        return Text(f"{count}: {sight.titles(cell.missing)}")
    return Text(count)


def _initials(name: str, share: int) -> str:
    """A name that fits its column; the number at its end is what tells bots apart."""
    words, _, number = name.rpartition(" ")
    if cell_len(name) < share or not words or not number.isdigit():
        return name
    return words[: share - 2 - len(number)] + number


def _fit(words: str, width: int) -> str:
    """Words in a column, shortened where they must be."""
    if cell_len(words) < width:
        return set_cell_size(words, width)
    return set_cell_size(words, width - 2) + "… "


def _mark(cell: ProgressCell, counts: bool) -> tuple[str, str]:
    if cell.made:
        return f"{_HELD} {cell.made}", "bold"
    if not cell.is_open:
        return _LOST, "not bold dim"
    if counts:
        short = cell.text and cell_len(cell.text) < _SHARE
        return cell.text if short else str(cell.have), "not bold"
    return f"{cell.have}/{cell.need}", "not bold" if cell.have else "not bold dim"
