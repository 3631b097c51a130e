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
from fudaba.terminal.widgets.cards import CardArea
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


class TableScreen(Screen[None]):
    """One player's table."""

    class Acted(Message):
        """The player chose a legal action."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

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
        self.scene: Scene = table.scene(view)

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Horizontal(id="body"):
            with Vertical(id="main"):
                with Vertical(id="others"):
                    for other in self.scene.others:
                        yield SeatBox(id=f"seat-{other.seat}")
                yield Static(id="middle-title")
                yield CardArea(self._table.face, id="middle")
                yield SeatBox(id=f"seat-{self.scene.own.seat}")
                yield CardArea(self._table.face, id="hand")
                yield Story(self._table.seat, id="story")
                yield Static(id="decision")
                yield Static(id="prompt")
                yield Buttons(id="choices")
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
                (keys.HELP, "help"),
                (keys.SCORES, "scores"),
                (keys.YAKU, "yaku"),
                (keys.LOG, "log"),
                (keys.QUIT, "save_quit" if self._saved else "quit"),
            )
        )
        self.query_one("#commands", Buttons).show(commands)
        others = len(self.scene.others)
        self.set_class(others == 1, "-few")
        self.set_class(others > 1, "-several")
        self.set_class(others > 2, "-many")
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
        self._draw_cursor()

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
        self.query_one("#choices", Buttons).show(scene.choices, cursor)
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
        elif sign in (keys.HELP, keys.SCORES, keys.YAKU, keys.LOG, keys.QUIT) and sign:
            event.stop()
            self.post_message(self.Asked(sign))
        else:
            for key, action in self.scene.options:
                if key and key == sign:
                    event.stop()
                    self._choose(action)
                    return

    def _move(self, step: int) -> None:
        actions = [action for _, action in self.scene.options]
        if not actions:
            return
        if self._cursor in actions:
            place = (actions.index(self._cursor) + step) % len(actions)
        else:
            place = 0 if step > 0 else -1
        self._cursor = actions[place]
        self._draw_cursor()

    def _choose(self, action: str) -> None:
        if action in self._view.legal:
            self.post_message(self.Acted(action))

    def on_chosen(self, message: Chosen) -> None:
        message.stop()
        if message.action in self._view.legal:
            self._choose(message.action)
        else:
            self.post_message(self.Asked(message.action))

    def on_pointed(self, message: Pointed) -> None:
        message.stop()
        if message.action in self._view.legal and message.action != self._cursor:
            self._cursor = message.action
            self._draw_cursor()
