"""A page over the table: a title, something to read, and a way back."""

from __future__ import annotations

import asyncio

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from fudaba.terminal.scene import Choice
from fudaba.terminal.screens.layer import Layer
from fudaba.terminal.widgets.buttons import Buttons


class Page(Layer[str], ModalScreen[str]):
    """Something to read; every key of its buttons closes it and tells which it was."""

    #: A page keeps the keys of the program from it, but not the one that ends programs.
    BINDINGS = [Binding("ctrl+c", "app.help_quit", show=False)]  # noqa: RUF012 - so declared

    def __init__(
        self,
        title: str,
        body: RenderableType,
        choices: tuple[Choice, ...],
        also: str = "",
        scroll: str = "",
        at_end: bool = False,
    ) -> None:
        super().__init__()
        #: Said where there is more than the screen holds.
        self._scroll = scroll
        self._at_end = at_end
        self._title = title
        self._body = body
        self._choices = choices
        #: Keys that do what the first button does.
        self._also = {"escape", "enter", "space", *also}
        #: Set once the page stands as it will be read.
        self.laid_out = asyncio.Event()

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(Text(self._title, style="bold"), id="page-title")
            with VerticalScroll(id="page-scroll"):
                yield Static(self._body, id="page-body")
            yield Buttons(id="page-buttons")

    def on_mount(self) -> None:
        if self.is_left:
            return
        self.query_one("#page-buttons", Buttons).show(self._choices, self._choices[0].action)
        self.query_one("#page-scroll").focus()
        self.call_after_refresh(self._settle)

    def _settle(self) -> None:
        """Once the page is laid out: goes where reading begins, and says if there is more."""
        if self.is_left:
            return
        body = self.query_one("#page-scroll", VerticalScroll)
        if self._at_end:
            body.scroll_end(animate=False, immediate=True)
        if self._scroll and body.max_scroll_y > 0:
            title = Text(self._title, style="bold")
            title.append(f"   {self._scroll}", style="not bold dim")
            self.query_one("#page-title", Static).update(title)
        self.call_after_refresh(self.laid_out.set)

    def typed(self, event: events.Key) -> None:
        for choice in self._choices:
            if event.character == choice.key or event.key == choice.key:
                event.stop()
                self.dismiss(choice.action)
                return
        if event.key in self._also or event.character in self._also:
            event.stop()
            self.dismiss(self._choices[0].action)

    def chosen(self, action: str) -> None:
        self.dismiss(action)
