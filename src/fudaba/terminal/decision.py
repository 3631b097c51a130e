"""A weighty question spelled out: what is held, what is within reach, what is risked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.text import Text

from fudaba.scenes.scene import Choice, Pile, Question, Row
from fudaba.terminal.phrases import phrase_text

if TYPE_CHECKING:
    from fudaba.terminal.table import Table

#: So many yaku within reach are told; the page of yaku has them all.
_ROWS: Final = 3
#: So many signs are worth not to be repeated.
_REPEATED: Final = 8
#: Columns that buttons have at least.
_LINE: Final = 80


def decision_text(table: Table, question: Question, prompt: str) -> Text:
    """The whole panel; below it stand the prompt, and the answers on their buttons."""
    text = Text(_opening(table, question), style="bold")
    if question.text and question.text != prompt:
        text.append(f"  {question.text}", style="not bold")
    are_many = question.form != "several" and not _fit(question)
    if question.held and not are_many:
        held = " · ".join(_pile(table, pile) for pile in question.held)
        text.append(f"\n{held}", style="not bold")
    if question.warning and not are_many:
        text.append("\n")
        text.append_text(phrase_text(question.warning, table.looks, table.language))
    if question.rows:
        rows = " · ".join(_row(table, row) for row in question.rows[:_ROWS])
        text.append("\n" + table.say("within_reach", rows=rows), style="not bold")
    if are_many:  # more than buttons have room for
        text.append("\n" + "  ".join(_listed(question.choices)))
    return text


def _listed(choices: list[Choice]) -> list[str]:
    """Answers with their keys; what two in a row begin with is said once."""
    found: list[str] = []
    before = ""
    for one in choices:
        said = _begun_alike(before, one.label)
        is_short = _REPEATED <= said < len(one.label)
        found.append(f"[{one.key}] {one.label[said if is_short else 0 :]}")
        before = one.label
    return found


def _begun_alike(one: str, other: str) -> int:
    """How much of two texts is the same, up to the end of a word."""
    same = 0
    for place, (first, second) in enumerate(zip(one, other, strict=False), 1):
        if first != second:
            break
        if first in " :、":
            same = place
    return same


def _fit(question: Question) -> bool:
    """Whether the answers fit on buttons in one line."""
    widths = [cell_len(f" [{one.key}] {one.label}: {one.detail}  ") for one in question.choices]
    return sum(widths) <= _LINE


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
