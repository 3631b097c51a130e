"""Buttons of one line, each with its key."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.containers import Horizontal
from textual.widgets import Static

from fudaba.terminal.scene import Choice
from fudaba.terminal.widgets.messages import Chosen, Pointed


class KeyButton(Static):
    """A choice to click, with the key that does the same."""

    DEFAULT_CSS = "KeyButton { width: auto; height: 1; margin-right: 1; }"

    def __init__(self, choice: Choice, selected: bool = False) -> None:
        self.choice = choice
        super().__init__(_label(choice, selected))
        self.set_class(selected, "selected")

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(Chosen(self.choice.action))

    def on_enter(self, event: events.Enter) -> None:
        self.post_message(Pointed(self.choice.action))


class Buttons(Horizontal):
    """Buttons side by side, in several rows where so many are allowed."""

    DEFAULT_CSS = """
    Buttons { height: 1; }
    Buttons.-rows { layout: grid; grid-gutter: 0; grid-rows: 1; }
    """

    def __init__(self, id: str, most_rows: int = 1) -> None:
        super().__init__(id=id)
        self._most_rows = most_rows
        self._shown: tuple[tuple[Choice, ...], str | None, int] = ((), None, 1)
        #: Whether none of the choices was left out for want of room.
        self.shows_all = True

    def show(self, choices: tuple[Choice, ...], selected: str | None = None, room: int = 0) -> None:
        """Shows these choices, the selected action as such; of too many those around it."""
        room = room or self.app.size.width
        rows = self.rows_for(choices, room)
        columns = columns_for(choices, room) if rows > 1 else 0
        wanted = len(choices)
        if rows == 1:
            choices = fitting(choices, selected, room)
        self.shows_all = len(choices) == wanted
        if self._shown == (choices, selected, columns):
            return
        self._shown = (choices, selected, columns)
        self.set_class(rows > 1, "-rows")
        self.styles.height = rows
        if rows > 1:
            self.styles.grid_size_columns = columns
            self.styles.grid_columns = str(room // columns)
        self._put(choices, selected)

    def rows_for(self, choices: tuple[Choice, ...], room: int) -> int:
        """How many rows these choices take; one where they would be too many."""
        rows = -(-len(choices) // columns_for(choices, room))
        return rows if rows <= self._most_rows else 1

    def _put(self, choices: tuple[Choice, ...], selected: str | None) -> None:
        buttons = list(self.query(KeyButton))
        for index, choice in enumerate(choices):
            if index < len(buttons):
                buttons[index].choice = choice
                buttons[index].update(_label(choice, choice.action == selected))
                buttons[index].set_class(choice.action == selected, "selected")
                buttons[index].display = True
            else:
                self.mount(KeyButton(choice, choice.action == selected))
        for spare in buttons[len(choices) :]:
            spare.display = False


def columns_for(choices: tuple[Choice, ...], room: int) -> int:
    """How many buttons go in a row: all of them, or as many columns as the widest leaves."""
    widths = [_label(choice, False).cell_len + 1 for choice in choices]
    if sum(widths) <= room:
        return max(1, len(widths))
    return max(1, room // max(widths))


def fitting(choices: tuple[Choice, ...], selected: str | None, room: int) -> tuple[Choice, ...]:
    """As many choices as there is room for, from the first on that lets the selected fit."""
    widths = [_label(choice, False).cell_len + 1 for choice in choices]
    chosen = next((i for i, choice in enumerate(choices) if choice.action == selected), 0)
    first = 0
    while first < chosen and sum(widths[first : chosen + 1]) > room:
        first += 1
    end = len(choices)
    while end > chosen + 1 and sum(widths[first:end]) > room:
        end -= 1
    return choices[first:end]


def _label(choice: Choice, selected: bool) -> Text:
    text = Text("▸" if selected else " ")
    text.append(f"[{choice.key}]", style="bold")
    text.append(f" {choice.label} ")
    if selected:
        text.stylize("reverse")
    return text
