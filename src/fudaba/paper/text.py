"""A sheet as text, as far as a terminal can: every entry with its value, its cards and its rule."""

from __future__ import annotations

from rich.console import Group as Together
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fudaba.paper.sheet import ANY, APART, OVER, Entry, Group, Page, Sheet


def shown(sheet: Sheet) -> Together:
    """All sides, one below the other."""
    parts: list[RenderableType] = []
    for page in sheet.pages:
        parts += _page(page, sheet.space)
    parts.append(Text(" · ".join([sheet.made, *sheet.changed]), style="dim"))
    return Together(*parts)


def _page(page: Page, space: str) -> list[RenderableType]:
    lead = space.join(part for part in (page.strong, page.lead) if part)
    parts: list[RenderableType] = [_head(page.title, page.other), Text(lead)]
    for row in page.groups:
        for group in row:
            parts += ["", *_group(group, space)]
    if page.lines:
        parts += ["", *(_sentence(line, space) for line in page.lines)]
    return [*parts, ""]


def _head(name: str, other: str) -> Text:
    return Text.assemble((name, "bold"), f" {other}" if other else "")


def _group(group: Group, space: str) -> list[RenderableType]:
    parts: list[RenderableType] = [_head(group.name, group.other)]
    if notes := " ".join([*group.notes, group.rule]).strip():
        parts.append(Text(notes, style="dim"))
    entries: list[Entry] = []
    for row in group.rows:
        if group.form == "lines" or not any(entry.worth or entry.amounts for entry in row):
            if any(entry.cards for entry in row):
                entries += row
            else:
                parts += [*_tables(group, entries), *(_sentence(entry, space) for entry in row)]
                entries = []
        elif group.stakes and not any(entry.cards or entry.amounts for entry in row):
            parts.append(_across(group, row))
        else:
            entries += row
    return [*parts, *_tables(group, entries)]


def _across(group: Group, row: list[Entry]) -> Table:
    """A table across: so many cards, so many points."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_row(group.stakes[0], *(entry.name for entry in row))
    table.add_row(group.stakes[1], *(entry.worth for entry in row))
    return table


def _tables(group: Group, entries: list[Entry]) -> list[Table]:
    """A line for each entry; a column that all leave empty takes no room."""
    if not entries:
        return []
    stakes = max(len(entry.amounts) for entry in entries)
    heads = group.stakes if stakes else []
    is_headed = bool(group.unit or (group.form == "multiples" and heads))
    table = Table(box=None, pad_edge=False, show_header=is_headed)
    table.add_column(group.unit, justify="right")
    for place in range(stakes):
        table.add_column(heads[place] if heads else "", justify="right")
    for _ in range(4):
        table.add_column("", overflow="fold")
    for entry in entries:
        table.add_row(
            Text(entry.worth + ("+" if entry.grows else ""), style="bold"),
            *entry.amounts,
            *[""] * (stakes - len(entry.amounts)),
            " ".join(part for part in (entry.name, entry.other) if part),
            entry.text,
            _cards(entry.cards),
            Text(entry.rule, style="dim"),
        )
    return [table]


def _cards(cards: str) -> str:
    """Codes; any card is a dot."""
    return cards.replace(OVER, "").replace(f" {APART}", " ").replace(ANY, "·")


def _sentence(entry: Entry, space: str) -> Text:
    strong = f"{entry.name}{space}" if entry.name else ""
    return Text.assemble((strong, "bold"), entry.text, " ", (entry.rule, "dim"))
