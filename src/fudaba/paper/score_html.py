"""A score sheet as a page."""

from __future__ import annotations

from html import escape

from fudaba.paper.html import ja, rule_id, shell, strong, svg_card
from fudaba.paper.score_sheet import Column, ScoreRow, ScoreSheet


def score_document(sheet: ScoreSheet, stylesheet: str = "", bar: str = "") -> str:
    """The whole page, as `document` writes that of a sheet."""
    cards = tuple(row.card for row in sheet.rows if row.card)
    return shell(sheet.name, sheet.language, sheet.pack, cards, _side(sheet), stylesheet, bar)


def _side(sheet: ScoreSheet) -> str:
    blanks = "".join(f"<div><dt>{escape(one)}</dt><dd></dd></div>" for one in sheet.blanks)
    title = f'<h1>{escape(sheet.title)}{ja(sheet.other)}</h1><dl class="blanks">{blanks}</dl>'
    hints = "".join(
        f"<p>{strong(hint.name, sheet.language)}{escape(hint.text)} {rule_id(hint.rule)}</p>"
        for hint in sheet.hints
    )
    made = escape(" · ".join([sheet.made, *sheet.changed]))
    return (
        # On a phone it is wider than the screen: who has no finger scrolls it with keys.
        '<article tabindex="0" class="a4 pad">'
        f'<header class="title">{title}</header>{_table(sheet)}'
        f'<footer>{hints}<p class="made">{made}</p></footer></article>'
    )


def _table(sheet: ScoreSheet) -> str:
    heads = "".join(
        f'<th scope="col"{_width(column)}>{escape(column.head)}</th>' for column in sheet.columns
    )
    rows = "".join(_row(row, sheet.columns) for row in sheet.rows)
    look = ' class="months"' if any(row.name for row in sheet.rows) else ""
    return (
        f'<table{look}><thead><tr><th scope="col">{escape(sheet.row_head)}</th>{heads}</tr></thead>'
        f"<tbody>{rows}{_closing(sheet)}</tbody></table>"
    )


def _width(column: Column) -> str:
    return f' class="w{column.width:.0f}"' if column.width else ""


def _row(row: ScoreRow, columns: list[Column]) -> str:
    card = svg_card(row.card, "") if row.card else ""
    note = f"<small>{escape(row.note)}{ja(row.other)}</small>" if row.note else ""
    cells = "".join(_cell(column) for column in columns)
    marked = ' class="marked"' if row.is_marked else ""
    head = f"{card}<b>{escape(row.number)}</b> {escape(row.name)}{note}"
    return f'<tr{marked}><th scope="row">{head}</th>{cells}</tr>'


def _cell(column: Column) -> str:
    """What is written, line below line; a ring goes round one of the numbers above."""
    ring = "".join(f"<li>{escape(one)}</li>" for one in column.ring)
    lines = "".join(f"<span>{escape(line)}</span>" for line in column.lines)
    return f"<td><div>{f'<ol class=ring>{ring}</ol>' if ring else ''}{lines}</div></td>"


def _closing(sheet: ScoreSheet) -> str:
    """Rows below the deals; their names go as far as the columns that are nobody's."""
    own = next(place for place, column in enumerate(sheet.columns) if not column.width)
    blank = "<td></td>" * (len(sheet.columns) - own)
    return "".join(
        f'<tr class="closing"><th scope="row" colspan="{own + 1}">{escape(row.name)} '
        f"<small>{escape(row.note)}</small></th>{blank}</tr>"
        for row in sheet.closing
    )
