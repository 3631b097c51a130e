"""Score sheets drawn: why each deal paid what it paid, and how the match stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fudaba.locale import word
from fudaba.scenes.phrases import number, signed
from fudaba.scenes.scene import StoryLine
from fudaba.scenes.sheet import Sheet, SheetLine, SheetParty
from fudaba.terminal.widgets.story import line_text

if TYPE_CHECKING:
    from fudaba.terminal.sight import Sight

#: Up to so many players there is room for running totals.
_RUNNING: Final = 3
#: Columns that the names of those who pay may take.
_PAYERS: Final = 24
#: Beside the points of a deal that was lost.
_LOST: Final = "✗"


def deal_sheet(sight: Sight, sheet: Sheet, last: list[StoryLine]) -> RenderableType:
    """One finished deal: how it ended, every entry, what it brought."""
    parts: list[RenderableType] = [line_text(line, sight) for line in last]
    parts += [Text(sheet.end), Text(), *_entries(sight, sheet)]
    return Group(*parts, _standing(sight, sheet))


def match_sheet(sight: Sight, sheets: list[Sheet]) -> RenderableType:
    """All finished deals in full, and the running totals."""
    if not sheets:
        return Text(sight.say("sheet.none"))
    parts: list[RenderableType] = [_totals(sight, sheets), Text()]
    for sheet in sheets:
        parts += [Text(sheet.title, style="bold underline"), Text(sheet.end)]
        parts += _entries(sight, sheet) or [Text()]
    return Group(*parts)


def _entries(sight: Sight, sheet: Sheet) -> list[RenderableType]:
    if not sheet.lines:
        return []
    sums = [Text(line, style="dim") for line in sheet.sums]
    return [_lines(sight, sheet.lines), *sums, Text()]


def _lines(sight: Sight, lines: list[SheetLine]) -> Grid:
    """Who got what; and who paid it, where players pay each other."""
    supply = word("scene.account.supply", sight.language)
    is_paid = any(line.payers != [supply] for line in lines)
    columns = ("payer", "who", "reason", "points", "rule")
    grid = _grid(sight, columns if is_paid else columns[1:])
    for line in lines:
        reason = Text(line.reason)
        if line.cards:
            reason.append(f"  {sight.titles(line.cards)}", style="dim")
        if line.working:
            reason.append(f"  {line.working}", style="dim")
        payers = [Text(word("scene.comma", sight.language).join(line.payers))] if is_paid else []
        grid.add_row(
            *payers, Text(line.payee), reason, Text(line.amount, style="bold"), Text(line.rule)
        )
    return grid


def _standing(sight: Sight, sheet: Sheet) -> Grid:
    """What the deal brought everybody, and the totals after it."""
    grid = _grid(sight, ("player", "this_deal", "total"))
    grid.add_column()
    for party in sheet.parties:
        brought = Text(party.change, style="bold")
        grid.add_row(Text(party.name), brought, Text(party.total), Text(party.note, style="bold"))
    return grid


def _totals(sight: Sight, sheets: list[Sheet]) -> Grid:
    """A line for each deal, with running totals where there is room for them."""
    rows = Grid(expand=True, box=None, padding=(0, 1, 0, 0))
    rows.add_column(sight.say("sheet.deal"), ratio=1)
    last = sheets[-1].parties
    for party in last:
        rows.add_column(Text(party.name), justify="right", ratio=1)
    has_losers = any(party.is_loser for sheet in sheets for party in sheet.parties)
    running = len(last) <= _RUNNING and not has_losers
    for sheet in sheets:
        cells = [_brought(one, running, has_losers) for one in sheet.parties]
        rows.add_row(Text(sheet.title), *cells)
    _add_sums(rows, sight.say("sheet.start"), [_opening(one) for one in sheets[0].parties])
    beside = [sum(sheet.parties[place].beside for sheet in sheets) for place in range(len(last))]
    _add_sums(rows, sight.say("sheet.beside"), beside)
    totals = [Text(party.total, style="bold") for party in last]
    rows.add_row(Text(sight.say("sheet.total"), style="bold"), *totals)
    if has_losers:
        lost = [
            sum(sheet.parties[place].is_loser for sheet in sheets) for place in range(len(last))
        ]
        _add_sums(rows, f"{_LOST} {sight.say('sheet.lost')}", lost)
    return rows


def _add_sums(rows: Grid, title: str, numbers: list[int]) -> None:
    if any(numbers):
        rows.add_row(Text(title), *[Text(number(one)) for one in numbers])


def _opening(party: SheetParty) -> int:
    """What somebody had before the first deal."""
    if party.points_total is None:
        return 0
    return party.points_total - party.points - party.beside


def _brought(party: SheetParty, running: bool, has_losers: bool) -> Text:
    told, total = signed(party.points), party.points_total
    if running and total is not None:
        told = f"{told} = {number(total)}" if party.points else number(total)
    return Text(told + (f" {_LOST}" if party.is_loser else "  " if has_losers else ""))


def _grid(sight: Sight, columns: tuple[str, ...]) -> Grid:
    grid = Grid(expand=True, box=None, padding=(0, 2, 0, 0))
    for column in columns:
        grid.add_column(
            sight.say(f"sheet.{column}"),
            justify="right" if column in ("points", "this_deal") else "left",
            ratio=3 if column == "reason" else None,
            max_width=_PAYERS if column == "payer" else None,
        )
    return grid
