"""Pairs at the table in a terminal."""

from rich.console import RenderableType
from rich.text import Text

from fudaba.games.hanafuda.view import FieldView
from fudaba.games.view import EventView, View
from fudaba.locale import game_word
from fudaba.terminal.games.hanafuda import HanafudaTable
from fudaba.terminal.games.standing import Standing
from fudaba.terminal.scene import Choice, Line
from tests.house.toy.games.pairs.view import PairsView


class PairsTable(HanafudaTable):
    def field(self, view: View) -> FieldView:
        assert isinstance(view, PairsView)
        return view.field

    def waiting_card(self, view: View) -> str | None:
        assert isinstance(view, PairsView)
        return view.card

    def standings(self, view: View, seat: int) -> list[Standing]:
        return []

    def status(self, view: View) -> str:
        return f"{game_word('pairs', 'name', self.language)} {self.deal_title(view, view.deal)}"

    def deal_title(self, view: View, number: int) -> str:
        return game_word("pairs", "deal", self.language, number=number)

    def question(self, view: View) -> str:
        return game_word("pairs", f"ask.{view.phase}", self.language)

    def choice(self, view: View, action: str) -> Choice:
        raise AssertionError(f"{action} is answered on the cards")

    def story(self, events: list[EventView], deal: int) -> list[Line]:
        return [
            Line(
                game_word(
                    "pairs",
                    f"story.{event.kind}",
                    self.language,
                    who=self.who(event.seat),
                    cards=self.titles(event.cards),
                ),
                event.seat,
            )
            for event in events
            if event.kind in ("deal", "play") and event.seat is not None
        ]

    def help(self, view: View) -> RenderableType:
        return Text(game_word("pairs", "summary", self.language))


TABLE = PairsTable
