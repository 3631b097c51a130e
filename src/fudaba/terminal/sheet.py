"""Score sheets: why each deal paid what it paid, and how the match stands."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fudaba.games.eights.reckoning import CARD_POINTS
from fudaba.games.registry import spec
from fudaba.games.view import DealView, EntryView, View
from fudaba.terminal.games.base import GameTable
from fudaba.terminal.scene import Line
from fudaba.terminal.widgets.story import line_text

#: Up to so many players there is room for running totals.
_RUNNING: Final = 3
#: Columns that the names of those who pay may take.
_PAYERS: Final = 24


def deal_sheet(
    table: GameTable, view: View, number: int, last: list[Line] | None = None
) -> RenderableType:
    """One finished deal, counted from 1: how it ended, every entry, what it brought."""
    deal = view.finished[number - 1]
    parts: list[RenderableType] = [line_text(line, table.seat) for line in last or []]
    parts.append(Text(table.end(view.game, deal)))
    if deal.entries or deal.after:
        parts += [Text(), _entries(table, view, deal)]
    return Group(*parts, Text(), _standing(table, view, number))


def match_sheet(table: GameTable, view: View) -> RenderableType:
    """All finished deals in full, and the running totals."""
    if not view.finished:
        return Text(table.say("sheet.none"))
    parts: list[RenderableType] = []
    for number, deal in enumerate(view.finished, 1):
        title = Text(table.deal_title(view, number), style="bold underline")
        parts += [title, Text(table.end(view.game, deal))]
        if deal.entries or deal.after:
            parts.append(_entries(table, view, deal))
        parts.append(Text())
    return Group(_totals(table, view), Text(), *parts)


def result(table: GameTable, view: View) -> str:
    """Who won the match."""
    if isinstance(view.winner, list):
        names = table.say("comma").join(_called(table, view, party) for party in view.winner)
        return table.say("result.shared", who=names)
    assert view.winner is not None
    if view.winner == table.party(view, table.seat):
        return table.say("result.you")
    key = "result.other" if len(view.scores) == view.seats else "result.side"
    return table.say(key, who=_called(table, view, view.winner))


def _called(table: GameTable, view: View, party: int) -> str:
    """A player in a sentence, or a side."""
    return table.who(party) if len(view.scores) == view.seats else table.parties(view)[party]


def _entries(table: GameTable, view: View, deal: DealView) -> RenderableType:
    own = table.entries(view, deal)
    if own is not None:
        return own
    if not table.PAYERS:
        return _gains(table, view, deal)
    return Group(_payments(table, view, deal), *_point_sums(table, view, deal))


def _gains(table: GameTable, view: View, deal: DealView) -> Table:
    """Who got what, where nobody pays."""
    rows = _grid(table, ("who", "reason", "cards", "points", "rule"), right=("points",))
    for entry in deal.entries:
        rows.add_row(
            Text(table.account(entry.payee)),
            Text(table.reason(view.game, entry.reason)),
            Text(table.titles(entry.cards)),
            Text(table.amount(view, entry.amount), style="bold"),
            Text(entry.rule),
        )
    return rows


def _payments(table: GameTable, view: View, deal: DealView) -> Table:
    """Who paid whom; those who paid the same for the same share a line."""
    rows = _grid(table, ("payer", "who", "reason", "points", "rule"), right=("points",))
    entries = deal.entries + deal.after
    reckoning = spec(view.game).reckoning
    for payers, entry in _shared(entries):
        amount = table.score(view, entry.amount)
        if len(payers) > 1:
            amount = table.say("sheet.each", amount=amount)
        parts = reckoning.parts(entry, entries) if reckoning else 1
        reason = Text(table.reason(view.game, entry.reason, parts))
        reason.append(f"  {table.titles(entry.cards)}" if entry.cards else "", style="dim")
        rows.add_row(
            Text(table.say("comma").join(table.account(one) for one in payers)),
            Text(table.account(entry.payee)),
            reason,
            Text(amount, style="bold"),
            Text(entry.rule),
        )
    return rows


def _point_sums(table: GameTable, view: View, deal: DealView) -> list[Text]:
    """How the card points that decided a deal were counted."""
    reckoning = spec(view.game).reckoning
    if reckoning is None:
        return []
    points = reckoning.points(dict(enumerate(deal.captured)))
    reason = table.reason(view.game, CARD_POINTS)
    return [
        Text(f"{reason}, {table.account(line.seat)}: {line.sum}", style="dim")
        for line in reckoning.counted(points, deal.entries)
    ]


def _shared(entries: list[EntryView]) -> list[tuple[list[int | str], EntryView]]:
    """Entries that differ in nothing but the payer, together."""
    found: list[tuple[list[int | str], EntryView]] = []
    for entry in entries:
        if found and replace(entry, payer=found[-1][1].payer) == found[-1][1]:
            found[-1][0].append(entry.payer)
        else:
            found.append(([entry.payer], entry))
    return found


def _standing(table: GameTable, view: View, number: int) -> Table:
    """What the deal brought everybody, and the totals after it."""
    rows = _grid(table, ("player", "this_deal", "total"), right=("this_deal",))
    rows.add_column()
    for party, name in enumerate(table.parties(view)):
        change = view.finished[number - 1].scores[party]
        total = table.total(view, party)
        if number < len(view.finished) and total is not None:
            total = _after(table, view, number)[party]
        brought = Text(table.amount(view, change), style="bold")
        note = Text(table.deal_note(view, number, party), style="bold")
        rows.add_row(Text(name), brought, Text(table.score(view, total)), note)
    return rows


def _after(table: GameTable, view: View, number: int) -> list[int]:
    """What everybody has by the deals up to this one."""
    start = table.opening_score(view)
    deals = view.finished[:number]
    return [
        start + sum(deal.scores[seat] + _followed(deal, seat) for deal in deals)
        for seat in range(len(view.scores))
    ]


def _followed(deal: DealView, seat: int) -> int:
    """What a player got or paid after a deal: levies and prizes."""
    got = sum(entry.amount for entry in deal.after if entry.payee == seat)
    return got - sum(entry.amount for entry in deal.after if entry.payer == seat)


def _totals(table: GameTable, view: View) -> Table:
    """A line for each deal, with running totals where there is room for them."""
    rows = Table(expand=True, box=None, padding=(0, 1, 0, 0))
    rows.add_column(table.say("sheet.deal"), ratio=1)
    parties = table.parties(view)
    for name in parties:
        rows.add_column(Text(name), justify="right", ratio=1)
    for number, deal in enumerate(view.finished, 1):
        totals = _after(table, view, number)
        cells = [
            _brought(score, total if len(parties) <= _RUNNING and shown is not None else None)
            for score, total, shown in zip(deal.scores, totals, view.scores, strict=True)
        ]
        for party, cell in enumerate(cells):
            cell.append(table.deal_mark(deal, party))
        rows.add_row(Text(table.deal_title(view, number)), *cells)
    beside = [
        0 if shown is None else sum(_followed(deal, seat) for deal in view.finished)
        for seat, shown in enumerate(view.scores)
    ]
    if any(beside):
        rows.add_row(Text(table.say("sheet.beside")), *[_brought(score) for score in beside])
    totals_now = [table.total(view, party) for party in range(len(parties))]
    finals = [Text(table.score(view, total), style="bold") for total in totals_now]
    rows.add_row(Text(table.say("sheet.total"), style="bold"), *finals)
    for title, further in table.extra_totals(view):
        rows.add_row(Text(title), *[Text(cell) for cell in further])
    return rows


def _brought(score: int, total: int | None = None) -> Text:
    if total is None:
        return Text(f"{score:+}" if score else "0")
    return Text(f"{score:+} = {total}" if score else str(total))


def _grid(table: GameTable, columns: tuple[str, ...], right: tuple[str, ...]) -> Table:
    grid = Table(expand=True, box=None, padding=(0, 2, 0, 0))
    for column in columns:
        grid.add_column(
            table.say(f"sheet.{column}"),
            justify="right" if column in right else "left",
            ratio=3 if column in ("reason", "cards") else None,
            max_width=_PAYERS if column == "payer" else None,
        )
    return grid
