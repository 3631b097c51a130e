"""The table of 800, 1000, 150 and Fjabbe."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from fudaba.games.view import DealView, EventView, View
from fudaba.terminal import keys
from fudaba.terminal.faces import Face
from fudaba.terminal.games.snapphana import faces
from fudaba.terminal.games.snapphana.help import help_page
from fudaba.terminal.games.snapphana.overview import OverviewTable
from fudaba.terminal.games.snapphana.sheet import side_entries
from fudaba.terminal.games.snapphana.sides import own_view
from fudaba.terminal.games.snapphana.story import TrickTeller
from fudaba.terminal.scene import Line


class SnapphanaTable(OverviewTable):
    """A table where tricks are taken."""

    GROWS: ClassVar[bool] = True
    BUTTON_ROWS: ClassVar[int] = 8
    MIDDLE_WIDTH: ClassVar[int] = 20
    COMMANDS: ClassVar[tuple[tuple[str, str], ...]] = (
        (keys.HELP, "help"),
        (keys.SCORES, "scores"),
        (keys.YAKU, "overview"),
        (keys.LAST_TRICK, "last_trick"),
        (keys.LOG, "log"),
    )

    def face(self, cards: tuple[str, ...]) -> Face:
        return faces.face(cards[0], self.language) if cards else faces.EMPTY

    def titles(self, cards: str) -> str:
        return faces.titles(faces.in_order(cards))

    def targets(self, view: View, card: str) -> frozenset[str]:
        """Nothing is taken from the middle but whole tricks."""
        return frozenset()

    def commands(self, view: View) -> tuple[tuple[str, str], ...]:
        """The last trick only where it may be looked at (SN-R38)."""
        shown = bool(view.options["show_last_trick"])
        return tuple(one for one in self.COMMANDS if shown or one[0] != keys.LAST_TRICK)

    def page(self, view: View, key: str) -> tuple[str, RenderableType]:
        if key != keys.LAST_TRICK:
            return super().page(view, key)
        return self.say("last_trick"), self.last_trick(view)

    def keys_help(self) -> str:
        return self.say("snapphana.help.keys")

    def story(self, events: list[EventView], deal: int) -> list[Line]:
        return TrickTeller(self.who, self.seat, self.language).tell(events)

    def help(self, view: View) -> RenderableType:
        return help_page(own_view(view), self.language)

    def progress(self, view: View) -> RenderableType:
        return self.overview(own_view(view))

    def panel(self, view: View) -> Text:
        return self.side_panel(own_view(view))

    def entries(self, view: View, deal: DealView) -> RenderableType:
        return side_entries(view, deal, self.parties(view), self.language)
