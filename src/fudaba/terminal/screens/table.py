"""The table itself: draws a scene, and turns keys and clicks into actions."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from fudaba.games.view import View
from fudaba.scenes.scene import Span, StoryLine
from fudaba.terminal import keys
from fudaba.terminal.scene import Choice, Laid, Slot
from fudaba.terminal.screens.layer import Layer
from fudaba.terminal.sight import Sight
from fudaba.terminal.widgets.buttons import Buttons, fitting
from fudaba.terminal.widgets.card import Look
from fudaba.terminal.widgets.cards import CardArea, height_for, heights_of
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

#: Columns of the side of a wide terminal, and of a very large one, as the style sheet has it.
SIDE: Final = 40
GRAND_SIDE: Final = 56
#: Of these columns, those that hold the side off.
_EDGE: Final = 2

#: From so many columns on the table has a side, from so many lines on higher cards.
WIDE: Final = 112
TALL: Final = 36

#: A terminal with fewer lines gives up the hints; one with as many columns and lines is very large.
LOW: Final = 24
GRAND: Final = (160, 50)

#: What is enough for every game, whatever lies on the table.
ENOUGH: Final = (80, 24)


class Host(Protocol):
    """Whoever set the table up. It is called, not sent messages: those would reach it only after
    the keys that were typed behind them."""

    def act(self, actions: list[str]) -> None:
        """The player chose legal actions, to be done one after the other."""

    def ask(self, key: str) -> None:
        """The player asked for a page, or to leave: one of the keys of `keys`."""


class TableScreen(Layer[None]):
    """One player's table."""

    def __init__(self, host: Host, sight: Sight, view: View) -> None:
        super().__init__()
        self._host = host
        self._sight = sight
        self._view = view
        self._kept = False
        self._note = Text()
        self._preface: tuple[StoryLine, ...] = ()
        self._cursor: str | None = None
        self._composed = False
        self._told_small = ""
        #: Something was played and is not shown yet: what is typed meanwhile answers nothing.
        self._played = False
        self._pages: frozenset[str] = frozenset()
        #: Set when what lay over the table has been closed.
        self.uncovered = asyncio.Event()
        self.scene: Laid = sight.scene(view)

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Horizontal(id="body"):
            with Vertical(id="main"):
                with Vertical(id="others"):
                    for other in self.scene.others:
                        yield SeatBox(self._sight, id=f"seat-{other.seat}")
                yield Static(id="middle-title")
                yield CardArea(self._sight.looks.face, "middle", self._sight.middle_width)
                yield SeatBox(self._sight, id=f"seat-{self.scene.own.seat}")
                yield CardArea(self._sight.looks.face, id="hand")
                yield Story(self._sight, id="story")
                yield Static(id="decision")
                yield Static(id="prompt")
                yield Buttons("choices", self._sight.button_rows)
            with Vertical(id="side"):
                yield Static(id="panel")
                yield Story(self._sight, id="side-story")
        with Horizontal(id="footer"):
            yield Buttons(id="commands")
            yield Static(id="note")
        yield Static(id="cramped")

    def on_mount(self) -> None:
        others = len(self.scene.others)
        self.set_class(others == 1, "-few")
        self.set_class(others > 1, "-several")
        self.set_class(others > 2, "-many")
        self.set_class(self._sight.has_tricks, "-grows")
        self._set_size()
        self._composed = True
        self.screen_layout_refresh_signal.subscribe(self, self._measure)
        self.show(self._view)

    # Drawing.

    def tell_kept(self, kept: bool, note: str, preface: str) -> None:
        """Says from now on whether the match is kept: below, and before anything has happened."""
        self._kept = kept
        self.set_class(kept or not note, "-kept")
        self._note = Text(note, style="dim" if kept else "bold red reverse")
        self._preface = (StoryLine(text=[Span(preface)]),) if preface else ()
        if self._draws:
            self._draw_footer()

    def _draw_footer(self) -> None:
        room = self.app.size.width
        commands = self._commands("save_quit" if self._kept else "quit")
        if len(fitting(commands, None, room)) < len(commands):
            commands = self._commands("quit")
        self._pages = frozenset((keys.QUICKER, keys.SLOWER, *(choice.key for choice in commands)))
        # These buttons have no space between them.
        self.query_one("#commands", Buttons).show(commands, room=room + len(commands))
        self.query_one("#note", Static).update(self._note)

    def _commands(self, leave: str) -> tuple[Choice, ...]:
        """The pages there are, and the way out under the name that there is room for."""
        named = (*self._sight.commands, (keys.QUIT, leave))
        return tuple(Choice(key, key, self._sight.say(f"command.{name}")) for key, name in named)

    def show(self, view: View) -> None:
        """Draws a view from scratch."""
        self._view = view
        self._played = False
        self.scene = self._sight.scene(view)
        actions = [action for _, action in self.scene.options]
        # A weighty decision is never one careless Enter away.
        self._cursor = actions[0] if actions and self.scene.decision is None else None
        if self._draws:
            self._draw()

    @property
    def _draws(self) -> bool:
        """Whether its parts are there."""
        return self._composed and not self.is_left

    def _draw(self) -> None:
        scene = self.scene
        self._draw_footer()
        self.query_one("#status", Static).update(Text(scene.shown.status))
        self.query_one("#middle-title", Static).update(Text(scene.middle_title))
        width = max(cell_len(other.name) for other in scene.others)
        for other in scene.others:
            self.query_one(f"#seat-{other.seat}", SeatBox).show(
                other, width if len(scene.others) > 1 else 0
            )
        self.query_one(f"#seat-{scene.own.seat}", SeatBox).show(scene.own)
        self.set_class(not scene.hand, "-no-hand")
        won = any(pile.cards for seat in scene.shown.seats for pile in seat.won)
        self.set_class(won, "-playing")
        self.query_one("#panel", Static).update(scene.panel)
        for story in self.query(Story):
            story.show((*self._preface, *scene.story))
        self.query_one("#decision", Static).update(scene.decision or Text())
        self.set_class(scene.decision is not None, "-deciding")
        self.set_class(bool(scene.choices), "-choosing")
        if self._sight.has_tricks:
            self._grow()
        self._draw_cursor()

    def on_screen_resume(self) -> None:
        self.uncovered.set()

    def on_resize(self) -> None:
        if self._draws:
            self._set_size()
            self.scene = self._sight.scene(self._view)  # its panel is as wide as the side
            self._draw()

    def _set_size(self) -> None:
        width, height = self.app.size
        # Not left to Textual, which would tell only after the table has been drawn anew.
        self.set_class(width >= WIDE, "-wide")
        self.set_class(width < WIDE, "-narrow")
        self.set_class(height >= TALL, "-tall")
        self.set_class(height < TALL, "-short")
        self.set_class(height < LOW, "-low")
        self.set_class(width >= GRAND[0] and height >= GRAND[1], "-grand")
        side = GRAND_SIDE if self.has_class("-grand") else SIDE
        self._sight.panel_width = side - _EDGE

    def _measure(self, laid_out: Screen[object]) -> None:
        """Says so where the table has more on it than the terminal can show.

        Once it is laid out: before, a part that is new to the table has no place on it yet.
        """
        if self.is_left:
            return
        width, height = self.app.size
        wide, high = ENOUGH
        say = self._sight.say
        told = Text(say("too_small", width=width, height=height, wide=wide, high=high))
        told.append(f"\n\n[{keys.QUIT}] {say('command.quit')}", style="bold")
        if told.plain != self._told_small:  # what is said anew is laid out anew, and measured anew
            self._told_small = told.plain
            self.query_one("#cramped", Static).update(told)
        self.set_class(self._is_cramped(), "-cramped")

    def _is_cramped(self) -> bool:
        shown = self.query_one("#main").region
        needed = ["#middle", "#prompt"]
        needed += ["#hand"] if self.scene.hand else []
        needed += ["#choices"] if self.scene.choices else []
        needed += ["#decision"] if self.scene.decision is not None else []
        parts = [self.query_one(part) for part in needed]
        if not all(part.region.area and shown.contains_region(part.region) for part in parts):
            return True
        areas = [part for part in parts if isinstance(part, CardArea)]
        return not all(area.holds_all for area in areas) or self._hides_choices()

    def _hides_choices(self) -> bool:
        """Whether a choice is out of sight that a terminal with enough room would show.

        There, of very many, those around the cursor are enough.
        """
        width, height = self.app.size
        has_enough = width >= ENOUGH[0] and height >= ENOUGH[1]
        return not has_enough and not self.query_one("#choices", Buttons).shows_all

    def _grow(self) -> None:
        """Gives hand and middle the rows that their cards need, the middle all where there are."""
        scene, heights = self.scene, heights_of(self)
        room = self.app.size.height - self._lines(scene)
        middle = height_for(len(scene.middle), self._width, room * 2 // 3, heights)
        hand = height_for(len(scene.hand), self._width, room - middle, heights)
        roomy = self.has_class("-wide") and self.has_class("-tall")
        self.query_one("#middle", CardArea).styles.height = "1fr" if roomy else middle
        self.query_one("#hand", CardArea).styles.height = hand

    def _lines(self, scene: Laid) -> int:
        """The lines that are needed beside the cards, with a few for the log or a decision."""
        seats = sum(2 if seat.shown else 1 for seat in scene.shown.seats)
        buttons = self.query_one("#choices", Buttons).rows_for(scene.choices, self._width)
        told = _DECISION if scene.decision is not None else _LOG
        return _FIXED + seats + (buttons if scene.choices else 0) + told

    @property
    def _width(self) -> int:
        """How wide the table is, without its side."""
        side = GRAND_SIDE if self.has_class("-grand") else SIDE
        return self.app.size.width - (side if self.has_class("-wide") else 0)

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
            prompt.append("  " + scene.says(cursor), style="not bold")
        self.query_one("#prompt", Static).update(prompt)

    def _look(self, slot: Slot, marked: frozenset[str], muted: bool = False) -> Look:
        selected = slot.action is not None and slot.action == self._cursor
        return Look(selected, not marked.isdisjoint(slot.cards), muted)

    # Choosing.

    def typed(self, event: events.Key) -> None:
        sign = event.character or ""
        if self.has_class("-cramped") and sign != keys.QUIT:
            return  # nobody plays what cannot be seen
        if event.key in _STEPS:
            event.stop()
            event.prevent_default()
            self._move(_STEPS[event.key])
        elif event.key in ("enter", "space") and self._cursor is not None:
            event.stop()
            self._choose(self._cursor)
        elif sign in self._pages:
            event.stop()
            self._host.ask(sign)
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
        if self._played:
            return
        actions = self._sight.carry_out(self.scene, action)
        if actions:
            self._played = True
            self._host.act(actions)
        else:
            self._change(action)

    def _change(self, action: str) -> None:
        """Draws what a choice has changed on the table; the match is as it was."""
        self.scene = self._sight.scene(self._view)
        first = [choice.action for choice in self.scene.choices] + self._actions
        if action in self._actions:
            self._cursor = action
        else:
            self._cursor = first[0] if first and self.scene.decision is None else None
        self._draw()

    def chosen(self, action: str) -> None:
        if action in self._actions:
            self._choose(action)
        else:
            self._host.ask(action)

    def pointed(self, action: str) -> None:
        if action in self._actions and action != self._cursor:
            self._cursor = action
            self._draw_cursor()
