"""The entrance as a screen: lines to go through with the arrow keys, or to click."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from fudaba.locale import word
from fudaba.terminal.entrance.lines import Line, match_line, wish_line
from fudaba.terminal.entrance.unfinished import Unfinished
from fudaba.terminal.entrance.wish import Wish
from fudaba.terminal.screens.layer import Layer
from fudaba.terminal.widgets.messages import Chosen

_STEPS: Final = {"up": -1, "shift+tab": -1, "down": 1, "tab": 1}
_CHANGES: Final = {"left": -1, "right": 1, "space": 1}
#: The widest that a value is made for the sake of its neighbours.
_WIDEST: Final = 18

_BEGIN: Final = "begin"
_LEAVE: Final = "leave"


class LineBox(Static):
    """A line to click."""

    def __init__(self, name: str) -> None:
        super().__init__(classes="line")
        self.line = name

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(Chosen(self.line))


class EntranceScreen(Layer[None]):
    """What was left, what may be begun, and a way out."""

    def __init__(
        self,
        wish: Wish,
        left: list[Unfinished],
        told: str,
        choose: Callable[[Path | Wish | None], None],
    ) -> None:
        super().__init__()
        self._wish = wish
        self._left = left
        self._told = told
        self._choose = choose
        #: Where Enter is: what was left last, or else the beginning of a new match.
        self.cursor = str(left[0].path) if left else _BEGIN

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        yield VerticalScroll(id="entrance")
        yield Static(id="entrance-told")
        yield Static(id="entrance-keys")

    def on_mount(self) -> None:
        self._redraw()

    def on_resize(self) -> None:
        self._redraw()

    def _redraw(self) -> None:
        if not self.is_left:
            self._draw()

    # Drawing.

    def lines(self) -> list[Line]:
        """All lines that the cursor can go to, in order."""
        wish = self._wish
        matches = [match_line(number, left, wish) for number, left in enumerate(self._left, 1)]
        wishes = [wish_line(name, wish) for name in wish.lines()]
        begin = Line(_BEGIN, word("entrance.begin", wish.language), key="b")
        leave = Line(_LEAVE, word("entrance.leave", wish.language), key="q")
        return [*matches, *wishes, begin, leave]

    def _draw(self) -> None:
        say = self._wish.language
        self.query_one("#status", Static).update(Text(word("entrance.title", say)))
        self.query_one("#entrance-keys", Static).update(Text(word("entrance.keys", say)))
        told = self.query_one("#entrance-told", Static)
        told.update(Text(self._told or self._note(), style="bold red" if self._told else ""))
        lines = self.lines()
        if self.cursor not in [line.name for line in lines]:
            self.cursor = _BEGIN
        shown: list[tuple[str, Text]] = []
        for place, line in enumerate(lines):
            if place in (0, len(self._left)):
                heading = "new" if place == len(self._left) else "go_on"
                shown.append(("", self._heading(heading, bool(shown))))
            shown.append((line.name, self._text(line, lines)))
        self._put(shown)

    def _note(self) -> str:
        """What the value under the cursor means."""
        return next(line.note for line in self.lines() if line.name == self.cursor)

    def _heading(self, key: str, below: bool) -> Text:
        return Text(("\n" if below else "") + word(f"entrance.{key}", self._wish.language), "bold")

    def _text(self, line: Line, lines: list[Line]) -> Text:
        valued = [other for other in lines if other.value]
        label = max(cell_len(other.label) for other in valued)
        value = min(_WIDEST, max(cell_len(other.value) for other in valued))
        here = line.name == self.cursor
        text = Text("▸ " if here else "  ")
        if line.key:
            text.append(f"[{line.key}] ", style="bold")
        if line.value:
            text.append(set_cell_size(line.label, label) + "  ‹ ")
            text.append(set_cell_size(line.value, max(value, cell_len(line.value))), "bold")
            text.append(" ›")
        else:
            text.append(line.label)
        if here:
            text.stylize("reverse")
        return text

    def _put(self, shown: list[tuple[str, Text]]) -> None:
        area = self.query_one("#entrance", VerticalScroll)
        boxes = list(area.query(LineBox))
        for place, (name, text) in enumerate(shown):
            if place == len(boxes):
                boxes.append(LineBox(name))
                area.mount(boxes[-1])
            boxes[place].line = name
            boxes[place].update(text)
            boxes[place].display = True
            if name == self.cursor:
                boxes[place].scroll_visible(animate=False)
        for spare in boxes[len(shown) :]:
            spare.display = False

    # Choosing.

    def typed(self, event: events.Key) -> None:
        names = [line.name for line in self.lines()]
        keyed = {line.key: line.name for line in self.lines() if line.key}
        self._told = ""
        if event.key in _STEPS:
            event.stop()
            event.prevent_default()
            self.cursor = names[(names.index(self.cursor) + _STEPS[event.key]) % len(names)]
        elif event.key in _CHANGES:
            event.stop()
            self._wish.change(self.cursor, _CHANGES[event.key])
        elif event.key == "enter":
            event.stop()
            self._do(self.cursor)
        elif event.character in keyed:
            event.stop()
            self._do(keyed[event.character])
        self._draw()

    def chosen(self, action: str) -> None:
        if action in self._wish.lines():
            self.cursor = action
            self._wish.change(action, 1)
            self._draw()
        elif action:
            self._do(action)

    def _do(self, name: str) -> None:
        """Leaves with what was chosen; Enter on a value begins too."""
        if name == _LEAVE:
            self._choose(None)
        elif any(name == str(left.path) for left in self._left):
            self._choose(Path(name))
        else:
            self._choose(self._wish)
