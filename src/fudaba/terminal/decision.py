"""A weighty question spelled out: what is held, what is within reach, what is risked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from fudaba.scenes.scene import Pile, Question, Row
from fudaba.terminal.phrases import phrase_text

if TYPE_CHECKING:
    from fudaba.terminal.table import Table


def decision_text(table: Table, question: Question, prompt: str) -> Text:
    """The whole panel; below it stand the prompt, and the answers on their buttons."""
    text = Text(_opening(table, question), style="bold")
    if question.text and question.text != prompt:
        text.append(f"  {question.text}", style="not bold")
    if question.held:
        held = " · ".join(_pile(table, pile) for pile in question.held)
        text.append(f"\n{held}", style="not bold")
    if question.rows:
        rows = " · ".join(_row(table, row) for row in question.rows)
        text.append("\n" + table.say("within_reach", rows=rows), style="not bold")
    if question.warning:
        text.append("\n")
        text.append_text(phrase_text(question.warning, table.looks, table.language))
    return text


def _opening(table: Table, question: Question) -> str:
    if not question.amount:
        return question.title
    amount = f"{question.amount} {question.unit}".strip()
    return table.say("decision_title", title=question.title, amount=amount)


def _pile(table: Table, pile: Pile) -> str:
    return f"{pile.title} {table.titles(pile.cards)}".strip()


def _row(table: Table, row: Row) -> str:
    told = f"{row.name} {row.worth}".strip()
    return table.say("within_reach_row", row=told, text=row.text) if row.text else told
