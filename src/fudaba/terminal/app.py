"""The program: a person at a table, bots at the other seats."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.app import App

from fudaba.bots.contract import Bot
from fudaba.games.contract import Match
from fudaba.games.view import View
from fudaba.locale import Language
from fudaba.terminal import keys
from fudaba.terminal.games import table_of
from fudaba.terminal.scene import Choice
from fudaba.terminal.screens.page import Page
from fudaba.terminal.screens.table import TableScreen
from fudaba.terminal.sheet import deal_sheet, match_sheet, result
from fudaba.terminal.sitting import Save, Sitting
from fudaba.terminal.threads import in_thread
from fudaba.terminal.widgets.story import line_text

#: Seconds before a bot moves, so that a person sees what was done.
PAUSE = 1.2


class TableApp(App[None]):
    """The table, the pages over it, and the bots' moves."""

    TITLE = "Fudaba"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]  # noqa: RUF012 - so declared
    VERTICAL_BREAKPOINTS = [(0, "-short"), (36, "-tall")]  # noqa: RUF012

    def __init__(
        self,
        match: Match,
        names: list[str],
        seat: int,
        bots: dict[int, Bot],
        rng_seed: int = 0,
        language: Language = "en",
        save: Save | None = None,
        save_path: str | None = None,
        pause: float = PAUSE,
    ) -> None:
        super().__init__()
        self.sitting = Sitting(match, names, seat, bots, rng_seed, save)
        self.table = table_of(self.sitting.game, names, seat, language)
        self._pause = pause
        self._save_path = save_path
        #: Set while the table waits for the person.
        self.ready = asyncio.Event()

    @property
    def table_screen(self) -> TableScreen:
        screen = self.screen_stack[1]
        assert isinstance(screen, TableScreen)
        return screen

    def on_mount(self) -> None:
        self._keep()
        saved = ""
        if self.sitting.saves:
            name = Path(self._save_path).name if self._save_path else ""
            saved = self.table.say("saved_as", name=name) if name else self.table.say("saved")
        self.push_screen(TableScreen(self.table, self.sitting.view(), saved, self._where_saved()))
        self._go_on()

    # The match.

    def on_table_screen_acted(self, message: TableScreen.Acted) -> None:
        played = False
        for action in message.actions:
            if action in self.sitting.view().legal:
                self.sitting.act(action)
                played = True
        if played:
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
            if self._pause:
                await asyncio.sleep(self._pause * self.table.pace(view))
            self.sitting.apply(await in_thread(self.sitting.bot_choice()))
            self._keep()
        if view.is_over:
            await self.push_screen(self._result_page())
        self.ready.set()

    async def _show_sheets(self) -> None:
        """The score sheet of every deal that has ended since the last one was shown."""
        view = self.sitting.view()
        while self.sitting.sheets_seen < len(view.finished):
            number = self.sitting.sheets_seen + 1
            story = self.table.story(self.sitting.events(number), number)
            body = deal_sheet(self.table, view, number, story[-3:])
            title = self.table.say("sheet.title", deal=self.table.deal_title(view, number))
            await self._read(self._page(title, body, "next"))
            self.sitting.sheets_seen = number

    async def _read(self, page: Page) -> None:
        """Shows a page and waits until it has been read."""
        read = asyncio.Event()
        await self.push_screen(page, lambda answer: read.set())
        self.ready.set()
        await read.wait()
        self.ready.clear()

    # Pages.

    def on_table_screen_asked(self, message: TableScreen.Asked) -> None:
        view = self.sitting.view()
        say = self.table.say
        if message.key == keys.HELP:
            help_text = Group(Text(self._keys_help()), Text(), self.table.help(view))
            page = self._page(say("help.title"), help_text, also=keys.HELP)
        elif message.key == keys.SCORES:
            page = self._page(say("sheet.all"), match_sheet(self.table, view), also=keys.SCORES)
        elif message.key == keys.YAKU:
            title = say(dict(self.table.commands(view))[keys.YAKU])
            page = self._page(title, self.table.progress(view), also=keys.YAKU)
        elif message.key == keys.LOG:
            page = self._page(say("log"), self._full_log(view), also=keys.LOG, at_end=True)
        elif message.key == keys.QUIT:
            self._leave(view.is_over)
            return
        else:
            title, body = self.table.page(view, message.key)
            page = self._page(title, body, also=message.key)
        self.push_screen(page)

    def _page(
        self,
        title: str,
        body: RenderableType,
        button: str = "back",
        also: str = "",
        at_end: bool = False,
    ) -> Page:
        choice = Choice("enter", button, self.table.say(f"button.{button}"))
        return Page(title, body, (choice,), also, self.table.say("scroll"), at_end)

    def _result_page(self) -> Page:
        view = self.sitting.view()
        title = result(self.table, view)
        return self._page(title, match_sheet(self.table, view))

    def _keys_help(self) -> str:
        return f"{self.table.keys_help()} {self._where_saved()}"

    def _where_saved(self) -> str:
        return self.table.say("saved_in", path=self._save_path) if self._save_path else ""

    def _full_log(self, view: View) -> RenderableType:
        """Everything said so far, deal by deal; of the one in progress what may be known."""
        texts: list[RenderableType] = []
        for number in range(1, view.deal + 1):
            finished = number <= len(view.finished)
            events = self.sitting.events(number) if finished else view.events
            for line in self.table.story(events, number):
                texts.append(line_text(line, self.table.seat))
        return Group(*texts)

    # Leaving.

    def _leave(self, over: bool) -> None:
        if self.sitting.saves or over:
            self._keep()
            self.exit()
            return
        stay = Choice("n", "stay", self.table.say("button.stay"))
        go = Choice("y", "go", self.table.say("button.go"))
        page = Page(self.table.say("leave.title"), Text(self.table.say("leave.lost")), (stay, go))
        self.push_screen(page, lambda answer: self.exit() if answer == "go" else None)

    async def action_quit(self) -> None:
        self._keep()
        self.exit()

    def action_help_quit(self) -> None:
        """Ctrl+C leaves as `q` does."""
        self._leave(self.sitting.view().is_over)

    def _keep(self) -> None:
        """Saves; a full disk or a lost folder is told, and does not end the match."""
        try:
            self.sitting.save()
        except OSError as problem:
            said = self.table.say("save_failed", problem=problem.strerror or str(problem))
            self.notify(said, severity="error", markup=False)


def play(
    match: Match,
    names: list[str],
    seat: int,
    bots: dict[int, Bot],
    rng_seed: int,
    language: Language,
    save: Save | None = None,
    save_path: str | None = None,
) -> None:
    """Runs the table until the person leaves it."""
    TableApp(match, names, seat, bots, rng_seed, language, save, save_path).run()
