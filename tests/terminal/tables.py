"""Tables for the tests: a bot without ideas, and a person who presses keys."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

from textual import events
from textual.pilot import Pilot
from textual.widget import Widget

import fudaba
from fudaba.bots.contract import Bot
from fudaba.cards.rng import Rng
from fudaba.games.contract import Match
from fudaba.games.koikoi.view import KoiKoiView
from fudaba.games.options import OptionValue
from fudaba.games.record import DealRecord, Record
from fudaba.games.view import View
from fudaba.locale import Language
from fudaba.scenes.registry import stage
from fudaba.terminal.after import After
from fudaba.terminal.app import TableApp
from fudaba.terminal.pace import Pace
from fudaba.terminal.screens.page import Page
from fudaba.terminal.sight import Sight
from fudaba.terminal.sitting import Keeper
from fudaba.terminal.widgets.card import CardBox
from tests.terminal.decks import FirstDeal

OwnView = TypeVar("OwnView", bound=View)

SMALL = (80, 24)
LARGE = (120, 40)

#: What every table must show, whatever lies on it.
_ESSENTIAL = ("#status", "#middle", "#prompt", "#commands")

#: How often in a row nothing may be under way at a screen at rest; how often it is looked at.
_RESTS = 2
_PATIENCE = 100


class Middling(Bot):
    """Takes the action in the middle, calls koi-koi whenever it can."""

    name = "middling"

    def choose(self, match: Match, rng: Rng) -> int:
        actions = match.legal_actions()
        if match.text(actions[0]) == "stop":
            return actions[-1]
        return actions[len(actions) // 2]


def new_match(first: FirstDeal, deals: int = 3, **options: OptionValue) -> Match:
    """A match at the beginning of its first deal; the later deals come from a seed."""
    start = DealRecord(dealer=first.dealer, deck=first.deck)
    names = ["Anna", "Bot"]
    chosen: dict[str, OptionValue] = {"deals": deals, **options}
    return fudaba.replay(
        Record(fudaba=1, game="koikoi", seats=names, seed=7, options=chosen, deals=[start])
    )


def last_deal(match: Match) -> Match:
    """The match at the beginning of its last deal."""
    while len(match.deals) < int(match.game.options["deals"]) - 1:
        match.apply(match.legal_actions()[0])
    return match


@dataclass
class Shelf:
    """Keeps records in a list, as if in the file of this name."""

    kept: list[Record] = field(default_factory=list)
    path: Path | None = None
    is_own: bool = False

    def keep(self, record: Record) -> None:
        self.kept.append(record)


def table(
    match: Match,
    language: Language = "en",
    keeper: Keeper | None = None,
    pace: Pace = "at-once",
    on_pace: Callable[[Pace], None] | None = None,
) -> TableApp:
    """A table with a person at seat 0 and no pauses."""
    return TableApp(match, ["Anna", "Bot"], 0, {1: Middling()}, language, keeper, pace, on_pace)


def drawn(match: Match, names: list[str], language: Language = "en") -> Sight:
    """The table of the person at seat 0, without the program around it."""
    made = stage(match.game, names, 0, language)
    return Sight(made, 0, lambda actions: made.would(match, actions))


class Sitter(Generic[OwnView]):
    """Somebody at the table; every act waits until the table waits for the person again."""

    def __init__(self, app: TableApp, pilot: Pilot[After], kind: type[OwnView]) -> None:
        self.app = app
        self.pilot = pilot
        self._kind = kind

    async def settle(self) -> None:
        """Waits for messages, never for the clock: pilot.pause would sleep until all is idle."""
        await self._rounds()
        await self.app.ready.wait()
        page = None
        # A page may be opened by the last key while the one before it is being waited for.
        while self.page is not page:
            page = self.page
            if page is not None:
                await page.laid_out.wait()
            await self._rounds()
        await self._lay_out()

    async def _rounds(self) -> None:
        """A key goes from the app to the screen, comes back as a message, and is drawn."""
        for _ in range(4):
            await self.pilot._wait_for_screen()

    async def _lay_out(self) -> None:
        """Lays out what has changed, and again what changes as it learns of its new size.

        A part asks its screen to be laid out by a message, the screen answers with sizes by
        messages; so nothing is at rest while one of them is under way.
        """
        rests = 0
        for _ in range(_PATIENCE):
            self.app.screen._on_timer_update()
            await self.pilot._wait_for_screen()
            rests = 0 if self._is_stirring() else rests + 1
            if rests == _RESTS:
                return
        raise AssertionError("the screen never comes to rest")

    def _is_stirring(self) -> bool:
        parts = self.app.screen.walk_children(Widget, with_self=True)
        return any(
            part._layout_required or part.message_queue_size or part._next_callbacks
            for part in parts
        )

    async def press(self, *keys: str) -> None:
        for key in keys:
            self._send(key)
            await self.settle()

    async def burst(self, *keys: str) -> None:
        """All keys at once, as a terminal hands them over that has been waiting for the program."""
        for key in keys:
            self._send(key)
        await self.settle()

    def _send(self, key: str) -> None:
        driver = self.app._driver
        assert driver is not None
        sign = key if len(key) == 1 else None
        driver.send_message(events.Key(key, sign).set_sender(self.app))

    async def click(self, x: int, y: int) -> None:
        await self.pilot.click(offset=(x, y))
        await self.settle()

    @property
    def view(self) -> OwnView:
        view = self.app.sitting.view()
        assert isinstance(view, self._kind)
        return view

    @property
    def page(self) -> Page | None:
        return self.app.screen if isinstance(self.app.screen, Page) else None

    def key(self, action: str) -> str:
        """The key that the table shows for an action."""
        return next(key for key, known in self.app.table_screen.scene.options if known == action)

    async def step(self) -> None:
        """Closes the page that is open, or does the first thing that is legal."""
        if self.page is not None:
            await self.press("enter")
        else:
            await self.press(self.key(self.view.legal[0]))

    async def play_until(self, reached: Callable[[], bool]) -> None:
        for _ in range(200):
            if reached():
                return
            await self.step()
        raise AssertionError("it never came to that")

    async def play_to_decision(self) -> None:
        await self.play_until(lambda: "koi" in self.view.legal and self.page is None)

    def screen(self) -> list[str]:
        """What the screen shows, as lines of text."""
        rows = self.app.screen._compositor.render_strips()
        return ["".join(segment.text for segment in row) for row in rows]

    def text(self) -> str:
        return "\n".join(self.screen())


@asynccontextmanager
async def sitting(
    app: TableApp, kind: type[OwnView], size: tuple[int, int] = SMALL
) -> AsyncIterator[Sitter[OwnView]]:
    async with app.run_test(size=size) as pilot:
        person = Sitter(app, pilot, kind)
        await person.settle()
        yield person


Person = Sitter[KoiKoiView]


@asynccontextmanager
async def seated(app: TableApp, size: tuple[int, int] = SMALL) -> AsyncIterator[Person]:
    async with sitting(app, KoiKoiView, size) as person:
        yield person


async def screens(person: Sitter[OwnView]) -> str:
    """All that the person can get to see now."""
    shown = [person.text()]
    for key in "?syl":
        await person.press(key)
        shown.append(person.text())
        await person.press("escape")
    return "\n".join(shown)


def inside(widget: Widget) -> bool:
    """Whether a widget can be seen, all of it."""
    return widget.region.area > 0 and widget.screen.region.contains_region(widget.region)


def assert_all_on_screen(person: Sitter[OwnView]) -> None:
    """Every essential part, every player and every card is where it can be seen."""
    screen = person.app.screen
    scene = person.app.table_screen.scene
    selectors = [*_ESSENTIAL, f"#seat-{scene.own.seat}"]
    if scene.decision is None:
        selectors += [f"#seat-{other.seat}" for other in scene.others]
    else:
        selectors += ["#decision", *(f"#seat-{o.seat}" for o in scene.others if not o.rests)]
    if scene.choices:
        selectors.append("#choices")
    for selector in selectors:
        assert inside(screen.query_one(selector)), (person.view.phase, selector)
    boxes = [box for box in screen.query(CardBox) if box.display]
    assert len(boxes) == len(scene.middle) + len(scene.hand)
    assert all(inside(box) for box in boxes)
