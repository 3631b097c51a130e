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
    """Buttons side by side."""

    DEFAULT_CSS = "Buttons { height: 1; }"

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._shown: tuple[tuple[Choice, ...], str | None] = ((), None)

    def show(self, choices: tuple[Choice, ...], selected: str | None = None) -> None:
        """Shows these choices, the selected action as such; of too many those around it."""
        choices = fitting(choices, selected, self.app.size.width)
        if self._shown == (choices, selected):
            return
        self._shown = (choices, selected)
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
