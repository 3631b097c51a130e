"""The program: a person at a table, bots at the other seats."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.app import App

from fudaba.bots.contract import Bot
from fudaba.games.contract import Match
from fudaba.games.view import View
from fudaba.locale import Language
from fudaba.scenes.registry import stage
from fudaba.scenes.scene import StoryLine
from fudaba.terminal import keys, pages, progress
from fudaba.terminal.after import After
from fudaba.terminal.pace import Pace, changed, seconds
from fudaba.terminal.scene import Choice
from fudaba.terminal.screens.page import Page
from fudaba.terminal.screens.table import TableScreen
from fudaba.terminal.sheet import deal_sheet, match_sheet
from fudaba.terminal.sight import Sight
from fudaba.terminal.sitting import Keeper, Sitting
from fudaba.terminal.threads import in_thread
from fudaba.terminal.trouble import trouble

_PACE_STEPS: Final = {keys.QUICKER: -1, keys.SLOWER: 1}

#: What may be asked for at the end of a match, by key.
_ENDINGS: Final = {
    "a": After.AGAIN,
    "g": After.ANOTHER,
    "r": After.REVIEW,
    keys.QUIT: After.LEAVE,
}


class TableApp(App[After]):
    """The table, the pages over it, and the bots' moves."""

    TITLE = "Fudaba"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        match: Match,
        names: list[str],
        seat: int,
        bots: dict[int, Bot],
        language: Language = "en",
        keeper: Keeper | None = None,
        pace: Pace = "usual",
        on_pace: Callable[[Pace], None] | None = None,
    ) -> None:
        super().__init__()
        self.sitting = Sitting(match, names, seat, bots)
        self.stage = stage(match.game, names, seat, language)
        self.sight = Sight(self.stage, seat, lambda actions: self.stage.would(match, actions))
        self.table_screen = TableScreen(self, self.sight, self.sitting.view())
        self.pace: Pace = pace
        self._on_pace = on_pace
        self._keeper = keeper
        #: Why the match is not kept as it is now; empty while it is.
        self._trouble = ""
        #: The question whether a match that is not kept shall be left.
        self._leaving: Page | None = None
        #: Set when a bot need not wait any longer.
        self._hurry = asyncio.Event()
        #: Set while the table waits for the person.
        self.ready = asyncio.Event()

    def on_mount(self) -> None:
        self.push_screen(self.table_screen)
        self._keep()
        self._go_on()

    # The match.

    def act(self, actions: list[str]) -> None:
        """Plays what the person chose; what is not legal by then is left out."""
        for action in actions:
            if action in self.sitting.view().legal:
                self.sitting.act(action)
        self.ready.clear()
        self._keep()
        self._go_on()

    @work(exclusive=True, group="match")
    async def _go_on(self) -> None:
        """Shows what happened and lets the bots move until the person is asked."""
        while True:
            await self._show_sheets()
            view = self.sitting.view()
            asked = not self.sitting.bot_to_play
            if asked or self._pause:  # what nobody could see need not be drawn
                self.table_screen.show(view)
            if asked:
                break
            await self._wait(self._pause * self.sight.pace(view))
            self.sitting.apply(await in_thread(self.sitting.bot_choice()))
            self._keep()
        if view.is_over:
            await self.push_screen(self._end_page(), self._ended)
        self.ready.set()

    @property
    def _pause(self) -> float:
        return seconds(self.pace)

    async def _wait(self, pause: float) -> None:
        """Lets a person look at the table, unless the pace is changed meanwhile."""
        self._hurry.clear()
        if pause:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), pause)

    async def _show_sheets(self) -> None:
        """The score sheet of every deal that has ended since the last one was shown."""
        view = self.sitting.view()
        while self.sitting.sheets_seen < len(view.finished):
            number = self.sitting.sheets_seen + 1
            story = self.sight.story(view, self.sitting.events(number), number)
            sheet = self.stage.sheet(view, number)
            body = deal_sheet(self.sight, sheet, story[-3:])
            title = self.sight.say("sheet.title", deal=sheet.title)
            await self._uncovered()
            await self._read(self._page(title, body, "next"))
            self.sitting.sheets_seen = number

    async def _uncovered(self) -> None:
        """Waits until the person has closed what lies over the table."""
        self.ready.set()
        while self.screen is not self.table_screen:
            self.table_screen.uncovered.clear()
            await self.table_screen.uncovered.wait()
        self.ready.clear()

    async def _read(self, page: Page) -> None:
        """Shows a page and waits until it has been read."""
        read = asyncio.Event()
        await self.push_screen(page, lambda answer: read.set())
        self.ready.set()
        await read.wait()
        self.ready.clear()

    # Pages.

    def ask(self, key: str) -> None:
        """Opens the page of a key, changes the pace, or leaves."""
        view = self.sitting.view()
        say = self.sight.say
        if key in _PACE_STEPS:
            self._change_pace(_PACE_STEPS[key])
            return
        if key == keys.QUIT:
            if view.is_over:
                self.push_screen(self._end_page(), self._ended)
            else:
                self._leave()
            return
        if key == keys.HELP:
            help_text = Group(Text(self._keys_help()), Text(), pages.help_page(self.sight))
            page = self._page(say("help.title"), help_text, also=keys.HELP)
        elif key == keys.SCORES:
            page = self._page(say("sheet.all"), self._match_sheet(view), also=keys.SCORES)
        elif key == keys.YAKU:
            title = say(dict(self.sight.commands)[keys.YAKU])
            body = progress.page(self.sight, self.stage.scene(view, view.happened))
            page = self._page(title, body, also=keys.YAKU)
        elif key == keys.LOG:
            page = self._page(say("log"), self._full_log(view), also=keys.LOG, at_end=True)
        else:
            body = pages.last_trick(self.sight, self.stage.scene(view, view.happened))
            page = self._page(say("last_trick"), body, also=key)
        self.push_screen(page)

    def _page(
        self,
        title: str,
        body: RenderableType,
        button: str = "back",
        also: str = "",
        at_end: bool = False,
    ) -> Page:
        choice = Choice("enter", button, self.sight.say(f"button.{button}"))
        return Page(title, body, (choice,), also, self.sight.say("scroll"), at_end)

    def _keys_help(self) -> str:
        say = self.sight.say
        pace = say("help.pace", pace=say(f"pace.{self.pace}"))
        return f"{self.sight.keys_help()} {pace} {self._where_kept()}"

    def _full_log(self, view: View) -> RenderableType:
        """Everything said so far, deal by deal; of the one in progress what may be known."""
        lines: list[StoryLine] = []
        for number in range(1, view.deal + 1):
            finished = number <= len(view.finished)
            events = self.sitting.events(number) if finished else view.events
            lines += self.sight.story(view, events, number)
        return pages.log(self.sight, lines)

    def _match_sheet(self, view: View) -> RenderableType:
        return match_sheet(self.sight, self.stage.sheets(view))

    def _change_pace(self, step: int) -> None:
        self.pace = changed(self.pace, step)
        self._hurry.set()
        self.clear_notifications()
        say = self.sight.say
        self.notify(say("pace.now", pace=say(f"pace.{self.pace}")), timeout=2, markup=False)
        if self._on_pace is not None:
            self._on_pace(self.pace)

    # Keeping.

    def _keep(self) -> None:
        """Keeps the match; a full disk or a lost folder is told at once, and does not end it."""
        if self._keeper is None:
            self._trouble = self.sight.say("leave.lost")
        else:
            try:
                self._keeper.keep(self.sitting.record())
                self._trouble = ""
            except OSError as problem:
                said = trouble(problem, self.sight.language)
                said = self.sight.say("save_failed", problem=said)
                if said != self._trouble:
                    self.notify(said, severity="error", timeout=20, markup=False)
                self._trouble = said
        self.table_screen.tell_kept(not self._trouble, self._note(), self._preface())

    def _note(self) -> str:
        """For the lowest line: where the match is kept, or that it is not."""
        if self._keeper is None:
            return ""
        say, path = self.sight.say, self._keeper.path
        if self._trouble:
            return say("not_saved")
        return (
            say("saved") if path is None or self._keeper.is_own else say("saved_as", name=path.name)
        )

    def _preface(self) -> str:
        """Said before anything has happened: where the match is kept, if that was asked for."""
        return "" if self._keeper is None or self._keeper.is_own else self._where_kept()

    def _where_kept(self) -> str:
        """In a sentence."""
        if self._keeper is None or self._keeper.path is None or self._trouble:
            return self._trouble
        return self.sight.say("saved_in", path=self._keeper.path)

    # Leaving.

    def _end_page(self) -> Page:
        """The result, and what may come after it."""
        say, view = self.sight.say, self.sitting.view()
        choices = [Choice("enter", "back", say("button.back"))]
        for key, after in _ENDINGS.items():
            if after is not After.REVIEW or (self._keeper and not self._trouble):
                choices.append(Choice(key, after.value, say(f"end.{after.value}")))
        body = self._match_sheet(view)
        return Page(self.stage.result(view), body, tuple(choices), scroll=say("scroll"))

    def _ended(self, answer: str | None) -> None:
        if answer is not None and answer != "back":
            self._leave(After(answer))

    def _leave(self, after: After = After.LEAVE) -> None:
        """Leaves a match that is kept; where it is not, asks whether it may be lost."""
        self._keep()
        unkept = self._trouble and not (self._keeper is None and self.sitting.view().is_over)
        if not unkept:
            self.exit(after)
        elif self.screen is not self._leaving:  # it may be asked already
            stay = Choice("n", "stay", self.sight.say("button.stay"))
            go = Choice("y", "go", self.sight.say("button.go"))
            lost = Text(self._trouble)
            if self._keeper is not None:
                lost.append(f"\n\n{self.sight.say('leave.would_be_lost')}")
            self._leaving = Page(self.sight.say("leave.title"), lost, (stay, go))
            self.push_screen(
                self._leaving, lambda answer: self.exit(after) if answer == "go" else None
            )

    async def action_quit(self) -> None:
        self._leave()

    def action_help_quit(self) -> None:
        """Ctrl+C leaves as `q` does."""
        self._leave()
