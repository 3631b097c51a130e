"""The table itself: draws a scene, and turns keys and clicks into actions."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from fudaba.games.view import View
from fudaba.terminal import keys
from fudaba.terminal.games.base import GameTable
from fudaba.terminal.scene import Choice, Line, Scene, Slot
from fudaba.terminal.widgets.buttons import Buttons
from fudaba.terminal.widgets.card import Look
from fudaba.terminal.widgets.cards import CardArea, height_for
from fudaba.terminal.widgets.messages import Chosen, Pointed
from fudaba.terminal.widgets.seat import SeatBox
from fudaba.terminal.widgets.story import Story

_STEPS: Final = {
    "left": -1,
    "up": -1,
    "shift+tab": -1,
    "right": 1,
    "down": 1,
    "tab": 1,
}


#: Lines that are always there, and those kept for the log or for a decision.
_FIXED: Final = 4
_LOG: Final = 2
_DECISION: Final = 4

#: Columns of the side of a wide terminal, as the style sheet has it.
SIDE: Final = 40


class TableScreen(Screen[None]):
    """One player's table."""

    class Acted(Message):
        """The player chose legal actions, to be done one after the other."""

        def __init__(self, actions: list[str]) -> None:
            super().__init__()
            self.actions = actions

    class Asked(Message):
        """The player asked for a page, or to leave: one of the keys of `keys`."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, table: GameTable, view: View, saved: str = "", preface: str = "") -> None:
        super().__init__()
        self._table = table
        self._view = view
        self._saved = saved
        self._preface = (Line(preface),) if preface else ()
        self._cursor: str | None = None
        self._composed = False
        self._pages: frozenset[str] = frozenset()
        self.scene: Scene = table.scene(view)

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Horizontal(id="body"):
            with Vertical(id="main"):
                with Vertical(id="others"):
                    for other in self.scene.others:
                        yield SeatBox(id=f"seat-{other.seat}")
                yield Static(id="middle-title")
                yield CardArea(self._table.face, "middle", self._table.MIDDLE_WIDTH)
                yield SeatBox(id=f"seat-{self.scene.own.seat}")
                yield CardArea(self._table.face, id="hand")
                yield Story(self._table.seat, id="story")
                yield Static(id="decision")
                yield Static(id="prompt")
                yield Buttons("choices", self._table.BUTTON_ROWS)
            with Vertical(id="side"):
                yield Static(id="panel")
                yield Story(self._table.seat, id="side-story")
        with Horizontal(id="footer"):
            yield Buttons(id="commands")
            yield Static(Text(self._saved, style="dim"), id="note")

    def on_mount(self) -> None:
        commands = tuple(
            Choice(key, key, self._table.say(f"command.{name}"))
            for key, name in (
                *self._table.commands(self._view),
                (keys.QUIT, "save_quit" if self._saved else "quit"),
            )
        )
        self._pages = frozenset(choice.key for choice in commands)
        # These buttons have no space between them.
        room = self.app.size.width + len(commands)
        self.query_one("#commands", Buttons).show(commands, room=room)
        others = len(self.scene.others)
        self.set_class(others == 1, "-few")
        self.set_class(others > 1, "-several")
        self.set_class(others > 2, "-many")
        self.set_class(self._table.GROWS, "-grows")
        self._composed = True
        self.show(self._view)

    # Drawing.

    def show(self, view: View) -> None:
        """Draws a view from scratch."""
        self._view = view
        self.scene = self._table.scene(view)
        actions = [action for _, action in self.scene.options]
        # A weighty decision is never one careless Enter away.
        self._cursor = actions[0] if actions and self.scene.decision is None else None
        if self._composed:
            self._draw()

    def _draw(self) -> None:
        scene = self.scene
        self.query_one("#status", Static).update(Text(scene.status))
        self.query_one("#middle-title", Static).update(Text(scene.middle_title))
        width = max(cell_len(other.name) for other in scene.others)
        for other in scene.others:
            self.query_one(f"#seat-{other.seat}", SeatBox).show(
                other, width if len(scene.others) > 1 else 0
            )
        self.query_one(f"#seat-{scene.own.seat}", SeatBox).show(scene.own)
        self.set_class(not scene.hand, "-no-hand")
        self.set_class(not all(other.rests for other in scene.others), "-playing")
        self.query_one("#panel", Static).update(scene.panel)
        for story in self.query(Story):
            story.show((*self._preface, *scene.story))
        self.query_one("#decision", Static).update(scene.decision or Text())
        self.set_class(scene.decision is not None, "-deciding")
        self.set_class(bool(scene.choices), "-choosing")
        if self._table.GROWS:
            self._grow()
        self._draw_cursor()

    def on_resize(self) -> None:
        if self._composed:
            self._draw()

    def _grow(self) -> None:
        """Gives hand and middle the rows that their cards need."""
        scene, tall = self.scene, self.has_class("-tall")
        room = self.app.size.height - self._lines(scene)
        middle = height_for(len(scene.middle), self._width, room * 2 // 3, tall)
        hand = height_for(len(scene.hand), self._width, room - middle, tall)
        self.query_one("#middle", CardArea).styles.height = middle
        self.query_one("#hand", CardArea).styles.height = hand

    def _lines(self, scene: Scene) -> int:
        """The lines that are needed beside the cards, with a few for the log or a decision."""
        seats = sum(2 if seat.captured else 1 for seat in (*scene.others, scene.own))
        buttons = self.query_one("#choices", Buttons).rows_for(scene.choices, self._width)
        told = _DECISION if scene.decision is not None else _LOG
        return _FIXED + seats + (buttons if scene.choices else 0) + told

    @property
    def _width(self) -> int:
        """How wide the table is, without its side."""
        return self.app.size.width - (SIDE if self.has_class("-wide") else 0)

    def _draw_cursor(self) -> None:
        """What changes when the cursor moves."""
        scene, cursor = self.scene, self._cursor
        chosen = next((slot for slot in scene.hand if slot.action == cursor), None)
        marked = chosen.targets if chosen is not None and cursor is not None else frozenset()
        self.query_one("#middle", CardArea).show(
            scene.middle, [self._look(slot, marked) for slot in scene.middle]
        )
        playing = any(slot.action is not None for slot in scene.hand)
        self.query_one("#hand", CardArea).show(
            scene.hand,
            [self._look(slot, frozenset(), playing and not slot.action) for slot in scene.hand],
        )
        self.query_one("#choices", Buttons).show(scene.choices, cursor, self._width)
        prompt = Text(scene.prompt, style="bold")
        if cursor is not None:
            prompt.append("  " + self._table.explain(self._view, cursor), style="not bold")
        self.query_one("#prompt", Static).update(prompt)

    def _look(self, slot: Slot, marked: frozenset[str], muted: bool = False) -> Look:
        selected = slot.action is not None and slot.action == self._cursor
        return Look(selected, not marked.isdisjoint(slot.cards), muted)

    # Choosing.

    def on_key(self, event: events.Key) -> None:
        sign = event.character or ""
        if event.key in _STEPS:
            event.stop()
            event.prevent_default()
            self._move(_STEPS[event.key])
        elif event.key in ("enter", "space") and self._cursor is not None:
            event.stop()
            self._choose(self._cursor)
        elif sign in self._pages:
            event.stop()
            self.post_message(self.Asked(sign))
        else:
            for key, action in self.scene.options:
                if key and key == sign:
                    event.stop()
                    self._choose(action)
                    return

    @property
    def _actions(self) -> list[str]:
        return [action for _, action in self.scene.options]

    def _move(self, step: int) -> None:
        actions = self._actions
        if not actions:
            return
        if self._cursor in actions:
            place = (actions.index(self._cursor) + step) % len(actions)
        else:
            place = 0 if step > 0 else -1
        self._cursor = actions[place]
        self._draw_cursor()

    def _choose(self, action: str) -> None:
        actions = self._table.carry_out(self._view, action)
        if actions:
            self.post_message(self.Acted(actions))
        else:
            self._change(action)

    def _change(self, action: str) -> None:
        """Draws what a choice has changed on the table; the match is as it was."""
        self.scene = self._table.scene(self._view)
        first = [choice.action for choice in self.scene.choices] + self._actions
        if action in self._actions:
            self._cursor = action
        else:
            self._cursor = first[0] if first and self.scene.decision is None else None
        self._draw()

    def on_chosen(self, message: Chosen) -> None:
        message.stop()
        if message.action in self._actions:
            self._choose(message.action)
        else:
            self.post_message(self.Asked(message.action))

    def on_pointed(self, message: Pointed) -> None:
        message.stop()
        if message.action in self._actions and message.action != self._cursor:
            self._cursor = message.action
            self._draw_cursor()
