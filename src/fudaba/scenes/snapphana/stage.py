"""The scenes of 800, 1000, 150 and Fjabbe, put together."""

from __future__ import annotations

from fudaba.games.view import EventView, View
from fudaba.scenes.help import Help
from fudaba.scenes.scene import StoryLine
from fudaba.scenes.snapphana.counting import CountingStage
from fudaba.scenes.snapphana.help import help_of
from fudaba.scenes.snapphana.sides import own_view
from fudaba.scenes.snapphana.story import TrickTeller


class SnapphanaStage(CountingStage):
    """A match where tricks are taken."""

    def subtitle(self, view: View) -> str:
        own = own_view(view)
        if own.target is not None:
            return self.tell("subtitle.target", number=view.deal, target=own.target)
        trick = self.trick_number(own)
        return self.tell("subtitle.trick", number=view.deal, trick=trick, tricks=own.tricks_in_deal)

    def of_the_match(self, view: View) -> str:
        is_open = own_view(view).target is not None
        return self.subtitle(view) if is_open else self.deal_title(view, view.deal)

    def status(self, view: View) -> str:
        own = own_view(view)
        goal = "fewest" if own.target is None else "target"
        return self.tell(
            "status",
            game=self.word("name"),
            number=view.deal,
            goal=self.tell(f"goal.{goal}", target=own.target),
            dealer=self.who(view.dealer),
            forehand=self.who(own.forehand),
        )

    def deal_title(self, view: View, number: int) -> str:
        return self.tell("deal", number=number)

    def story(self, view: View) -> list[StoryLine]:
        return TrickTeller(self).tell(view.events, view.begun)

    def event_text(self, view: View, event: EventView) -> str:
        if event.kind in ("play", "trick") and not event.cards:
            return ""  # a trick that may no longer be looked at (SN-R38)
        return TrickTeller(self).words(event)

    def help(self) -> Help:
        return help_of(self.game.name, self.options, self.language)
