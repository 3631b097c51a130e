"""Pairs as people are shown it."""

from fudaba.games.asked import AskedView
from fudaba.games.hanafuda.view import FieldView
from fudaba.games.view import EventView, View
from fudaba.scenes.hanafuda.stage import HanafudaStage
from fudaba.scenes.hanafuda.standing import Standing
from fudaba.scenes.hanafuda.story import TurnTeller
from fudaba.scenes.help import Help
from fudaba.scenes.phrases import phrase
from fudaba.scenes.scene import StoryLine
from tests.house.toy.games.pairs.view import PairsView


def _own(view: View) -> PairsView:
    assert isinstance(view, PairsView)
    return view


class PairsTeller(TurnTeller):
    def remark(self, event: EventView) -> StoryLine | None:
        if event.kind == "deal":
            said = phrase("pairs.story.deal", self.language, who=self.who(event.seat))
            return StoryLine(text=said)
        return StoryLine(text=phrase(f"pairs.end.{event.names}", self.language))


class PairsStage(HanafudaStage):
    def subtitle(self, view: View) -> str:
        return self.deal_title(view, view.deal)

    def status(self, view: View) -> str:
        return f"{self.word('name')} {self.subtitle(view)}"

    def deal_title(self, view: View, number: int) -> str:
        return self.word("deal", number=number)

    def field(self, view: View) -> FieldView:
        return _own(view).field

    def waiting_card(self, view: View) -> str | None:
        return _own(view).card

    def standings(self, view: View, seat: int) -> list[Standing]:
        return []

    def prompt_of(self, view: View, asked: AskedView) -> str:
        return self.word(f"ask.{asked.phase}")

    def story_teller(self, view: View) -> PairsTeller:
        return PairsTeller(self)

    def help(self) -> Help:
        return Help(brief=self.word("summary"), sections=[])


STAGE = PairsStage
