"""A weighty question spelled out: what is held, what is within reach, what is risked."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.text import Text

from fudaba.scenes.scene import Choice, Pile, Question, Row
from fudaba.terminal.phrases import phrase_text

if TYPE_CHECKING:
    from fudaba.terminal.sight import Sight

#: So many yaku within reach are told; the page of yaku has them all.
_ROWS: Final = 3
#: What answers are called, with their worth; and what stands before the rest.
_HEAD: Final = re.compile(r"\D*\d+")
_BREAKS: Final = " ,:,:、"
#: Columns that buttons have at least.
_LINE: Final = 80


def decision_text(sight: Sight, question: Question, prompt: str) -> Text:
    """The whole panel; below it stand the prompt, and the answers on their buttons."""
    text = Text(_opening(sight, question), style="bold")
    if question.text and question.text != prompt:
        text.append(f"  {question.text}", style="not bold")
    are_many = question.form != "several" and not _fit(question)
    if question.held and not are_many:
        held = " · ".join(_pile(sight, pile) for pile in question.held)
        text.append(f"\n{held}", style="not bold")
    if question.warning and not are_many:
        text.append("\n")
        text.append_text(phrase_text(question.warning, sight.looks, sight.language))
    if question.rows:
        rows = " · ".join(_row(sight, row) for row in question.rows[:_ROWS])
        text.append("\n" + sight.say("within_reach", rows=rows), style="not bold")
    if are_many:  # more than buttons have room for
        text.append("\n" + "  ".join(_compact(question.choices)), style="not bold")
    return text


def _compact(choices: list[Choice]) -> list[str]:
    """Answers beside their keys; what is called and paid like the one before only by the rest."""
    found: list[str] = []
    before = ""
    for one in choices:
        same = _HEAD.match(one.label)
        head = same[0] if same else one.label
        rest = one.label.removeprefix(head).lstrip(_BREAKS)
        found.append(f"[{one.key}] {rest if rest and head == before else one.label}")
        before = head
    return found


def _fit(question: Question) -> bool:
    """Whether the answers fit on buttons in one line."""
    widths = [cell_len(f" [{one.key}] {one.label}: {one.detail}  ") for one in question.choices]
    return sum(widths) <= _LINE


def _opening(sight: Sight, question: Question) -> str:
    if not question.amount:
        return question.title
    amount = f"{question.amount} {question.unit}".strip()
    return sight.say("decision_title", title=question.title, amount=amount)


def _pile(sight: Sight, pile: Pile) -> str:
    return f"{pile.title} {sight.titles(pile.cards)}".strip()


def _row(sight: Sight, row: Row) -> str:
    told = f"{row.name} {row.worth}".strip()
    return sight.say("within_reach_row", row=told, text=row.text) if row.text else told
