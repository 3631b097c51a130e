"""Score sheets: why each deal paid what it paid, and how the match stands."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fudaba.games.view import DealView, View
from fudaba.terminal.faces import titles
from fudaba.terminal.games.base import GameTable
from fudaba.terminal.scene import Line
from fudaba.terminal.widgets.story import line_text


def deal_sheet(
    table: GameTable, view: View, number: int, last: list[Line] | None = None
) -> RenderableType:
    """One finished deal, counted from 1: how it ended, every entry, what it brought."""
    deal = view.finished[number - 1]
    parts: list[RenderableType] = [line_text(line, table.seat) for line in last or []]
    parts.append(Text(table.end(view.game, deal)))
    if deal.entries:
        parts += [Text(), _entries(table, view, deal)]
    return Group(*parts, Text(), _standing(table, view, number))


def match_sheet(table: GameTable, view: View) -> RenderableType:
    """All finished deals in full, and the running totals."""
    if not view.finished:
        return Text(table.say("sheet.none"))
    parts: list[RenderableType] = []
    for number, deal in enumerate(view.finished, 1):
        title = Text(table.deal_title(number), style="bold underline")
        parts += [title, Text(table.end(view.game, deal))]
        if deal.entries:
            parts.append(_entries(table, view, deal))
        parts.append(Text())
    return Group(_totals(table, view), Text(), *parts)


def result(table: GameTable, view: View) -> str:
    """Who won the match."""
    if isinstance(view.winner, list):
        names = table.say("comma").join(table.who(seat) for seat in view.winner)
        return table.say("result.shared", who=names)
    assert view.winner is not None
    key = "result.you" if view.winner == table.seat else "result.other"
    return table.say(key, who=table.who(view.winner))


def _entries(table: GameTable, view: View, deal: DealView) -> Table:
    rows = _grid(table, ("who", "reason", "cards", "points", "rule"), right=("points",))
    for entry in deal.entries:
        rows.add_row(
            Text(_account(table, entry.payee)),
            Text(table.reason(view.game, entry.reason)),
            Text(titles(entry.cards)),
            Text(f"+{entry.amount}", style="bold"),
            Text(entry.rule),
        )
    return rows


def _standing(table: GameTable, view: View, number: int) -> Table:
    """What the deal brought each player, and the totals after it."""
    rows = _grid(table, ("player", "this_deal", "total"), right=("this_deal",))
    for seat in range(view.seats):
        total = sum(deal.scores[seat] for deal in view.finished[:number])
        change = Text(f"+{view.finished[number - 1].scores[seat]}", style="bold")
        rows.add_row(Text(table.names[seat]), change, Text(table.score(view, total)))
    return rows


def _totals(table: GameTable, view: View) -> Table:
    """A line for each deal, with running totals."""
    rows = Table(expand=True, box=None, padding=(0, 1, 0, 0))
    rows.add_column(table.say("sheet.deal"), ratio=1)
    for name in table.names:
        rows.add_column(Text(name), justify="right", ratio=1)
    running = [0] * view.seats
    for number, deal in enumerate(view.finished, 1):
        running = [total + score for total, score in zip(running, deal.scores, strict=True)]
        cells = [
            Text(f"+{score} = {total}" if score else str(total))
            for score, total in zip(deal.scores, running, strict=True)
        ]
        rows.add_row(Text(table.deal_title(number)), *cells)
    finals = [Text(table.score(view, total), style="bold") for total in view.scores]
    rows.add_row(Text(table.say("sheet.total"), style="bold"), *finals)
    return rows


def _grid(table: GameTable, columns: tuple[str, ...], right: tuple[str, ...]) -> Table:
    grid = Table(expand=True, box=None, padding=(0, 2, 0, 0))
    for column in columns:
        grid.add_column(
            table.say(f"sheet.{column}"),
            justify="right" if column in right else "left",
            ratio=3 if column in ("reason", "cards") else None,
        )
    return grid


def _account(table: GameTable, account: int | str) -> str:
    return table.names[account] if isinstance(account, int) else account
