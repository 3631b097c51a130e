"""The ledger of a deal side by side: what was declared, what the pile counted, the last trick."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fudaba.cards.pack import SNAPPHANA
from fudaba.games.ledger import Entry
from fudaba.games.snapphana.facts import DECLARATION
from fudaba.games.snapphana.kinds import NAMES
from fudaba.games.snapphana.options import Rules
from fudaba.games.snapphana.rule_sets import RULE_SETS
from fudaba.games.snapphana.settlement import pile_entries
from fudaba.games.view import DealView, EntryView, View
from fudaba.locale import Language, reason_text, word
from fudaba.terminal.games.snapphana import combos, faces

#: Columns for points and rules, and between all of them.
_NARROW: Final = 7


def declared_lines(view: View, deal: DealView) -> int:
    """How many of the first entries are declarations: all that the piles do not give (SN-R2)."""
    if deal.end == DECLARATION:
        return len(deal.entries)
    rules = Rules(RULE_SETS[view.game], view.options)
    counted: list[Entry] = []
    for side, pile in enumerate(deal.captured):
        pile_entries(rules, side, SNAPPHANA.set(pile), counted)
    return len(deal.entries) - len(counted) - 1  # the last trick


def side_entries(
    view: View, deal: DealView, parties: list[str], language: Language
) -> RenderableType:
    """Every entry under the side that it belongs to."""
    first = declared_lines(view, deal)
    parts: list[RenderableType] = []
    for side, name in enumerate(parties):
        rows = [
            (entry, place < first)
            for place, entry in enumerate(deal.entries)
            if entry.payee == side
        ]
        parts.append(Text(_heading(name, deal.scores[side]), style="bold"))
        if rows:
            parts.append(_table(view.game, rows, language))
    return Group(*parts)


def _heading(name: str, points: int) -> str:
    return f"{name}: {points:+}" if points else f"{name}: 0"


def _table(game: str, rows: list[tuple[EntryView, bool]], language: Language) -> Table:
    table = Table(expand=True, box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(width=1)
    table.add_column(ratio=1, overflow="fold")
    table.add_column(ratio=1)
    table.add_column(width=_NARROW, justify="right")
    table.add_column(width=_NARROW)
    for entry, is_declared in rows:
        reason = reason_text(game, entry.reason, language)
        if is_declared:
            reason = word("terminal.snapphana.sheet.declared", language, name=reason)
        table.add_row(
            "",
            Text(reason),
            Text(_cards(entry)),
            Text(f"{entry.amount:+}", style="bold"),
            Text(entry.rule),
        )
    return table


def _cards(entry: EntryView) -> str:
    if entry.reason in NAMES:
        return faces.titles(combos.laid_out(entry.reason, entry.cards))
    return faces.titles(faces.in_order(entry.cards))
